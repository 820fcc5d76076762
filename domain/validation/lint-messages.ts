import type { IntakeKey } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';

/** `example` is a good answer to that question. */
type Message = (label: string, example: string) => string;

const LINT_MESSAGES = {
  MISSING: (label, example) => `${label} is missing. Write, for example: “${example}”.`,
  NOT_WORDS: (label, example) => `${label} holds no words. Write, for example: “${example}”.`,
  PLACEHOLDER: (label, example) => `${label} is a placeholder. Write what you know today, for example: “${example}”.`,
  REPEATED: (label, example) => `${label} repeats itself. Write it once, in your own words, for example: “${example}”.`,
  GIBBERISH: (label, example) => `${label} cannot be read. Write words, for example: “${example}”.`,
  TOO_SHORT: (label, example) => `${label} is too short to test. Say who, what and where, for example: “${example}”.`,
  VAGUE: (label, example) =>
    `${label} would be true of almost any idea. Say what is particular, for example: “${example}”.`,
  EVERYONE: (label) =>
    `${label} says “everyone” or the like. Name one group you could list and meet, by trade, size or place.`,
  TOO_WIDE: (label, example) => `${label} is too wide to find and count. Narrow it, for example: “${example}”.`,
  NO_ACTOR: (label, example) => `${label} names nobody in particular. Name a role, for example: “${example}”.`,
  NO_PLACE: (label, example) =>
    `${label} names no place where you could meet ten of them. Name one, for example: “${example}”.`,
  COUNTRY_ONLY: (label) => `${label} is a whole country. Name the town or the market where you would start.`,
  HYPOTHETICAL: (label) =>
    `${label} says what could happen. Write about one time it did: who, when, and what it cost them.`,
  NO_INCIDENT: (label) =>
    `${label}: you have not met a case yet. Ask one of them about the last time, then write who, when and what it cost.`,
  NO_UNIT: (label, example) => `${label} has no unit. Say for what: “${example}”.`,
  NO_NUMBER: (label, example) =>
    `${label} has no number, so nobody can say whether it happened. Write, for example: “${example}”.`,
  SAME_TEXT: (label) => `${label} repeats another answer word for word. Each question asks for something different.`,
  PRODUCT_AS_PROBLEM: (label) => `${label} says that your product is missing. Say what goes wrong for them without it.`,
  PRICE_ZERO: () => 'The price is zero. Somebody must pay: name that payer, what they pay and for what.',
  INVALID_AMOUNT: (label) => `${label} is not an amount that can be paid. Enter zero or more, in naira or dollars.`,
  INVALID_NUMBER: (label) => `${label} must be a whole number of 1 or more.`,
  INVALID_PERCENT: (label) => `${label} must be a number from 0 to 100, such as 2.5.`,
  COST_NONSENSE: () => 'One unit costs you ten times its price or more. Check both amounts and their units.',
  COST_OVER_PRICE: () => 'One unit costs you as much as its price or more, so each sale loses money.',
  CURRENCY_MISMATCH: (label) =>
    `${label} is in another currency than the price. Use one, so that they can be compared.`,
  NO_SOURCE: (label) => `${label} is empty, so the report calls the number your estimate.`,
  NO_ALTERNATIVES: () => 'You named no alternative. There nearly always is one, and your readers will know it.',
  BAD_LINK: () => 'A link does not start with http:// or https://, so the report leaves it out.',
  NO_EDGE: () => 'You gave no reason to choose yours. That now counts among the weightiest assumptions.',
  NO_COST: () => 'Without a cost per unit the report cannot work out a margin.',
  NOT_CHECKED: () => 'Say what may need permission, or write “none” once you have checked.',
} satisfies Record<string, Message>;

export type LintCode = keyof typeof LINT_MESSAGES;
export const LINT_CODES = Object.keys(LINT_MESSAGES) as LintCode[];

/** One answer that cannot be tested (`mandatory`) or could be better, with how to put it right. `item` counts from 0. */
export type LintFinding = { field: IntakeKey; code: LintCode; message: string; mandatory: boolean; item?: number };

const FIELDS = new Map(INTAKE_FIELDS.map((field) => [field.key, field]));

/** The finding with its message, in the words of that question. */
export function finding(field: IntakeKey, code: LintCode, mandatory: boolean, item?: number): LintFinding {
  const { label = field, example = '' } = FIELDS.get(field) ?? {};
  const message: Message = LINT_MESSAGES[code];
  return { field, code, message: message(label, example), mandatory, ...(item === undefined ? {} : { item }) };
}
