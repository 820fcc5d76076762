import type { IntakeKey } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';

/** `subject` names the answer by its question; `example` is a good answer to it. */
type Message = (subject: string, example: string) => string;

const LINT_MESSAGES = {
  MISSING: (subject, example) => `${subject} is missing. Write, for example: “${example}”.`,
  UNREAD: (subject, example) =>
    `${subject} is written, but cannot be saved as it stands. Write it like this, for example: “${example}”.`,
  NOT_WORDS: (subject, example) => `${subject} holds no words. Write, for example: “${example}”.`,
  PLACEHOLDER: (subject, example) =>
    `${subject} is a placeholder. Write what you know today, for example: “${example}”.`,
  REPEATED: (subject, example) =>
    `${subject} repeats itself. Write it once, in your own words, for example: “${example}”.`,
  GIBBERISH: (subject, example) => `${subject} cannot be read. Write words, for example: “${example}”.`,
  TOO_SHORT: (subject, example) =>
    `${subject} is too short to test. Say who, what and where, for example: “${example}”.`,
  VAGUE: (subject, example) =>
    `${subject} would be true of almost any idea. Say what is particular, for example: “${example}”.`,
  EVERYONE: (subject) =>
    `${subject} says “everyone” or the like. Name one group you could list and meet, by trade, size or place.`,
  TOO_WIDE: (subject, example) => `${subject} is too wide to find and count. Narrow it, for example: “${example}”.`,
  NO_ACTOR: (subject, example) => `${subject} names nobody in particular. Name a role, for example: “${example}”.`,
  NO_PLACE: (subject, example) =>
    `${subject} names no place where you could meet ten of them. Name one, for example: “${example}”.`,
  OFF_THE_MAP: (subject, example) =>
    `${subject} names no place that you can go to. If a town has that name, add its state or country. Write, for example: “${example}”.`,
  COUNTRY_ONLY: (subject) => `${subject} is a whole country. Name the town or the market where you would start.`,
  HYPOTHETICAL: (subject) =>
    `${subject} says what could happen. Write about one time it did: who, when, and what it cost them.`,
  NO_INCIDENT: (subject) =>
    `${subject} names no case yet. Ask one of them about the last time, then write who, when and what it cost.`,
  HEARSAY: (subject) =>
    `${subject} names nothing that a reader can look up, so the report calls the figure your estimate. Name a register, a table and its year, or your own count with its day.`,
  NAMES_NOTHING: (subject) =>
    `${subject} is a number, one word or yourself, so the report calls the figure your estimate. Name a register, a table and its year, or your own count with its day.`,
  OWN_SUM: (subject) =>
    `${subject} is a sum of yours. Say where its figures come from: whom you asked or what you counted, and when.`,
  NO_UNIT: (subject, example) => `${subject} has no unit. Say for what: “${example}”.`,
  PRICE_IN_UNIT: (subject, example) =>
    `${subject} holds an amount. The amount goes into the question before; here write only for what: “${example}”.`,
  NO_NUMBER: (subject, example) =>
    `${subject} has no number, so nobody can say whether it happened. Write, for example: “${example}”.`,
  NO_DATE: (subject, example) =>
    `${subject} has no number and no day, so it could always happen later. Write, for example: “${example}”.`,
  ONLY_WHEN: (subject, example) =>
    `${subject} says when, and counts nothing: no people, no sales, no money. Write, for example: “${example}”.`,
  SAME_TEXT: (subject) =>
    `${subject} repeats another answer word for word. Each question asks for something different.`,
  PRODUCT_AS_PROBLEM: (subject) =>
    `${subject} says that your product is missing. Say what goes wrong for them without it.`,
  PRICE_ZERO: (subject) => `${subject} is zero. Somebody must pay: name that payer, what they pay and for what.`,
  INVALID_AMOUNT: (subject) => `${subject} is not an amount that can be paid. Enter zero or more, in naira or dollars.`,
  INVALID_NUMBER: (subject) => `${subject} must be a whole number of 1 or more.`,
  INVALID_PERCENT: (subject) => `${subject} must be a number from 0 to 100, such as 2.5.`,
  COST_NONSENSE: (subject) => `${subject} is ten times the price or more. Check both amounts and their units.`,
  COST_OVER_PRICE: (subject) => `${subject} is as much as the price or more, so each sale loses money.`,
  CURRENCY_MISMATCH: (subject) =>
    `${subject} is in another currency than the price. Use one, so that they can be compared.`,
  NO_SOURCE: (subject) => `${subject} is empty, so the report calls the number your estimate.`,
  NO_ALTERNATIVES: (subject) =>
    `${subject} names no alternative. There nearly always is one, and your readers will know it.`,
  BAD_LINK: (subject) =>
    `${subject} holds a link that does not start with http:// or https://, so the report leaves it out.`,
  NO_EDGE: (subject) => `${subject} is missing. That you will be chosen now counts among the weightiest beliefs.`,
  NO_COST: (subject) => `${subject} is missing, so the report cannot say what is left of the price (the margin).`,
  UNLAWFUL: (subject) =>
    `${subject} names what the law may forbid. Ask a lawyer before you speak to a customer: nothing you enter can settle it, and it cannot be published. If the word means something lawful here, use another.`,
  NOT_CHECKED: (subject) => `${subject} is missing. Write “none” once you have checked.`,
} satisfies Record<string, Message>;

export type LintCode = keyof typeof LINT_MESSAGES;
export const LINT_CODES = Object.keys(LINT_MESSAGES) as LintCode[];

/** One answer that cannot be tested (`mandatory`) or could be better, with how to put it right. `item` counts from 0. */
export type LintFinding = { field: IntakeKey; code: LintCode; message: string; mandatory: boolean; item?: number };

const FIELDS = new Map(INTAKE_FIELDS.map((field) => [field.key, field]));

/** The answer as the founder knows it: by the first sentence of its question. */
function subjectOf(key: IntakeKey): string {
  const question = FIELDS.get(key)?.question ?? '';
  return `The answer to “${/^[^?.]*[?.]/u.exec(question)?.[0] ?? question}”`;
}

/** The finding with its message, in the words of that question. */
export function finding(field: IntakeKey, code: LintCode, mandatory: boolean, item?: number): LintFinding {
  const { example = '' } = FIELDS.get(field) ?? {};
  const message: Message = LINT_MESSAGES[code];
  return {
    field,
    code,
    message: message(subjectOf(field), example.replace(/\.$/u, '')),
    mandatory,
    ...(item === undefined ? {} : { item }),
  };
}
