import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState } from '../state-machine.ts';
import {
  balancesOf,
  type LedgerEvent,
  type LedgerLine,
  PAYMENT_METHODS,
  type PaymentMethod,
  postEvent,
} from './ledger.ts';
import { INVOICE_MACHINE, type InvoiceState, PAYMENT_MACHINE } from './payment-machine.ts';
import { dueMinor, excessMinor, isSettled } from './settlement.ts';

const currency = 'NGN' as const;
const held = (lines: LedgerLine[], account: LedgerLine['account']) =>
  balancesOf(lines).find((line) => line.account === account)?.amountMinor ?? 0;

describe('postEvent', () => {
  it('books an invoice with its tax, and takes both back', () => {
    const issued = postEvent({ kind: 'invoice_issued', currency, netMinor: 15_000_000, taxMinor: 1_125_000 });
    expect(issued).toEqual([
      { account: 'receivable', currency, amountMinor: 16_125_000 },
      { account: 'revenue', currency, amountMinor: -15_000_000 },
      { account: 'tax_payable', currency, amountMinor: -1_125_000 },
    ]);
    const credited = postEvent({ kind: 'invoice_credited', currency, netMinor: 15_000_000, taxMinor: 1_125_000 });
    expect(balancesOf([...issued, ...credited])).toEqual([]);
  });

  it('has no line for a tax of nothing', () => {
    const lines = postEvent({ kind: 'invoice_issued', currency, netMinor: 500, taxMinor: 0 });
    expect(lines.map(({ account }) => account)).toEqual(['receivable', 'revenue']);
  });

  it('sends money back out of the account that it came to', () => {
    expect(postEvent({ kind: 'refund_sent', currency, method: 'bank_transfer', amountMinor: 5 })).toEqual([
      { account: 'refunds_due', currency, amountMinor: 5 },
      { account: 'bank', currency, amountMinor: -5 },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('refuses an amount of %d', (amountMinor) => {
    expect(() => postEvent({ kind: 'refund_due', currency, amountMinor })).toThrow(RangeError);
  });
});

describe('an invoice that is part paid, paid or overpaid', () => {
  it.each([
    [{ totalMinor: 100, paidMinor: 0, refundedMinor: 0 }, 100, 0],
    [{ totalMinor: 100, paidMinor: 99, refundedMinor: 0 }, 1, 0],
    [{ totalMinor: 100, paidMinor: 100, refundedMinor: 0 }, 0, 0],
    [{ totalMinor: 100, paidMinor: 130, refundedMinor: 0 }, 0, 30],
    [{ totalMinor: 100, paidMinor: 130, refundedMinor: 30 }, 0, 0],
  ])('%j', (sums, due, excess) => {
    expect([dueMinor(sums), excessMinor(sums), isSettled(sums)]).toEqual([due, excess, due === 0]);
  });
});

/** What may happen to one invoice, as its room does it: each step goes only where the status machines allow it. */
type Step = { what: 'pay'; method: PaymentMethod; amount: number } | { what: 'cancel' | 'refund' | 'reverse' | 'send' };
interface Books {
  state: InvoiceState;
  paid: number;
  refunded: number;
  sent: number;
  money: Record<PaymentMethod, number>;
  /** Promised back and not sent, by method. */
  owed: Record<PaymentMethod, number>;
  credited: boolean;
  lines: LedgerLine[];
  entries: LedgerLine[][];
}

function take(books: Books, step: Step, total: number): void {
  const post = (event: LedgerEvent) => {
    const lines = postEvent(event);
    books.lines.push(...lines);
    books.entries.push(lines);
  };
  const credit = () => {
    if (!books.credited) post({ kind: 'invoice_credited', currency, netMinor: total, taxMinor: 0 });
    books.credited = true;
  };
  const promise = (most: number) => {
    let left = most;
    for (const method of PAYMENT_METHODS) {
      const amountMinor = Math.min(left, books.money[method] - books.owed[method]);
      if (amountMinor <= 0) continue;
      post({ kind: 'refund_due', currency, amountMinor });
      books.owed[method] += amountMinor;
      books.refunded += amountMinor;
      left -= amountMinor;
    }
  };
  const rest = () => books.paid - books.refunded;
  if (step.what === 'pay') {
    post({ kind: 'payment_received', currency, method: step.method, amountMinor: step.amount });
    books.money[step.method] += step.amount;
    books.paid += step.amount;
    const sums = { totalMinor: total, paidMinor: books.paid, refundedMinor: books.refunded };
    if (books.state !== 'pending') {
      promise(step.amount);
      return;
    }
    if (!isSettled(sums)) return;
    books.state = nextState(INVOICE_MACHINE, books.state, 'pay') ?? books.state;
    promise(excessMinor(sums));
  } else if (step.what === 'cancel' && books.state === 'pending') {
    books.state = 'cancelled';
    credit();
    promise(rest());
  } else if (step.what === 'refund' && books.state === 'paid') {
    credit();
    promise(rest());
  } else if (step.what === 'send') {
    for (const method of PAYMENT_METHODS) {
      const amountMinor = books.owed[method];
      if (amountMinor === 0) continue;
      post({ kind: 'refund_sent', currency, method, amountMinor });
      books.owed[method] = 0;
      books.money[method] -= amountMinor;
      books.sent += amountMinor;
    }
  } else if (step.what === 'reverse' && books.state === 'paid' && books.refunded === 0) {
    for (const method of PAYMENT_METHODS) {
      const amountMinor = books.money[method];
      if (amountMinor === 0) continue;
      post({ kind: 'payment_reversed', currency, method, amountMinor });
      books.money[method] = 0;
    }
    books.paid = 0;
    books.state = nextState(INVOICE_MACHINE, books.state, 'reverse') ?? books.state;
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('pay' as const),
    method: fc.constantFrom(...PAYMENT_METHODS),
    amount: fc.integer({ min: 1, max: 3000 }),
  }),
  fc.record({ what: fc.constantFrom('cancel' as const, 'refund' as const, 'reverse' as const, 'send' as const) }),
);

describe('the books of an invoice, whatever happens', () => {
  it('balance in every entry, explain every balance, and pay nothing twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.array(step, { maxLength: 25 }), (total, steps) => {
        const books: Books = {
          state: 'pending',
          paid: 0,
          refunded: 0,
          sent: 0,
          money: { checkout: 0, bank_transfer: 0 },
          owed: { checkout: 0, bank_transfer: 0 },
          credited: false,
          lines: postEvent({ kind: 'invoice_issued', currency, netMinor: total, taxMinor: 0 }),
          entries: [],
        };
        for (const next of steps) {
          take(books, next, total);
          for (const entry of books.entries)
            expect(entry.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
          const issued = books.credited ? 0 : total;
          expect(held(books.lines, 'receivable')).toBe(issued - books.paid + books.refunded);
          expect(held(books.lines, 'refunds_due')).toBe(books.sent - books.refunded);
          expect(held(books.lines, 'bank') + held(books.lines, 'checkout')).toBe(books.paid - books.sent);
          expect(held(books.lines, 'revenue') + issued).toBe(0);
          expect(books.sent).toBeLessThanOrEqual(books.refunded);
          expect(books.refunded).toBeLessThanOrEqual(books.paid);
          expect(held(books.lines, 'bank')).toBeGreaterThanOrEqual(0);
          expect(held(books.lines, 'checkout')).toBeGreaterThanOrEqual(0);
        }
        take(books, { what: 'cancel' }, total);
        take(books, { what: 'refund' }, total);
        take(books, { what: 'send' }, total);
        expect(balancesOf(books.lines)).toEqual([]);
      }),
    );
  });
});

describe('the status machines', () => {
  it('never pay twice, and leave no way out of what has ended', () => {
    expect(nextState(PAYMENT_MACHINE, 'paid', 'pay')).toBeNull();
    expect(nextState(INVOICE_MACHINE, 'paid', 'pay')).toBeNull();
    for (const state of ['failed', 'cancelled'] as const) expect(PAYMENT_MACHINE[state]).toEqual({});
    expect(PAYMENT_MACHINE.refunded).toEqual({ reverse: 'reversed' });
    expect(PAYMENT_MACHINE.reversed).toEqual({ reinstate: 'paid' });
    expect([INVOICE_MACHINE.cancelled, INVOICE_MACHINE.refunded]).toEqual([{}, {}]);
  });
});
