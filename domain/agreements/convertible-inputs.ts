import type { CapTableNote, CapTableSafe } from '../deals/cap-table-terms.ts';
import type { PreviewInput } from '../deals/convertible-preview.ts';
import { Fraction } from '../fraction.ts';
import type { AgreementCurrency } from '../money/money.ts';
import type { Answer, Answers } from './answers.ts';
import { interestAtMaturity, maturityDate } from './computed/note.ts';
import { capitalizationOf, fractionOf, moneyOf, nameOf, textOf } from './deal-answers.ts';
import { type DealInput, FIGURES, missing, ONE_CURRENCY, stakesOf } from './deal-input.ts';

/** A SAFE as the preview takes it, from the answers so far. */
export function safeInput(answers: Answers): DealInput<PreviewInput> {
  const [amount, cap, off] = [moneyOf(answers.amount), moneyOf(answers.cap), fractionOf(answers.discount_percent)];
  const kinds = { cap: 'post_cap', cap_and_discount: 'post_cap', discount: 'discount', mfn: 'mfn' } as const;
  const kind = kinds[answers.safe_kind as keyof typeof kinds];
  if (!kind || !amount || (kind === 'post_cap' && !cap) || (kind === 'discount' && !off))
    return missing('Answer the questions on the amount and the price terms first.');
  if (cap && cap.currency !== amount.currency) return missing(ONE_CURRENCY);
  const safe: CapTableSafe = {
    id: 'this',
    name: nameOf(answers.investor, 'This SAFE'),
    kind,
    amountMinor: amount.amountMinor,
    capMinor: cap?.amountMinor ?? null,
    discount: off ? String(off) : null,
  };
  const closingDate = textOf(answers.effective_date);
  if (!closingDate) return missing('Answer the question on the date first.');
  return withCompany(answers, amount.currency, { instrument: { type: 'safe', safe }, closingDate });
}

/** A note as it stands at maturity, the latest day before which a round should come. */
export function noteInput(answers: Answers): DealInput<PreviewInput> {
  const [principal, cap, off] = [
    moneyOf(answers.principal),
    moneyOf(answers.cap),
    fractionOf(answers.discount_percent),
  ];
  const [start, closingDate] = [textOf(answers.effective_date), maturityDate(answers)];
  const [sums, rate, terms] = [
    interestAtMaturity(answers),
    fractionOf(answers.annual_rate),
    textOf(answers.note_terms),
  ];
  if (!principal || !start || !closingDate || !sums || !rate)
    return missing('Answer the questions on the principal, the interest and the maturity first.');
  if (!terms || (terms.includes('cap_') && !cap) || (terms === 'cap' && !cap) || (terms.includes('discount') && !off))
    return missing('Answer the questions on the price terms first.');
  if (cap && cap.currency !== principal.currency) return missing(ONE_CURRENCY);
  const shared = { id: 'this', name: nameOf(answers.investor, 'This note'), capMinor: cap?.amountMinor ?? null };
  const discount = off ? String(off) : null;
  const base = capBase(answers.cap_base);
  if (cap && !base) return missing('Answer the question on the shares that the cap is divided by first.');
  if (base === 'company_capitalization') {
    // A cap over everything, the note itself included, is what a post-money SAFE has.
    const converts = answers.interest_converts === false ? sums.principal : sums.principal.plus(sums.interest);
    const amountMinor = Number(converts.times(Fraction.of(100)).round());
    const safe: CapTableSafe = { ...shared, kind: 'post_cap', amountMinor, discount };
    return withCompany(answers, principal.currency, { instrument: { type: 'safe', safe }, closingDate });
  }
  const note: CapTableNote = {
    ...shared,
    principalMinor: principal.amountMinor,
    annualRate: String(rate),
    start,
    discount,
    capBase: base ?? 'without_increase',
    dayCount: answers.day_count === '30/360' ? '30/360' : 'act/365',
    compounding: answers.interest_method === 'annual' ? 'annual' : 'simple',
    interestConverts: answers.interest_converts !== false,
  };
  return withCompany(answers, principal.currency, { instrument: { type: 'note', note }, closingDate });
}

function withCompany(
  answers: Answers,
  currency: AgreementCurrency,
  terms: Pick<PreviewInput, 'instrument' | 'closingDate'>,
): DealInput<PreviewInput> {
  const shares = capitalizationOf(answers);
  if (!shares) return missing(FIGURES);
  return { input: { currency, ...stakesOf(shares), ...terms }, reason: null };
}

function capBase(answer: Answer | undefined) {
  const bases = ['with_increase', 'without_increase', 'issued', 'company_capitalization'] as const;
  return bases.find((base) => base === answer) ?? null;
}
