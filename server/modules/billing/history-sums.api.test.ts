import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HistoryRow, listHistory } from '#contract/billing/history.ts';
import { AppError } from '#contract/errors.ts';
import { HISTORY_KINDS } from '#domain/billing/history.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';

let app: CreditApp;
let test: CreditApp['test'];
let steps: CreditApp['steps'];
let call: CreditApp['call'];

beforeAll(async () => {
  app = await openCreditApp('2026-12-30T09:00:00Z');
  ({ test, steps, call } = app);
});
afterAll(() => test.close());

const ACTS = ['card', 'transfer', 'note', 'cancel', 'refund', 'credit back', 'send'] as const;
const life = fc.record({
  kind: fc.constantFrom('quote', 'work'),
  currency: fc.constantFrom(...CURRENCIES),
  unitMinor: fc.integer({ min: 2, max: 50_000_000 }),
  creditMinor: fc.nat(1),
  share: fc.integer({ min: 1, max: 150 }),
  acts: fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 6 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** What has come of money by the account of the test itself. */
const came: Record<Currency, number> = { NGN: 0, USD: 0 };
let count = 0;

async function live({ kind, currency, unitMinor, creditMinor, share, acts }: Life) {
  const subject = { kind, id: `life ${++count}` } as const;
  const lines = [{ description: 'Work', quantity: 1, unitMinor }];
  const balance = await steps.balance(currency);
  const credit = Math.min(balance, creditMinor * (unitMinor - 1));
  const { id } = await steps.open(subject, { currency, lines, issue: creditMinor > 0, creditMinor: credit });
  const act: Record<(typeof ACTS)[number], () => Promise<unknown>> = {
    async card() {
      const { amount } = await steps.payByCard(id);
      came[currency] += amount.amountMinor;
    },
    async transfer() {
      const begun = await steps.begin(id, 'bank_transfer');
      const amountMinor = Math.ceil((begun.amount.amountMinor * share) / 100);
      await steps.confirm(begun.id, amountMinor);
      came[currency] += amountMinor;
    },
    async note() {
      const { paid, refunded, granted, status } = await steps.read(id);
      const part = Math.floor((paid.amountMinor - refunded.amountMinor - granted.amountMinor) / 3);
      const sums = { grossMinor: part, reason: 'Days left.' };
      if (status === 'paid' && part > 0) await steps.grant(subject, { key: `${id}:${app.now().getTime()}`, ...sums });
    },
    cancel: () => steps.cancel(subject),
    refund: () => steps.refund(subject),
    'credit back': () => steps.db.transaction((tx) => steps.billing.credit.refund(tx, steps.payer.scope, currency)),
    send: () => steps.sendRefunds(),
  };
  for (const name of acts)
    await act[name]().catch((error: unknown) => {
      // What the state of the invoice does not allow is refused, and books nothing.
      if (!(error instanceof AppError)) throw error;
    });
}

const FIGURES = ['charged', 'paid', 'givenBack', 'credit', 'promised'] as const;
type Figure = (typeof FIGURES)[number];

async function readAll() {
  const items: HistoryRow[] = [];
  for (let page = 1; ; page++) {
    const { data } = await call(listHistory, { token: 'ada', query: { page, pageSize: 100 } });
    items.push(...data.items);
    if (items.length >= data.total) return { items, totals: data.totals };
  }
}

it('equals the books to the kobo after any payments, credit notes, credit and refunds in both currencies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 4 }), async (lives) => {
      for (const one of lives) await live(one);
      const { items, totals } = await readAll();
      // A kind that is chosen changes the rows and no total.
      for (const kind of HISTORY_KINDS)
        expect((await call(listHistory, { token: 'ada', query: { kind } })).data.totals).toEqual(totals);
      // The years add up to all of it.
      const years = [];
      for (const year of [2026, 2027])
        years.push(...(await call(listHistory, { token: 'ada', query: { year } })).data.totals);
      for (const whole of totals)
        for (const figure of FIGURES)
          expect(
            years.reduce((sum, one) => sum + (one.currency === whole.currency ? one[figure].amountMinor : 0), 0),
          ).toBe(whole[figure].amountMinor);
      const { balances } = await steps.billing.journal.list(steps.db, { page: 1, pageSize: 1 });
      for (const { currency, charged, paid, givenBack, credit, promised, open } of totals) {
        const held = (...accounts: string[]) =>
          balances
            .filter((line) => line.currency === currency && accounts.includes(line.account))
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const rows = items.filter(({ amount }) => amount.currency === currency);
        const ofKind = (kind: HistoryRow['kind']) => rows.filter((row) => row.kind === kind);
        const sum = (kept: HistoryRow[], figure: Figure) =>
          kept.reduce((total, row) => total + row[figure].amountMinor, 0);
        expect([charged, paid, givenBack, credit, promised].map(({ amountMinor }) => amountMinor)).toEqual([
          sum(rows, 'charged'),
          sum(rows, 'paid'),
          sum(rows, 'givenBack'),
          sum(rows, 'credit'),
          sum(rows, 'promised'),
        ]);
        expect(charged.amountMinor + held('revenue', 'tax_payable')).toBe(0);
        expect(paid.amountMinor - givenBack.amountMinor).toBe(held('bank', 'checkout'));
        expect(credit.amountMinor + held('customer_credit')).toBe(0);
        expect(promised.amountMinor + held('refunds_due')).toBe(0);
        expect(open.amountMinor).toBe(held('receivable'));
        expect(sum(ofKind('refund'), 'givenBack')).toBe(givenBack.amountMinor);
        const receipts = rows.filter(({ event }) => event === 'payment_received');
        expect(sum(receipts, 'paid')).toBe(came[currency]);
        expect(paid.amountMinor).toBe(came[currency]);
        expect(receipts.every(({ file, number }) => file?.kind === 'paper' && number?.startsWith('RCT-'))).toBe(true);
        expect(credit.amountMinor).toBe((await steps.billing.credits.held(steps.db, steps.payer.scope))[currency]);
      }
    }),
    // The same lives each time, so that it is known what they hold.
    { numRuns: 15, seed: 12, endOnFailure: true },
  );
  const { items } = await readAll();
  const seen = new Set(items.map(({ event, amount }) => `${event} ${amount.currency}`));
  for (const currency of CURRENCIES)
    for (const event of ['invoice_issued', 'invoice_credited', 'credit_note', 'refund_sent'])
      expect(seen).toContain(`${event} ${currency}`);
});
