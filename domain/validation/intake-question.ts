/** What the founder reads at one field: its name, the question, why it is asked, and an example of a good answer. */
export type IntakeQuestion = { label: string; question: string; why: string; example: string };
