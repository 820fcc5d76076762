import { Fraction } from '../fraction.ts';
import type { AgreementMoney } from '../money/money.ts';
import { type Answer, type Answers, isMoney, isParty, type Row, rowsOf } from './answers.ts';

/** Answers as the rules for money need them; null while something is not given. */
export function moneyOf(answer: Answer | undefined): AgreementMoney | null {
  return isMoney(answer) ? answer : null;
}

export function countOf(answer: Answer | undefined): number | null {
  return typeof answer === 'number' && Number.isSafeInteger(answer) ? answer : null;
}

/** "20" is a fifth. */
export function fractionOf(answer: Answer | undefined): Fraction | null {
  const percent = typeof answer === 'string' && answer !== '' ? Number(answer) : Number.NaN;
  return Number.isFinite(percent) ? Fraction.of(percent, 100) : null;
}

export function textOf(answer: Answer | undefined): string | null {
  return typeof answer === 'string' && answer !== '' ? answer : null;
}

export function nameOf(answer: Answer | undefined, otherwise: string): string {
  return isParty(answer) && answer.name !== '' ? answer.name : otherwise;
}

/** Money in major units, exact. */
export function majorOf({ amountMinor }: AgreementMoney): Fraction {
  return Fraction.of(amountMinor, 100);
}

export type Capitalization = { issued: number; granted: number; promised: number; pool: number };

/** The shares that a document states; null until all four figures are given. */
export function capitalizationOf(answers: Answers): Capitalization | null {
  const [issued, granted] = [countOf(answers.capitalization_shares), countOf(answers.granted_options)];
  const [promised, pool] = [countOf(answers.promised_options), countOf(answers.unissued_pool)];
  if (issued === null || granted === null || promised === null || pool === null) return null;
  return { issued, granted, promised, pool };
}

/** The SAFEs and notes that are outstanding already; null until it is said whether there are any and which. */
export function otherConvertiblesOf(answers: Answers): Row[] | null {
  if (answers.has_other_convertibles === false) return [];
  const rows = rowsOf(answers.other_convertibles);
  return answers.has_other_convertibles === true && rows.length > 0 ? rows : null;
}

type PostMoneySafe = { amount: Fraction; cap: Fraction };

/**
 * What the other SAFEs with a post-money cap sell; null while one of them is not given or in another currency.
 * Source: YC Post-Money SAFE User Guide: amount ÷ cap, added up.
 */
export function otherPostMoneySafes(answers: Answers, currency: AgreementMoney['currency']): PostMoneySafe[] | null {
  const safes = (otherConvertiblesOf(answers) ?? []).filter(({ form }) => form === 'post_cap');
  const read = safes.flatMap(({ amount, cap }) => {
    const [paid, limit] = [moneyOf(amount), moneyOf(cap)];
    if (!paid || !limit || paid.currency !== currency || limit.currency !== currency) return [];
    return limit.amountMinor > 0 ? [{ amount: majorOf(paid), cap: majorOf(limit) }] : [];
  });
  return otherConvertiblesOf(answers) !== null && read.length === safes.length ? read : null;
}
