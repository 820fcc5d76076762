import type { Answers } from '../answers.ts';
import type { AgreementContent } from '../template.ts';

/** Name of a computed value → its text from the standing answers and the chosen wordings, null while something is missing. */
export type Computing = Readonly<Record<string, (answers: Answers, content: AgreementContent) => string | null>>;
