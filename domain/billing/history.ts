import { statusStyle } from '../statuses.ts';
import { type LedgerAccount, type LedgerEventKind, type LedgerLine, MONEY_ACCOUNTS } from './ledger.ts';
import { INVOICE_STATES, type InvoiceState } from './payment-machine.ts';

/** What a member's billing history is made of. */
export const HISTORY_KINDS = ['invoice', 'receipt', 'credit_note', 'refund', 'credit'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What one entry of the books, or all of them, did for a member: minor units of one currency. */
export interface HistoryFigures {
  /** Invoices less credit notes, tax included. */
  chargedMinor: number;
  /** What came, less what the payer's bank took back. */
  paidMinor: number;
  /** What was sent back, less what came back to us of that. */
  givenBackMinor: number;
  /** What became credit less what was used of it. */
  creditMinor: number;
  /** What is promised back less what was sent of that. */
  promisedMinor: number;
}
type Figure = keyof HistoryFigures;

/** Which accounts of the books a figure is, whether they grow with it or against it, and of which kind of events where it matters. */
const FIGURES: Record<Figure, { accounts: readonly LedgerAccount[]; sign: 1 | -1; of?: HistoryKind }> = {
  chargedMinor: { accounts: ['revenue', 'tax_payable'], sign: -1 },
  paidMinor: { accounts: MONEY_ACCOUNTS, sign: 1, of: 'receipt' },
  givenBackMinor: { accounts: MONEY_ACCOUNTS, sign: -1, of: 'refund' },
  creditMinor: { accounts: ['customer_credit'], sign: -1 },
  promisedMinor: { accounts: ['refunds_due'], sign: -1 },
};

/** What each event of the books is in a history, and the figure that is shown of it. */
const EVENTS: Record<LedgerEventKind, { kind: HistoryKind; shows: Figure }> = {
  invoice_issued: { kind: 'invoice', shows: 'chargedMinor' },
  invoice_credited: { kind: 'credit_note', shows: 'chargedMinor' },
  credit_note: { kind: 'credit_note', shows: 'chargedMinor' },
  payment_received: { kind: 'receipt', shows: 'paidMinor' },
  payment_reversed: { kind: 'receipt', shows: 'paidMinor' },
  payment_reinstated: { kind: 'receipt', shows: 'paidMinor' },
  refund_due: { kind: 'refund', shows: 'promisedMinor' },
  refund_void: { kind: 'refund', shows: 'promisedMinor' },
  credit_refunded: { kind: 'refund', shows: 'promisedMinor' },
  refund_sent: { kind: 'refund', shows: 'givenBackMinor' },
  refund_returned: { kind: 'refund', shows: 'givenBackMinor' },
  credit_granted: { kind: 'credit', shows: 'creditMinor' },
  credit_applied: { kind: 'credit', shows: 'creditMinor' },
  credit_withdrawn: { kind: 'credit', shows: 'creditMinor' },
};

export const historyKindOf = (event: LedgerEventKind): HistoryKind => EVENTS[event].kind;

/** The events of the books that a history shows as one kind. */
export const eventsOf = (kind: HistoryKind): LedgerEventKind[] =>
  (Object.keys(EVENTS) as LedgerEventKind[]).filter((event) => historyKindOf(event) === kind);

/** A line of the books, or the sum of some, with the event that it is of. */
export type HistoryLine = Pick<LedgerLine, 'account' | 'amountMinor'> & { event: LedgerEventKind };

/** The figures of lines that are all of one currency. */
export function readFigures(lines: readonly HistoryLine[]): HistoryFigures {
  const sum = (figure: Figure) => {
    const { accounts, sign, of } = FIGURES[figure];
    const held = lines
      .filter(({ account, event }) => accounts.includes(account) && (!of || historyKindOf(event) === of))
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
    return held === 0 ? 0 : sign * held;
  };
  return {
    chargedMinor: sum('chargedMinor'),
    paidMinor: sum('paidMinor'),
    givenBackMinor: sum('givenBackMinor'),
    creditMinor: sum('creditMinor'),
    promisedMinor: sum('promisedMinor'),
  };
}

/** What is still to be paid after all of these: charged, and neither paid nor owed back. */
export function openMinor(figures: HistoryFigures): number {
  const { chargedMinor, paidMinor, givenBackMinor, creditMinor, promisedMinor } = figures;
  return chargedMinor - (paidMinor - givenBackMinor) + creditMinor + promisedMinor;
}

/**
 * The amount that is shown of an entry, signed: a credit note and money that leaves are below zero, from its promise on. What is no
 * longer promised, and what came back to us, is above.
 */
export function shownMinor(event: LedgerEventKind, figures: HistoryFigures): number {
  const { kind, shows } = EVENTS[event];
  return kind === 'refund' ? 0 - figures[shows] : figures[shows];
}

/** What a member reads of each event. */
export const HISTORY_WORDS: Record<LedgerEventKind, string> = {
  invoice_issued: 'Invoice',
  invoice_credited: 'Credit note for the invoice',
  credit_note: 'Credit note',
  payment_received: 'Receipt',
  payment_reversed: 'Taken back by your bank',
  payment_reinstated: 'Given back by your bank',
  refund_due: 'Refund promised',
  refund_void: 'Refund no longer due',
  credit_refunded: 'Refund of credit promised',
  refund_sent: 'Money sent back',
  refund_returned: 'Money came back to us',
  credit_granted: 'Became credit',
  credit_applied: 'Paid with credit',
  credit_withdrawn: 'Credit ended',
};

/** What an entry became, by the status that its row has. */
export type HistoryStatus = { event: LedgerEventKind; status: string };

/** What an invoice can stand as: its state, or what credit notes made of a paid one. */
export const INVOICE_STANDINGS = [...INVOICE_STATES, 'credited', 'credited_in_part'] as const;
export type InvoiceStanding = (typeof INVOICE_STANDINGS)[number];

/** How an invoice stands: a paid one is credited as far as credit notes took its total back. */
export function invoiceStanding(
  { state, totalMinor }: { state: InvoiceState; totalMinor: number },
  creditedMinor: number,
): InvoiceStanding {
  if (state !== 'paid' || creditedMinor <= 0) return state;
  return creditedMinor < totalMinor ? 'credited_in_part' : 'credited';
}

/** What a member reads of it, on the page and in the table to keep: more than the status where it asks something of somebody. */
export function historyStatusWords({ event, status }: HistoryStatus): string {
  const kind = historyKindOf(event);
  if (status === 'attention') return 'Needs your bank details';
  if (kind === 'invoice' && status === 'pending') return 'To be paid';
  if (kind === 'refund' && event !== 'refund_returned') {
    if (status === 'failed') return 'To be sent by hand';
    // A promise that is a row of its own was kept in another one: another year's, or after the money had come back.
    if (status === 'completed') return event === 'refund_sent' ? 'Sent' : 'Sent later';
  }
  return statusStyle(status).label;
}
