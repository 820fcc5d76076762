import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCashEntry,
  cashLimits,
  editCashEntry,
  readLedger,
  removeCashEntry,
  setCashBalance,
} from '#contract/readiness/ledger.ts';
import { createCheck, readCheck } from '#contract/readiness/readiness.ts';
import { readLiveReadiness } from '#contract/readiness/versions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity(), clock: () => new Date('2026-06-15T10:00:00Z') },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const sale = {
  month: '2026-05',
  kind: 'in',
  category: 'Sales',
  amountMinor: 5_000_000,
  currency: 'NGN',
  raised: false,
} as const;
/** One check of each founder: its ledger is the one that is for no startup yet. */
const checks = new Map<string, Promise<{ checkId: string }>>();
const begin = async (token: string, ideaId: string | null = null) => ({
  checkId: (await call(createCheck, { token, body: { ideaId } })).data.id,
});
const checkOf = (token: string) => {
  const known = checks.get(token) ?? begin(token);
  checks.set(token, known);
  return known;
};
const add = async (token: string, more: object = {}, key?: string) =>
  call(addCashEntry, { token, key, params: await checkOf(token), body: { ...sale, ...more } });
const ledgerOf = async (token: string) => (await call(readLedger, { token, params: await checkOf(token) })).data;
const setBalance = async (token: string, balance: object | null) =>
  call(setCashBalance, { token, params: await checkOf(token), body: { balance: balance as never } });

describe('the cash ledger', () => {
  it('is empty at first, in no currency', async () => {
    expect(await ledgerOf('fresh')).toEqual({ currency: null, balance: null, entries: [], limit: cashLimits.entries });
    expect((await setBalance('fresh', null)).data).toEqual({ balance: null });
  });

  it('keeps amounts to the kobo, by month, and gives burn and runway', async () => {
    const token = 'keeper';
    const { checkId } = await checkOf(token);
    for (const month of ['2026-05', '2026-03', '2026-04']) {
      await add(token, { month, amountMinor: 12_345_601 });
      await add(token, { month, kind: 'out', category: 'Rent', amountMinor: 22_345_601 });
    }
    await add(token, { month: '2026-04', category: 'Grant', amountMinor: 900_000_000_001, raised: true });
    await setBalance(token, { amountMinor: 100_000_000, currency: 'NGN', date: '2026-05-31' });
    const { entries, balance } = await ledgerOf(token);
    expect(entries.map(({ month }) => month)).toEqual(entries.map(({ month }) => month).toSorted());
    expect(entries.find(({ raised }) => raised)?.amountMinor).toBe(900_000_000_001);
    expect(balance).toEqual({ amountMinor: 100_000_000, currency: 'NGN', date: '2026-05-31' });
    const { cash } = (await call(readLiveReadiness, { token, params: { checkId } })).data.report;
    expect(cash).toMatchObject({ averageNetBurnMinor: 10_000_000, runway: { fullMonths: 10, zeroDate: '2027-03-31' } });
    expect((await call(readCheck, { token, params: { checkId } })).data.ledger).toMatchObject({ balance });
  });

  it('lets an entry be edited and removed, each edit from what was read', async () => {
    const token = 'editor';
    const entry = (await add(token, {}, 'one-click')).data;
    expect((await add(token, {}, 'one-click')).data).toEqual(entry);
    const params = { ...(await checkOf(token)), entryId: entry.id };
    const edit = (revision: number, amountMinor: number) =>
      call(editCashEntry, { token, params, body: { ...sale, amountMinor, revision } });
    expect((await edit(1, 7)).data).toMatchObject({ id: entry.id, amountMinor: 7, revision: 2 });
    expect(await edit(1, 8)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    const remove = () => call(removeCashEntry, { token, params });
    expect((await remove()).data).toEqual({ id: entry.id });
    expect(await remove()).toMatchObject({ status: 404, code: 'CASH_ENTRY_UNKNOWN' });
    expect(await edit(2, 9)).toMatchObject({ status: 404, code: 'CASH_ENTRY_UNKNOWN' });
  });

  it('holds one currency, and changes it only while it is empty', async () => {
    const token = 'trader';
    const mixed = { status: 409, code: 'CASH_CURRENCY_MIXED' };
    await setBalance(token, { amountMinor: 1, currency: 'NGN', date: '2026-06-01' });
    expect(await add(token, { currency: 'USD' })).toMatchObject(mixed);
    await setBalance(token, { amountMinor: 2, currency: 'USD', date: '2026-06-01' });
    const entry = (await add(token, { currency: 'USD' })).data;
    expect(await setBalance(token, { amountMinor: 3, currency: 'NGN', date: '2026-06-01' })).toMatchObject(mixed);
    const body = { ...sale, revision: 1 };
    const params = { ...(await checkOf(token)), entryId: entry.id };
    expect(await call(editCashEntry, { token, params, body })).toMatchObject(mixed);
    expect(await ledgerOf(token)).toMatchObject({ currency: 'USD', balance: { amountMinor: 2 }, entries: [entry] });
    await call(removeCashEntry, { token, params });
    await setBalance(token, null);
    expect((await add(token)).status).toBe(201);
  });

  it('takes one currency of two that are sent at the same moment', async () => {
    const token = 'racer';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(token, { currency: index % 2 ? 'NGN' : 'USD' })),
    );
    const { currency, entries } = await ledgerOf(token);
    expect(entries).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(new Set(entries.map((entry) => entry.currency))).toEqual(new Set([currency]));
  });

  it('takes nothing from the future', async () => {
    expect(await add('seer', { month: '2026-07' })).toMatchObject({
      status: 400,
      fields: { month: expect.any(String) },
    });
    const balance = { amountMinor: 1, currency: 'NGN', date: '2026-06-17' };
    expect(Object.keys((await setBalance('seer', balance)).fields)).toEqual(['balance.date']);
    expect(await ledgerOf('seer')).toMatchObject({ currency: null, entries: [] });
    // The day after has begun further east.
    expect((await setBalance('seer', { ...balance, date: '2026-06-16' })).status).toBe(200);
  });

  it('ends at its limit, also for those who come at the same moment', async () => {
    const token = 'hoarder';
    await add(token);
    await test.context.database.db.execute(sql`
      insert into cash_entries (id, owner_uid, ledger_id, month, kind, category, amount_minor, currency, raised, created_at)
      select 'bulk-' || n, 'hoarder', id, '2026-05-01', 'in', 'Sales', n, 'NGN', false, now()
      from cash_ledgers, generate_series(1, ${cashLimits.entries - 3}) n where owner_uid = 'hoarder'`);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => add(token)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await add(token)).toMatchObject({ status: 409, code: 'LEDGER_LIMIT' });
    expect((await ledgerOf(token)).entries).toHaveLength(cashLimits.entries);
  });
});
