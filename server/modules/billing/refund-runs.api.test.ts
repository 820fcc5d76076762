import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { ProviderUnavailable, type RefundOutcome, RefundRefused } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createTestCheckout } from '#tests/checkout.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { askSentRefunds, resumeWork } from './jobs.ts';

const minuteMs = 60_000;
/** A provider without keys for what it is asked twice: it sends each time that it is asked. */
const provider = {
  asked: [] as string[],
  answer: async (): Promise<RefundOutcome> => 'sent',
  known: undefined as RefundOutcome | undefined,
};
const { port, verdicts } = createTestCheckout({
  async refund({ refundId }) {
    provider.asked.push(refundId);
    return provider.answer();
  },
  readRefund: async () => provider.known,
});
const { tick, pass } = createClock('2027-02-03T09:00:00Z');

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
let count = 0;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity, checkouts: [port] } });
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.database.db.execute(
    sql`update refunds set state = 'failed' where state in ('pending', 'attention')`,
  );
  Object.assign(provider, { asked: [], answer: async () => 'sent', known: undefined });
});

/** Paid by card, and promised back. */
async function promised() {
  count += 1;
  const subject = { kind: 'work', id: `work-${count}` } as const;
  const { id } = await steps.open({ subject });
  const { reference } = await steps.start(id, 'checkout');
  verdicts.set(reference, { status: 'success', amountMinor: 10_000_000, currency: 'NGN' });
  await test.context.billing.checkout.settle(reference);
  await steps.refund(subject);
  const read = async () => (await steps.read(id)).payments.flatMap(({ refunds }) => refunds);
  const [refund] = await read();
  const takeBack = async () => {
    verdicts.set(reference, { status: 'reversed', amountMinor: 10_000_000, currency: 'NGN' });
    await test.context.billing.checkout.settle(reference);
  };
  return { refundId: refund?.id ?? '', takeBack, stateOf: async () => (await read()).map(({ status }) => status) };
}
const send = (refundId: string) => test.context.billing.checkout.sendRefund(refundId);
function jobDeps() {
  const { platform, billing } = test.context;
  return { ...platform, checkout: billing.checkout, savedCards: billing.savedCards };
}
const resume = () => resumeWork(jobDeps());

it('is sent by one run, while others would send it too', async () => {
  const { refundId, stateOf } = await promised();
  pass(3 * minuteMs);
  const isAsked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<RefundOutcome>();
  provider.answer = () => {
    provider.answer = async () => 'sent';
    isAsked.resolve();
    return answered.promise;
  };
  const first = send(refundId);
  await isAsked.promise;
  await send(refundId);
  await resume();
  answered.resolve('sent');
  await first;
  expect(provider.asked).toEqual([refundId]);
  expect(await stateOf()).toEqual(['sent']);
});

it('is left alone while its own job has just begun', async () => {
  const { refundId, stateOf } = await promised();
  await resume();
  expect(provider.asked).toEqual([]);
  pass(3 * minuteMs);
  await resume();
  expect(provider.asked).toEqual([refundId]);
  expect(await stateOf()).toEqual(['sent']);
});

it('is taken up by a later run where nobody heard the answer', async () => {
  const { refundId, stateOf } = await promised();
  provider.answer = () => Promise.reject(new ProviderUnavailable());
  await expect(send(refundId)).rejects.toThrow(ProviderUnavailable);
  provider.answer = async () => 'sent';
  await send(refundId);
  expect(provider.asked).toHaveLength(1);
  pass(3 * minuteMs);
  await resume();
  expect(provider.asked).toHaveLength(2);
  expect(await stateOf()).toEqual(['sent']);
});

it('is not taken for refused where its provider has it already', async () => {
  const { refundId, stateOf } = await promised();
  provider.answer = () => Promise.reject(new RefundRefused('it has been fully reversed'));
  provider.known = 'pending';
  await send(refundId);
  expect(await stateOf()).toEqual(['pending']);
  provider.known = undefined;
  pass(3 * minuteMs);
  await resume();
  expect(await stateOf()).toEqual(['failed']);
});

it('is asked about in its turn, however many the provider has not sent yet', async () => {
  const { refundId } = await promised();
  await test.context.database.db.execute(sql`
    insert into refunds (id, payment_id, invoice_id, kind, method, provider, currency, amount_minor, reason, created_at)
    select id || n, payment_id, invoice_id, 'credit', method, provider, currency, 1, reason, created_at - interval '1 hour'
    from refunds, generate_series(1, 200) n where id = ${refundId}`);
  provider.answer = async () => 'pending';
  for (let times = 0; times < 2; times += 1) {
    pass(3 * minuteMs);
    await resume();
  }
  expect(provider.asked.filter((id) => id === refundId)).toHaveLength(1);
  expect(new Set(provider.asked).size).toBe(201);
});

it('that waits for bank details is asked about again: its provider may have sent it since', async () => {
  const { refundId, stateOf } = await promised();
  provider.answer = async () => 'attention';
  await send(refundId);
  expect(await stateOf()).toEqual(['attention']);
  provider.known = 'attention';
  pass(3 * minuteMs);
  await askSentRefunds(jobDeps());
  expect(await stateOf()).toEqual(['attention']);
  provider.known = 'sent';
  pass(6 * 60 * minuteMs);
  await askSentRefunds(jobDeps());
  expect(await stateOf()).toEqual(['sent']);
  expect(provider.asked).toEqual([refundId]);
});

const toldSentTwice = async (subjectId: string) => {
  await askSentRefunds(jobDeps());
  const query = { subjectKind: 'refund', subjectId } as const;
  const { items } = (await steps.call(listAuditEntries, { token: 'operator', query })).data;
  return items.filter(({ action }) => action === 'refund.sent_twice').length;
};

it('whose money a bank took back is told of once where its provider sends it all the same', async () => {
  const { refundId, takeBack, stateOf } = await promised();
  provider.answer = async () => 'pending';
  await send(refundId);
  await takeBack();
  expect(await stateOf()).toEqual(['void']);
  provider.known = 'pending';
  expect(await toldSentTwice(refundId)).toBe(0);
  provider.known = 'sent';
  pass(6 * 60 * minuteMs);
  expect(await toldSentTwice(refundId)).toBe(1);
  expect(await toldSentTwice(refundId)).toBe(1);
  expect(await stateOf()).toEqual(['void']);
});

it('whose money a bank took back is not asked about where nobody was asked to send it, nor after a month', async () => {
  const unasked = await promised();
  await unasked.takeBack();
  provider.known = 'sent';
  expect(await toldSentTwice(unasked.refundId)).toBe(0);
  const late = await promised();
  provider.answer = async () => 'pending';
  provider.known = 'pending';
  await send(late.refundId);
  await late.takeBack();
  pass(31 * 24 * 60 * minuteMs);
  provider.known = 'sent';
  expect(await toldSentTwice(late.refundId)).toBe(0);
});
