import type { Currency } from '../money/money.ts';

/** What the books are kept in. Assets grow with a debit (positive), the others with a credit (negative). */
export const LEDGER_ACCOUNTS = [
  'receivable',
  'bank',
  'checkout',
  'revenue',
  'tax_payable',
  'refunds_due',
  'customer_credit',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const PAYMENT_METHODS = ['checkout', 'bank_transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a page and a paper call a method. */
export const METHOD_WORDS: Record<PaymentMethod, string> = { checkout: 'Online', bank_transfer: 'Bank transfer' };

/** Where the money of a method lies. */
const MONEY_ACCOUNT: Record<PaymentMethod, LedgerAccount> = { checkout: 'checkout', bank_transfer: 'bank' };
export const MONEY_ACCOUNTS: readonly LedgerAccount[] = Object.values(MONEY_ACCOUNT);

/** Signed minor units: a debit is positive, a credit negative. */
export interface LedgerLine {
  account: LedgerAccount;
  currency: Currency;
  amountMinor: number;
}

export const LEDGER_EVENT_KINDS = [
  'invoice_issued',
  'invoice_credited',
  'credit_note',
  'payment_received',
  'payment_reversed',
  'payment_reinstated',
  'refund_due',
  'refund_void',
  'refund_sent',
  'refund_returned',
  'credit_granted',
  'credit_applied',
  'credit_refunded',
  'credit_withdrawn',
] as const;
export type LedgerEventKind = (typeof LEDGER_EVENT_KINDS)[number];

type InvoiceKind = 'invoice_issued' | 'invoice_credited' | 'credit_note';
type MoneyKind = 'payment_received' | 'payment_reversed' | 'payment_reinstated' | 'refund_sent' | 'refund_returned';

/** What is posted. Amounts are positive minor units of `currency`. */
export type LedgerEvent = { currency: Currency } & (
  | { kind: InvoiceKind; netMinor: number; taxMinor: number }
  | { kind: MoneyKind; method: PaymentMethod; amountMinor: number }
  | { kind: Exclude<LedgerEventKind, InvoiceKind | MoneyKind>; amountMinor: number }
);

/**
 * The lines of an event, which sum to zero. A credit takes back an issued invoice. Money that is to go back is owed to the
 * payer from the moment it is promised, and leaves the account it came to when it is sent; it is owed again where the payer's
 * bank returned it. A promise is void once that bank took the money itself.
 *
 * Credit is owed to the payer as well. A part of a paid invoice that is taken back becomes credit (`credit_note`), and so does
 * money that no invoice needs (`credit_granted`). It pays an invoice (`credit_applied`), is promised back as money
 * (`credit_refunded`), or ends because the payer's bank took the money behind it (`credit_withdrawn`).
 * @throws RangeError for an amount that is negative or no whole number of minor units, and for an event of nothing.
 */
export function postEvent(event: LedgerEvent): LedgerLine[] {
  const lines = accountsOf(event)
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]): LedgerLine => ({ account, currency: event.currency, amountMinor }));
  if (lines.length === 0) throw new RangeError('an event of nothing is not posted');
  return lines;
}

function accountsOf(event: LedgerEvent): [LedgerAccount, number][] {
  switch (event.kind) {
    case 'invoice_issued':
    case 'invoice_credited': {
      const sign = event.kind === 'invoice_issued' ? 1 : -1;
      const [net, tax] = [positive(event.netMinor), positive(event.taxMinor)];
      return [
        ['receivable', sign * (net + tax)],
        ['revenue', -sign * net],
        ['tax_payable', -sign * tax],
      ];
    }
    case 'credit_note': {
      const [net, tax] = [positive(event.netMinor), positive(event.taxMinor)];
      return [
        ['revenue', net],
        ['tax_payable', tax],
        ['customer_credit', -net - tax],
      ];
    }
    case 'payment_received':
    case 'payment_reinstated':
      return move('receivable', MONEY_ACCOUNT[event.method], event.amountMinor);
    case 'payment_reversed':
      return move(MONEY_ACCOUNT[event.method], 'receivable', event.amountMinor);
    case 'refund_due':
      return move('refunds_due', 'receivable', event.amountMinor);
    case 'refund_void':
      return move('receivable', 'refunds_due', event.amountMinor);
    case 'refund_sent':
      return move(MONEY_ACCOUNT[event.method], 'refunds_due', event.amountMinor);
    case 'refund_returned':
      return move('refunds_due', MONEY_ACCOUNT[event.method], event.amountMinor);
    case 'credit_granted':
      return move('customer_credit', 'receivable', event.amountMinor);
    case 'credit_applied':
    case 'credit_withdrawn':
      return move('receivable', 'customer_credit', event.amountMinor);
    case 'credit_refunded':
      return move('refunds_due', 'customer_credit', event.amountMinor);
  }
}

/** Out of one account into another. */
function move(from: LedgerAccount, to: LedgerAccount, amountMinor: number): [LedgerAccount, number][] {
  const amount = positive(amountMinor);
  return [
    [to, amount],
    [from, -amount],
  ];
}

function positive(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0)
    throw new RangeError('an amount must be a safe whole number of minor units, zero or more');
  return amountMinor;
}

/** What each account holds after these lines, by account and currency; accounts that hold nothing are left out. */
export function balancesOf(lines: readonly LedgerLine[]): LedgerLine[] {
  const balances = new Map<string, LedgerLine>();
  for (const { account, currency, amountMinor } of lines) {
    const key = `${account} ${currency}`;
    const earlier = balances.get(key)?.amountMinor ?? 0;
    balances.set(key, { account, currency, amountMinor: earlier + amountMinor });
  }
  return [...balances.values()].filter(({ amountMinor }) => amountMinor !== 0);
}
