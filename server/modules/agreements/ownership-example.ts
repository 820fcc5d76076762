import type { OwnershipExample } from '#contract/agreements/versions.ts';
import { isMoney } from '#domain/agreements/answers.ts';
import { dealPreview } from '#domain/agreements/deal-preview.ts';
import type { AgreementContent, AgreementKind, Template } from '#domain/agreements/template.ts';
import type { CapTable, Stake } from '#domain/deals/cap-table.ts';
import { type AgreementCurrency, CURRENCY_SYMBOLS, formatMoney } from '#domain/money/money.ts';

const INSTRUMENTS: readonly AgreementKind[] = ['safe', 'convertible_note', 'equity_terms'];

/** Who would own what before and after, from the answers; null for a document that changes nobody's shares. */
export function ownershipExample(template: Template, content: AgreementContent): OwnershipExample | null {
  if (!INSTRUMENTS.includes(template.kind)) return null;
  const found = dealPreview(template, content);
  const currency = currencyOf(content);
  if (found.type === 'none') return { tables: [], notes: [found.reason] };
  const notes = found.leavesOut ? [found.leavesOut] : [];
  if (found.type === 'round') return { tables: [toTable('The round', found.table, currency)], notes };
  const { scenarios, reasons, breakEvenMinor } = found.preview;
  if (!scenarios) return { tables: [], notes: [...notes, reasons.scenarios ?? ''].filter(Boolean) };
  const line = breakEvenMinor === null ? [] : [breakEvenLine(formatMoney({ amountMinor: breakEvenMinor, currency }))];
  const tables = scenarios.map(({ preMoneyMinor, newMoneyMinor, table }) => {
    const [before, money] = [preMoneyMinor, newMoneyMinor].map((amountMinor) => formatMoney({ amountMinor, currency }));
    return toTable(`A round at ${before} before new money of ${money}`, table, currency);
  });
  return { tables, notes: [...line, ...notes] };
}

/** The sums of money that the three instruments are about. */
const SUMS: readonly string[] = ['amount', 'principal', 'new_money'];

function currencyOf({ answers }: AgreementContent): AgreementCurrency {
  return SUMS.map((id) => answers[id]).find(isMoney)?.currency ?? 'NGN';
}

const breakEvenLine = (amount: string) =>
  `Above a pre-money valuation of ${amount} the cap decides the price; below it the round’s price or the discount does.`;

function toTable(title: string, { rows, totalBefore, totalAfter, round }: CapTable, currency: AgreementCurrency) {
  const price = round ? [`Price per share: ${CURRENCY_SYMBOLS[currency]}${round.price}.`] : [];
  return {
    title: [title, ...price].join('. '),
    rows: [
      ...rows.map(({ name, before, after }) => ({ name, before: stakeText(before), after: stakeText(after) })),
      { name: 'All shares', before: countText(totalBefore), after: totalAfter === null ? '' : countText(totalAfter) },
    ],
  };
}

function stakeText(stake: Stake | null): string {
  return stake ? `${countText(stake.shares)} (${(stake.fraction * 100).toFixed(2)}%)` : '';
}

function countText(shares: number): string {
  return shares.toLocaleString('en');
}
