import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditPart, sumCredit, takeCredit } from './credit.ts';
import { balancesOf, type LedgerAccount, type LedgerEvent, type LedgerLine, postEvent } from './ledger.ts';

describe('takeCredit', () => {
  const parts = [
    { paymentId: 'a', amountMinor: 30 },
    { paymentId: 'b', amountMinor: 0 },
    { paymentId: 'c', amountMinor: 50 },
  ];
  it.each([
    [0, []],
    [30, [{ paymentId: 'a', amountMinor: 30 }]],
    [
      31,
      [
        { paymentId: 'a', amountMinor: 30 },
        { paymentId: 'c', amountMinor: 1 },
      ],
    ],
    [80, [parts[0], parts[2]]],
  ])('gives %d in their order', (amount, taken) => {
    expect(takeCredit(parts, amount)).toEqual(taken);
  });
  it.each([81, -1, 1.5, Number.NaN])('refuses %d', (amount) => {
    expect(() => takeCredit(parts, amount)).toThrow(RangeError);
  });
});

const currency = 'NGN' as const;
type Invoice = { worth: number; granted: number; payment: Payment; usesCredit: CreditPart[] };
type Payment = { id: string; money: number; owed: number; isReversed: boolean };

/** What may happen to one payer: buys with credit and card, pays too much, gets a credit note, takes credit back as money. */
type Step =
  | { what: 'buy'; total: number; over: number; useCredit: boolean }
  | { what: 'note'; nth: number; share: number }
  | { what: 'refundCredit' }
  | { what: 'send' }
  | { what: 'reverse'; nth: number };

