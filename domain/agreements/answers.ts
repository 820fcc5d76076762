import type { AgreementMoney } from '../money/money.ts';

/** A person or a company. What is not known yet is ''. */
export type Party = {
  kind: 'person' | 'company';
  name: string;
  /** RC or BN number in Nigeria, company number in England, file number in Delaware. */
  registrationNumber: string;
  address: string;
  email: string;
  /** Who signs for a company. */
  signatoryName: string;
  signatoryTitle: string;
};

export type SimpleAnswer = string | number | boolean | AgreementMoney | Party;
/** Row of a list: field id → answer. */
export type Row = { [field: string]: SimpleAnswer };
/** Text, dates, percentages and choices are strings; several lines are a list of strings. */
export type Answer = SimpleAnswer | string[] | Row[];
export type Answers = { readonly [variable: string]: Answer | undefined };

export const ANSWER_LIMITS = { text: 2000, line: 500, lines: 40, partyText: 300 } as const;

/** Whether something was answered: false is an answer, '' and an empty list are none; a party needs its name. */
export function isGiven(answer: Answer | undefined): answer is Answer {
  if (answer === undefined || answer === '') return false;
  if (Array.isArray(answer)) return answer.length > 0;
  return !isParty(answer) || answer.name !== '';
}

export function isParty(answer: unknown): answer is Party {
  return typeof answer === 'object' && answer !== null && 'signatoryName' in answer;
}

export function isMoney(answer: unknown): answer is AgreementMoney {
  return typeof answer === 'object' && answer !== null && 'amountMinor' in answer;
}

/** Rows of a list; lines and everything else have none. */
export function rowsOf(answer: Answer | undefined): Row[] {
  return Array.isArray(answer) ? answer.filter((row): row is Row => typeof row === 'object') : [];
}
