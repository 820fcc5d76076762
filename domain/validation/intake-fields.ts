import type { SpanUnit } from '../written-span.ts';
import type { IntakeKey } from './intake.ts';
import type { IntakeQuestion } from './intake-question.ts';
import { INTAKE_QUESTIONS } from './intake-questions.ts';
import type { IntakeStepId } from './intake-steps.ts';

/**
 * How a field is answered. `percent` is a decimal string without the sign. `list` holds short texts, save for
 * `alternatives`, whose items are {name, link?} and what was found out about it. `choice` is a name of `BUSINESS_KINDS`, or ''.
 */
export type IntakeFieldKind = 'text' | 'longtext' | 'money' | 'number' | 'percent' | 'list' | 'choice';

export type IntakeField = IntakeQuestion & {
  key: IntakeKey;
  step: IntakeStepId;
  kind: IntakeFieldKind;
  mandatory: boolean;
  /** Most characters of a text, of a percentage or of one list item; 0 where the answer is a number, money or a choice. */
  maxLength: number;
  /** Fewest letters or digits that can say anything: a shorter answer fails the lint. */
  minLetters: number;
};

/** Limits that the form, the contract and the rules share. Money is in minor units. */
export const INTAKE_LIMITS = {
  listItems: 12,
  linkLength: 500,
  alternativePrice: 80,
  alternativeText: 240,
  amountMinor: 1_000_000_000_000_000,
  number: 10_000_000_000,
} as const;

/** Numbers that are lengths of time, and in what they are kept. */
export const SPAN_FIELDS: Partial<Record<IntakeKey, SpanUnit>> = {
  assetMonths: 'months',
  hoursPerCustomer: 'hours',
  weeksAvailable: 'weeks',
};

type Shape = [IntakeKey, IntakeStepId, IntakeFieldKind, 'must' | 'may', maxLength: number, minLetters: number];

const SHAPES: readonly Shape[] = [
  ['title', 'idea', 'text', 'must', 80, 2],
  ['pitch', 'idea', 'text', 'must', 200, 20],
  ['segment', 'customer', 'text', 'must', 200, 6],
  ['place', 'customer', 'text', 'must', 120, 3],
  ['problem', 'problem', 'longtext', 'must', 600, 20],
  ['lastIncident', 'problem', 'longtext', 'must', 2000, 20],
  ['frequency', 'today', 'text', 'must', 120, 3],
  ['workaround', 'today', 'longtext', 'must', 400, 4],
  ['price', 'price', 'money', 'must', 0, 0],
  ['priceUnit', 'price', 'text', 'must', 60, 2],
  ['user', 'people', 'text', 'must', 160, 3],
  ['payer', 'people', 'text', 'must', 160, 3],
  ['channel', 'channel', 'text', 'must', 200, 4],
  ['killCriteria', 'stop', 'list', 'must', 240, 6],
  ['businessKind', 'kind', 'choice', 'may', 0, 0],
  ['firstPurchase', 'asset', 'text', 'may', 160, 0],
  ['firstPurchaseCost', 'asset', 'money', 'may', 0, 0],
  ['assetMonths', 'use', 'number', 'may', 0, 0],
  ['customersPerAsset', 'use', 'number', 'may', 0, 0],
  ['worker', 'work', 'text', 'may', 160, 0],
  ['hoursPerCustomer', 'hours', 'number', 'may', 0, 0],
  ['customersPerWorker', 'hours', 'number', 'may', 0, 0],
  ['sidesPay', 'sides', 'text', 'may', 200, 0],
  ['harderSide', 'sides', 'text', 'may', 160, 0],
  ['whyNotDirect', 'direct', 'longtext', 'may', 400, 0],
  ['alternatives', 'rivals', 'list', 'may', 120, 0],
  ['edge', 'rivals', 'longtext', 'may', 400, 0],
  ['workaroundCost', 'reasons', 'text', 'may', 200, 0],
  ['whyNow', 'reasons', 'longtext', 'may', 500, 0],
  ['segmentSize', 'size', 'number', 'may', 0, 0],
  ['segmentSizeSource', 'size', 'text', 'may', 200, 0],
  ['unitCost', 'unit', 'money', 'may', 0, 0],
  ['unitsPerYear', 'unit', 'number', 'may', 0, 0],
  ['acquisitionCost', 'winning', 'money', 'may', 0, 0],
  ['churnPercent', 'winning', 'percent', 'may', 12, 0],
  ['cashAvailable', 'means', 'money', 'may', 0, 0],
  ['weeksAvailable', 'means', 'number', 'may', 0, 0],
  ['regulatedTouchpoints', 'permits', 'list', 'may', 160, 0],
  ['accounts', 'accounts', 'number', 'may', 0, 0],
  ['accountsSource', 'accounts', 'text', 'may', 200, 0],
  ['annualValue', 'worth', 'money', 'may', 0, 0],
  ['annualValueSource', 'worth', 'text', 'may', 200, 0],
  ['serviceablePercent', 'reach', 'percent', 'may', 12, 0],
  ['serviceableSource', 'reach', 'text', 'may', 200, 0],
  ['obtainablePercent', 'win', 'percent', 'may', 12, 0],
  ['obtainableSource', 'win', 'text', 'may', 200, 0],
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
