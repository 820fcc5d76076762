import type { IntakeKey } from './intake.ts';
import { INTAKE_QUESTIONS, type IntakeQuestion } from './intake-questions.ts';

export type IntakeStepId = 'idea' | 'customer' | 'problem' | 'money' | 'limits' | 'market';
export type IntakeStep = { id: IntakeStepId; title: string; intro: string };

/**
 * How a field is answered. `percent` is a decimal string without the sign. `list` holds short texts, save for
 * `alternatives`, whose items are {name, link?}.
 */
export type IntakeFieldKind = 'text' | 'longtext' | 'money' | 'number' | 'percent' | 'list';

export type IntakeField = IntakeQuestion & {
  key: IntakeKey;
  step: IntakeStepId;
  kind: IntakeFieldKind;
  mandatory: boolean;
  /** Most characters of a text, of a percentage or of one list item; 0 where the answer is a number or money. */
  maxLength: number;
  /** Fewest letters or digits that can say anything: a shorter answer fails the lint. */
  minLetters: number;
};

/** Limits that the form, the contract and the rules share. Money is in minor units. */
export const INTAKE_LIMITS = {
  listItems: 12,
  linkLength: 500,
  amountMinor: 1_000_000_000_000_000,
  number: 10_000_000_000,
} as const;

/** Six short steps, about twelve minutes on a phone; the last may be skipped. */
export const INTAKE_STEPS: readonly IntakeStep[] = [
  { id: 'idea', title: 'The idea', intro: 'What it is, in words a stranger would understand.' },
  { id: 'customer', title: 'The customer', intro: 'Who it is for, narrow enough that you could meet ten of them.' },
  { id: 'problem', title: 'The problem', intro: 'What happens to them today, and what they do about it.' },
  { id: 'money', title: 'The money', intro: 'What they pay, what it costs you, and how you reach them.' },
  { id: 'limits', title: 'The limits', intro: 'What you may do, what you have, and when you would stop.' },
  {
    id: 'market',
    title: 'The market (optional)',
    intro: 'Skip this if you do not know yet. Guesses are marked as yours.',
  },
];

type Shape = [IntakeKey, IntakeStepId, IntakeFieldKind, 'must' | 'may', maxLength: number, minLetters: number];

const SHAPES: readonly Shape[] = [
  ['title', 'idea', 'text', 'must', 80, 2],
  ['pitch', 'idea', 'text', 'must', 200, 20],
  ['whyNow', 'idea', 'longtext', 'may', 500, 0],
  ['segment', 'customer', 'text', 'must', 200, 6],
  ['place', 'customer', 'text', 'must', 120, 3],
  ['segmentSize', 'customer', 'number', 'may', 0, 0],
  ['segmentSizeSource', 'customer', 'text', 'may', 200, 0],
  ['user', 'customer', 'text', 'must', 160, 3],
  ['payer', 'customer', 'text', 'must', 160, 3],
  ['problem', 'problem', 'longtext', 'must', 600, 20],
  ['lastIncident', 'problem', 'longtext', 'must', 600, 20],
  ['frequency', 'problem', 'text', 'must', 120, 3],
  ['workaround', 'problem', 'longtext', 'must', 400, 4],
  ['workaroundCost', 'problem', 'text', 'may', 200, 0],
  ['alternatives', 'problem', 'list', 'may', 120, 0],
  ['edge', 'problem', 'longtext', 'may', 400, 0],
  ['price', 'money', 'money', 'must', 0, 0],
  ['priceUnit', 'money', 'text', 'must', 60, 2],
  ['unitCost', 'money', 'money', 'may', 0, 0],
  ['channel', 'money', 'text', 'must', 200, 4],
  ['unitsPerYear', 'money', 'number', 'may', 0, 0],
  ['churnPercent', 'money', 'percent', 'may', 12, 0],
  ['acquisitionCost', 'money', 'money', 'may', 0, 0],
  ['regulatedTouchpoints', 'limits', 'list', 'may', 160, 0],
  ['cashAvailable', 'limits', 'money', 'may', 0, 0],
  ['weeksAvailable', 'limits', 'number', 'may', 0, 0],
  ['killCriteria', 'limits', 'list', 'must', 240, 6],
  ['accounts', 'market', 'number', 'may', 0, 0],
  ['accountsSource', 'market', 'text', 'may', 200, 0],
  ['annualValue', 'market', 'money', 'may', 0, 0],
  ['annualValueSource', 'market', 'text', 'may', 200, 0],
  ['serviceablePercent', 'market', 'percent', 'may', 12, 0],
  ['serviceableSource', 'market', 'text', 'may', 200, 0],
  ['obtainablePercent', 'market', 'percent', 'may', 12, 0],
  ['obtainableSource', 'market', 'text', 'may', 200, 0],
];

/** Every intake field in the order it is asked. Form, contract and lint all read this list. */
export const INTAKE_FIELDS: readonly IntakeField[] = SHAPES.map(([key, step, kind, answer, maxLength, minLetters]) => ({
  key,
  step,
  kind,
  mandatory: answer === 'must',
  maxLength,
  minLetters,
  ...INTAKE_QUESTIONS[key],
}));

const LABELS = new Map(INTAKE_FIELDS.map(({ key, label }) => [key, label]));

/** The field's name as the founder reads it. */
export function labelOf(key: IntakeKey): string {
  return LABELS.get(key) ?? key;
}
