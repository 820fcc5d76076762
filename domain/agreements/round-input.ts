import type { CapTableInput, CapTableSafe } from '../deals/cap-table-terms.ts';
import type { PoolTerms } from '../deals/safe-round.ts';
import type { SafeKind } from '../deals/safe-terms.ts';
import type { AgreementCurrency } from '../money/money.ts';
import type { Answers, Row } from './answers.ts';
import { capitalizationOf, fractionOf, moneyOf, otherConvertiblesOf, textOf } from './deal-answers.ts';
import { type DealInput, FIGURES, missing, ONE_CURRENCY, stakesOf } from './deal-input.ts';
import type { AgreementContent } from './template.ts';

const CONVENTIONS = ['percent_ownership', 'pre_money_fixed', 'dollars_invested'] as const;
/** A note counts with its interest so far, like a SAFE on the same price terms. */
const KINDS: Readonly<Record<string, SafeKind>> = {
  post_cap: 'post_cap',
  pre_cap: 'pre_cap',
  discount: 'discount',
  uncapped: 'plain',
};

/**
 * The round of a term sheet as the cap table takes it. A pool that is created after the round is left out.
 */
export function roundInput(answers: Answers, promisedCount: boolean): DealInput<CapTableInput> {
  if (answers.equity_form !== 'round') return missing('An option grant changes nobody’s shares until it is exercised.');
  const [preMoney, newMoney] = [moneyOf(answers.pre_money), moneyOf(answers.new_money)];
  const convention = CONVENTIONS.find((one) => one === answers.price_convention);
  const [target, closingDate] = [fractionOf(answers.pool_percent), textOf(answers.effective_date)];
  if (!preMoney || !newMoney || !convention || !target || !closingDate || answers.pool_in_pre_money === undefined)
    return missing('Answer the questions on the money, the valuation, the price and the pool first.');
  const [shares, others] = [capitalizationOf(answers), otherConvertiblesOf(answers)];
  if (!shares || !others) return missing(FIGURES);
  if (newMoney.currency !== preMoney.currency) return missing(ONE_CURRENCY);
  const safes = others.map((row, index) => safeOf(row, index, preMoney.currency));
  if (safes.includes(null))
    return missing('Complete the list of other SAFEs and notes first, all in the round’s currency.');
  const pool: PoolTerms =
    answers.pool_in_pre_money === false ? { type: 'none' } : { type: 'target_unissued_post', fraction: String(target) };
  const input: CapTableInput = {
    currency: preMoney.currency,
    ...stakesOf(promisedCount ? shares : { ...shares, promised: 0 }),
    safes: safes.filter((safe) => safe !== null),
    round: { preMoneyMinor: preMoney.amountMinor, newMoneyMinor: newMoney.amountMinor, pool, convention, closingDate },
  };
  return { input, reason: null };
}

/** Whether the sheet's fully diluted capitalization counts promised options, which is a choice of wording. */
export function countsPromised({ choices }: AgreementContent): boolean {
  return choices['equity.fully_diluted'] !== 'granted_only';
}

function safeOf(row: Row, index: number, currency: AgreementCurrency): CapTableSafe | null {
  const [amount, cap, off] = [moneyOf(row.amount), moneyOf(row.cap), fractionOf(row.discount_percent)];
  const noteKind: SafeKind = cap ? 'pre_cap' : off ? 'discount' : 'plain';
  const kind = row.form === 'note' ? noteKind : KINDS[String(row.form)];
  if (!amount || !kind || amount.currency !== currency) return null;
  const capped = kind === 'post_cap' || kind === 'pre_cap';
  if ((capped && (!cap || cap.currency !== currency)) || (kind === 'discount' && !off)) return null;
  return {
    id: `other-${index}`,
    name: String(row.holder ?? ''),
    kind,
    amountMinor: amount.amountMinor,
    capMinor: capped ? (cap?.amountMinor ?? null) : null,
    discount: off && kind !== 'plain' ? String(off) : null,
  };
}
