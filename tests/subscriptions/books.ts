import {
  balancesOf,
  type LedgerAccount,
  type LedgerEvent,
  type LedgerLine,
  type PaymentMethod,
  postEvent,
} from '#domain/billing/ledger.ts';
import { withTaxInside } from '#domain/billing/subscription/proration.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';

export const VAT = 0.075;

/** Money that came, what of it went back, and the periods that it paid for, also through credit. */
export type Receipt = {
  currency: Currency;
  method: PaymentMethod;
  leftMinor: number;
  /** Keys of periods. */
  pays: Set<string>;
};

/**
 * The books of one member: entries of the ledger, open invoices by the key of their period, and the credit of each currency,
 * which is what the receivable account owes the member. Below zero it is what a lost dispute left unpaid.
 */
export function openBooks() {
  const entries: LedgerLine[][] = [];
  const open = new Map<string, { currency: Currency; grossMinor: number }>();
  const creditMinor: Record<Currency, number> = { NGN: 0, USD: 0 };
  const receipts: Receipt[] = [];
  /** Receipts that the credit of a currency comes from. */
  const sources: Record<Currency, Set<Receipt>> = { NGN: new Set(), USD: new Set() };

  return {
    creditMinor,
    receipts,
    invoice,
    withdraw,
    pay,
    keep,
    credit,
    bill,
    giveBack,
    reverse,
    reinstate,
    faults,
    held,
  };

  function post(event: LedgerEvent): void {
    entries.push(postEvent(event));
  }

  function postInvoice(kind: 'invoice_issued' | 'invoice_credited', currency: Currency, grossMinor: number): void {
    const { netMinor, taxMinor } = withTaxInside(grossMinor, VAT);
    if (grossMinor > 0) post({ kind, currency, netMinor, taxMinor });
  }

  function move(currency: Currency, amountMinor: number): void {
    creditMinor[currency] += amountMinor;
    if (creditMinor[currency] <= 0) sources[currency].clear();
  }

  /** One open invoice a period; with other terms it takes the place of the earlier one. */
  function invoice(key: string, currency: Currency, grossMinor: number): void {
    const earlier = open.get(key);
    if (earlier?.currency === currency && earlier.grossMinor === grossMinor) return;
    withdraw(key);
    postInvoice('invoice_issued', currency, grossMinor);
    open.set(key, { currency, grossMinor });
  }

  function withdraw(key: string): void {
    const found = open.get(key);
    if (found) postInvoice('invoice_credited', found.currency, found.grossMinor);
    open.delete(key);
  }

  /** The open invoice is paid, with money and with credit. */
  function pay(key: string, method: PaymentMethod, payMinor: number, usedMinor: number): void {
    const found = open.get(key);
    if (found?.grossMinor !== payMinor + usedMinor) throw new Error(`${key} is not what is paid`);
    open.delete(key);
    if (usedMinor > 0) for (const source of sources[found.currency]) source.pays.add(key);
    move(found.currency, -usedMinor);
    if (payMinor > 0) receive(found.currency, method, payMinor).pays.add(key);
  }

  function receive(currency: Currency, method: PaymentMethod, amountMinor: number): Receipt {
    post({ kind: 'payment_received', currency, method, amountMinor });
    const receipt: Receipt = { currency, method, leftMinor: amountMinor, pays: new Set() };
    receipts.push(receipt);
    return receipt;
  }

  /** Money that nothing is due for stays as credit. */
  function keep(currency: Currency, method: PaymentMethod, amountMinor: number): void {
    sources[currency].add(receive(currency, method, amountMinor));
    move(currency, amountMinor);
  }

  /** A credit note for a period that was paid, or a part of it. */
  function credit(key: string, currency: Currency, grossMinor: number): void {
    postInvoice('invoice_credited', currency, grossMinor);
    for (const receipt of receipts) if (receipt.pays.has(key)) sources[currency].add(receipt);
    move(currency, grossMinor);
  }

  /** A period that was credited is billed again, from the credit. */
  function bill(currency: Currency, grossMinor: number): void {
    postInvoice('invoice_issued', currency, grossMinor);
    move(currency, -grossMinor);
  }

  /** Credit goes back the way that money came; what was sent, by receipt. */
  function giveBack(currency: Currency, amountMinor: number): { method: PaymentMethod; amountMinor: number }[] {
    let left = amountMinor;
    const sent: { method: PaymentMethod; amountMinor: number }[] = [];
    for (const receipt of receipts.filter((one) => one.currency === currency)) {
      const amount = Math.min(left, receipt.leftMinor);
      if (amount === 0) continue;
      post({ kind: 'refund_due', currency, amountMinor: amount });
      post({ kind: 'refund_sent', currency, method: receipt.method, amountMinor: amount });
      receipt.leftMinor -= amount;
      left -= amount;
      sent.push({ method: receipt.method, amountMinor: amount });
    }
    if (left > 0) throw new Error(`${left} of credit in ${currency} has no money behind it`);
    move(currency, -amountMinor);
    return sent;
  }

  function reverse(receipt: Receipt): number {
    const { currency, method, leftMinor } = receipt;
    post({ kind: 'payment_reversed', currency, method, amountMinor: leftMinor });
    receipt.leftMinor = 0;
    move(currency, -leftMinor);
    return leftMinor;
  }

  function reinstate(receipt: Receipt, amountMinor: number): void {
    const { currency, method } = receipt;
    post({ kind: 'payment_received', currency, method, amountMinor });
    receipt.leftMinor += amountMinor;
    sources[currency].add(receipt);
    move(currency, amountMinor);
  }

  function held(account: LedgerAccount, currency: Currency): number {
    const balances = balancesOf(entries.flat());
    return balances.find((line) => line.account === account && line.currency === currency)?.amountMinor ?? 0;
  }

  /** What is wrong with the books, in words; nothing where they are right. */
  function faults(): string[] {
    const crooked = entries.filter((lines) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== 0);
    const wrong = CURRENCIES.filter((currency) => {
      const due = [...open.values()].reduce((sum, one) => sum + (one.currency === currency ? one.grossMinor : 0), 0);
      return held('receivable', currency) !== due - creditMinor[currency] || held('refunds_due', currency) !== 0;
    });
    return [...crooked.map(() => 'an entry does not balance'), ...wrong.map((of) => `${of} is not explained`)];
  }
}
