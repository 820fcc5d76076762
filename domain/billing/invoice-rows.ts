import { formatMoney, type Money } from '../money/money.ts';
import { METHOD_WORDS, type PaymentMethod } from './ledger.ts';
import type { InvoiceState } from './payment-machine.ts';
import { readReference } from './payment-reference.ts';

/** What an invoice comes to, as its page and its PDF say it. */
export interface InvoiceInSums {
  status: InvoiceState;
  pricesIncludeTax: boolean;
  discount: Money;
  net: Money;
  /** In percent; "0" where the seller is not registered. */
  taxPercent: string;
  tax: Money;
  total: Money;
  creditNotes: readonly { id: string; number: string; amount: Money }[];
  charged: Money;
  payments: readonly { id: string; method: PaymentMethod; received: Money; reference: string }[];
  credit: Money;
  paid: Money;
  becameCredit: { beyond: Money; byNotes: Money };
  sentBack: Money;
  promised: Money;
  kept: Money;
  due: Money;
}

export interface SumRow {
  /** Of one in its list. */
  id: string;
  label: string;
  value: string;
  /** Why, or by which reference the money came; empty where there is nothing to say. */
  note: string;
  isTotal: boolean;
  /** The credit note that it is. */
  paperId: string | null;
}

const row = (label: string, value: Money | string, more: Partial<SumRow> = {}): SumRow => ({
  ...{ id: `${label} ${more.note ?? ''}`, label, note: '', isTotal: false, paperId: null },
  value: typeof value === 'string' ? value : formatMoney(value),
  ...more,
});
const some = (label: string, amount: Money, more?: Partial<SumRow>): SumRow[] =>
  amount.amountMinor > 0 ? [row(label, amount, more)] : [];

/** From the lines to the total, and what credit notes took off it. */
export function totalRows(invoice: InvoiceInSums): SumRow[] {
  const { discount, net, tax, taxPercent, total, creditNotes, charged } = invoice;
  const isTaxed = taxPercent !== '0';
  return [
    ...(discount.amountMinor > 0 ? [row('Discount', `−${formatMoney(discount)}`)] : []),
    row('Net', net),
    row('VAT', isTaxed ? `${formatMoney(tax)} (${taxPercent}%)` : 'None: the seller is not registered for VAT'),
    row('Total', total, { isTotal: true }),
    ...creditNotes.map(({ id, number, amount }) =>
      row(`Credit note ${number}`, `−${formatMoney(amount)}`, { paperId: id }),
    ),
    ...(creditNotes.length > 0 ? [row('Total left', charged, { isTotal: true })] : []),
  ];
}

/** How the tax was computed; empty where there is none. */
export function taxNote({ taxPercent, pricesIncludeTax }: InvoiceInSums): string {
  if (taxPercent === '0') return '';
  return `${pricesIncludeTax ? 'Tax included: the unit prices have VAT inside. ' : ''}VAT is rounded once, on the total.`;
}

/** What came, what became of it, and what is still due: where nothing is, "Kept" is as much as is left of the total. */
export function paymentRows(invoice: InvoiceInSums): SumRow[] {
  const { status, payments, credit, paid, becameCredit, sentBack, promised, kept, due } = invoice;
  const isPending = status === 'pending';
  const isCancelled = status === 'cancelled';
  const taken = [
    ...some('Became credit', becameCredit.beyond, isCancelled ? {} : { note: 'paid beyond the total' }),
    ...some('Became credit', becameCredit.byNotes, { note: 'by credit note' }),
    ...some('Refunded', sentBack),
    ...some('To be refunded', promised),
  ];
  return [
    ...payments.flatMap(({ id, method, received, reference }) =>
      some(METHOD_WORDS[method], received, { id, note: `reference ${readReference(reference).known}` }),
    ),
    ...(isPending || isCancelled ? [] : some('Your credit', credit)),
    row('Paid', paid, { isTotal: true }),
    ...(isPending ? some('Your credit pays', credit) : []),
    ...taken,
    ...(taken.length > 0 ? [row('Kept', kept)] : []),
    row('Still due', due, { isTotal: isPending }),
  ];
}
