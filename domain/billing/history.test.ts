import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  HISTORY_KINDS,
  HISTORY_WORDS,
  historyKindOf,
  historyStatusWords,
  openMinor,
  readFigures,
  shownMinor,
} from './history.ts';
import {
  balancesOf,
  LEDGER_EVENT_KINDS,
  type LedgerAccount,
  type LedgerEvent,
  type LedgerEventKind,
  PAYMENT_METHODS,
  postEvent,
} from './ledger.ts';

const currency = 'NGN' as const;
const amountMinor = fc.integer({ min: 1, max: 1e12 });

function eventOf(kind: LedgerEventKind): fc.Arbitrary<LedgerEvent> {
  if (kind === 'invoice_issued' || kind === 'invoice_credited' || kind === 'credit_note')
    return fc.record({
      kind: fc.constant(kind),
      currency: fc.constant(currency),
      netMinor: amountMinor,
      taxMinor: fc.nat(1e9),
    });
  return fc.record({
    kind: fc.constant(kind),
    currency: fc.constant(currency),
    method: fc.constantFrom(...PAYMENT_METHODS),
    amountMinor,
  }) as fc.Arbitrary<LedgerEvent>;
}
const linesOf = (event: LedgerEvent) => postEvent(event).map((line) => ({ ...line, event: event.kind }));
const anyEvent = fc.constantFrom(...LEDGER_EVENT_KINDS).chain(eventOf);

describe('a billing history', () => {
  it('has every event of the books in one kind', () => {
    expect(HISTORY_KINDS.flatMap(eventsOf).sort()).toEqual([...LEDGER_EVENT_KINDS].sort());
  });

  it('equals the books to the kobo, whatever was booked: the rows add up to what the accounts hold', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const rows = events.map((event) => readFigures(linesOf(event)));
        const sum = (figure: keyof (typeof rows)[number]) => rows.reduce((total, row) => total + row[figure], 0);
        const balances = balancesOf(events.flatMap(postEvent));
        const held = (...accounts: LedgerAccount[]) =>
          balances
            .filter(({ account }) => accounts.includes(account))
            .reduce((total, line) => total + line.amountMinor, 0);
        expect(sum('chargedMinor') + held('revenue', 'tax_payable')).toBe(0);
        expect(sum('paidMinor') - sum('givenBackMinor')).toBe(held('bank', 'checkout'));
        expect(sum('creditMinor') + held('customer_credit')).toBe(0);
        expect(sum('promisedMinor') + held('refunds_due')).toBe(0);
        expect(rows.reduce((total, row) => total + openMinor(row), 0)).toBe(held('receivable'));
        // What is read of all at once is what the rows add up to.
        const whole = readFigures(events.flatMap(linesOf));
        expect(whole).toEqual({
          chargedMinor: sum('chargedMinor'),
          paidMinor: sum('paidMinor'),
          givenBackMinor: sum('givenBackMinor'),
          creditMinor: sum('creditMinor'),
          promisedMinor: sum('promisedMinor'),
        });
      }),
    );
  });

  it('calls a credit note by its name alone: it may take back a part or all of what is left', () => {
    expect(HISTORY_WORDS.credit_note).toBe('Credit note');
  });

  it.each([
    [{ kind: 'invoice_issued', netMinor: 1_395_349, taxMinor: 104_651 }, 'invoice', 1_500_000],
    [{ kind: 'credit_note', netMinor: 897_010, taxMinor: 67_276 }, 'credit_note', -964_286],
    [{ kind: 'invoice_credited', netMinor: 100, taxMinor: 0 }, 'credit_note', -100],
    [{ kind: 'payment_received', method: 'checkout', amountMinor: 9 }, 'receipt', 9],
    [{ kind: 'payment_reversed', method: 'bank_transfer', amountMinor: 9 }, 'receipt', -9],
    [{ kind: 'refund_due', amountMinor: 9 }, 'refund', -9],
    [{ kind: 'credit_refunded', amountMinor: 9 }, 'refund', -9],
    [{ kind: 'refund_void', amountMinor: 9 }, 'refund', 9],
    [{ kind: 'refund_returned', method: 'checkout', amountMinor: 9 }, 'refund', 9],
    [{ kind: 'refund_sent', method: 'checkout', amountMinor: 9 }, 'refund', -9],
    [{ kind: 'credit_granted', amountMinor: 9 }, 'credit', 9],
    [{ kind: 'credit_applied', amountMinor: 9 }, 'credit', -9],
  ] as const)('shows %j as %s %d', (event, kind, shown) => {
    expect(historyKindOf(event.kind)).toBe(kind);
    expect(shownMinor(event.kind, readFigures(linesOf({ ...event, currency })))).toBe(shown);
  });

  it.each([
    ['refund_due', 'completed', 'Sent later'],
    ['credit_refunded', 'completed', 'Sent later'],
    ['refund_sent', 'completed', 'Sent'],
    ['credit_refunded', 'pending', 'Pending'],
    ['credit_refunded', 'attention', 'Needs your bank details'],
    ['refund_due', 'failed', 'To be sent by hand'],
    ['refund_returned', 'failed', 'Failed'],
    ['invoice_issued', 'pending', 'To be paid'],
    ['invoice_issued', 'paid', 'Paid'],
    ['credit_granted', 'completed', 'Completed'],
  ] as const)('says of %s that is %s: %s', (event, status, words) => {
    expect(historyStatusWords({ event, status })).toBe(words);
  });
});