function openPayer() {
  const entries: LedgerLine[][] = [];
  const invoices: Invoice[] = [];
  const payments: Payment[] = [];
  let lots: CreditPart[] = [];
  let [revenue, lost] = [0, 0];
  const post = (event: LedgerEvent) => entries.push(postEvent(event));
  const grow = (more: CreditPart[]) => {
    for (const { paymentId, amountMinor } of more) {
      const lot = lots.find((one) => one.paymentId === paymentId);
      if (lot) lot.amountMinor += amountMinor;
      else lots.push({ paymentId, amountMinor });
    }
  };
  // Credit that an invoice gives back after the bank took the money behind it waits for that money.
  const usable = () =>
    lots
      .filter(({ paymentId }) => payments.some(({ id, isReversed }) => id === paymentId && !isReversed))
      .map((part) => ({ ...part }));
  const shrink = (less: CreditPart[]) => {
    grow(less.map((part) => ({ ...part, amountMinor: -part.amountMinor })));
    lots = lots.filter(({ amountMinor }) => amountMinor > 0);
  };

  function take(step: Step): void {
    if (step.what === 'buy') {
      const usesCredit = step.useCredit ? takeCredit(usable(), Math.min(sumCredit(usable()), step.total)) : [];
      const used = sumCredit(usesCredit);
      const payment = { id: `p${payments.length}`, money: step.total - used + step.over, owed: 0, isReversed: false };
      payments.push(payment);
      invoices.push({ worth: step.total, granted: step.over, payment, usesCredit });
      revenue += step.total;
      post({ kind: 'invoice_issued', currency, netMinor: step.total, taxMinor: 0 });
      if (payment.money > 0)
        post({ kind: 'payment_received', currency, method: 'checkout', amountMinor: payment.money });
      if (used > 0) post({ kind: 'credit_applied', currency, amountMinor: used });
      if (step.over > 0) post({ kind: 'credit_granted', currency, amountMinor: step.over });
      shrink(usesCredit);
      if (step.over > 0) grow([{ paymentId: payment.id, amountMinor: step.over }]);
    } else if (step.what === 'note') {
      const invoice = invoices[step.nth % Math.max(1, invoices.length)];
      const amount = invoice ? Math.floor(invoice.worth * step.share) : 0;
      if (!invoice || amount === 0) return;
      const free = Math.max(0, invoice.payment.money - invoice.payment.owed - invoice.granted);
      const ofMoney = Math.min(amount, free);
      const back = sumCredit(invoice.usesCredit);
      if (ofMoney + back < amount) return;
      const returned = takeCredit(invoice.usesCredit, amount - ofMoney);
      for (const part of returned) {
        const used = invoice.usesCredit.find(({ paymentId }) => paymentId === part.paymentId);
        if (used) used.amountMinor -= part.amountMinor;
      }
      invoice.worth -= amount;
      invoice.granted += ofMoney;
      revenue -= amount;
      post({ kind: 'credit_note', currency, netMinor: amount, taxMinor: 0 });
      grow([...(ofMoney > 0 ? [{ paymentId: invoice.payment.id, amountMinor: ofMoney }] : []), ...returned]);
    } else if (step.what === 'refundCredit') {
      const back = usable();
      for (const { paymentId, amountMinor } of back) {
        const payment = payments.find(({ id }) => id === paymentId);
        const invoice = invoices.find((one) => one.payment === payment);
        if (!payment || !invoice) continue;
        payment.owed += amountMinor;
        invoice.granted -= amountMinor;
        post({ kind: 'credit_refunded', currency, amountMinor });
      }
      shrink(back);
    } else if (step.what === 'send') {
      for (const payment of payments) {
        if (payment.owed === 0) continue;
        post({ kind: 'refund_sent', currency, method: 'checkout', amountMinor: payment.owed });
        payment.money -= payment.owed;
        payment.owed = 0;
      }
    } else {
      const payment = payments[step.nth % Math.max(1, payments.length)];
      if (!payment || payment.owed > 0 || payment.money === 0) return;
      const lot = lots.filter(({ paymentId }) => paymentId === payment.id);
      if (sumCredit(lot) > 0) post({ kind: 'credit_withdrawn', currency, amountMinor: sumCredit(lot) });
      post({ kind: 'payment_reversed', currency, method: 'checkout', amountMinor: payment.money });
      lost += payment.money - sumCredit(lot);
      payment.money = 0;
      payment.isReversed = true;
      shrink(lot.map((part) => ({ ...part })));
    }
  }

  return { take, entries, payments, usable, lots: () => lots, sums: () => ({ revenue, lost }) };
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('buy' as const),
    total: fc.integer({ min: 1, max: 5000 }),
    over: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
    useCredit: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('note' as const),
    nth: fc.nat(9),
    share: fc.double({ min: 0.1, max: 1, noNaN: true }),
  }),
  fc.record({ what: fc.constant('refundCredit' as const) }),
  fc.record({ what: fc.constant('send' as const) }),
  fc.record({ what: fc.constant('reverse' as const), nth: fc.nat(9) }),
);

describe('the books of a payer with credit, whatever happens', () => {
  it('balance in every entry, and each kobo of credit is money that a payment holds', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const payer = openPayer();
        for (const next of steps) {
          payer.take(next);
          for (const entry of payer.entries)
            expect(entry.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
          const balances = balancesOf(payer.entries.flat());
          const held = (account: LedgerAccount) =>
            balances.find((balance) => balance.account === account)?.amountMinor ?? 0;
          const { revenue, lost } = payer.sums();
          const owed = payer.payments.reduce((sum, payment) => sum + payment.owed, 0);
          expect(held('customer_credit')).toBe(0 - sumCredit(payer.lots()));
          expect(held('revenue')).toBe(0 - revenue);
          expect(held('refunds_due')).toBe(0 - owed);
          expect(held('receivable')).toBe(lost);
          expect(held('checkout')).toBe(payer.payments.reduce((sum, { money }) => sum + money, 0));
          for (const { paymentId, amountMinor } of payer.usable()) {
            const payment = payer.payments.find(({ id }) => id === paymentId);
            expect(amountMinor).toBeLessThanOrEqual((payment?.money ?? 0) - (payment?.owed ?? 0));
          }
        }
      }),
    );
  });
});
