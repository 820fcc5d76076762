import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listTextMonths, type TextMonth } from '#contract/messages/admin.ts';
import type { MessageState } from '#server/messages/tables.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { startAfricasTalking } from '#tests/setup/africas-talking.ts';

let gateway: Awaited<ReturnType<typeof startAfricasTalking>>;
let test: BookingTest;
beforeAll(async () => {
  gateway = await startAfricasTalking();
  test = await createBookingTest({
    env: { ...gateway.env, MESSAGES_MONTHLY_LIMIT: '40', MESSAGES_COUNTRIES: 'NG,GH' },
  });
});
afterAll(async () => {
  await test.close();
  await gateway.close();
});
const db = () => test.context.database.db;
beforeEach(async () => {
  test.setNow('2026-03-15T09:00:00Z');
  for (const table of ['text_messages', 'text_months', 'text_totals'])
    await db().execute(sql.raw(`delete from ${table}`));
});

let made = 0;
type Made = { at?: string; purpose?: string; parts?: number; cost?: [currency: string, minor: number]; uid?: string };
async function text(state: MessageState, { at, purpose, parts, cost, uid }: Made = {}): Promise<void> {
  made += 1;
  await db().execute(sql`
    insert into text_messages (id, uid, number, purpose, key, state, parts, cost_currency, cost_minor, created_at, changed_at)
    values (${`t${made}`}, ${uid ?? 'ada'}, '+2348031234567', ${purpose ?? 'phone.code'}, ${`k${made}`}, ${state},
      ${parts ?? 1}, ${cost?.[0] ?? null}, ${cost?.[1] ?? null}, ${at ?? '2026-03-10T10:00:00Z'}, now())`);
}
const read = async (query: { page?: number; pageSize?: number } = {}) => {
  const answer = await test.call(listTextMonths, { token: 'operator', query });
  expect(answer.status).toBe(200);
  return answer.data;
};
const none = { sent: 0, delivered: 0, failed: 0, unknown: 0, notSent: 0, waiting: 0, parts: 0, costs: [] };

it('counts every state once, by month and kind, with the cost where the gateway named one', async () => {
  await text('sent', { cost: ['KES', 80] });
  await text('delivered', { parts: 2, cost: ['KES', 160] });
  await text('delivered', { cost: ['NGN', 400] });
  for (const state of ['undelivered', 'refused', 'unknown', 'unwanted', 'late', 'over_limit', 'waiting'] as const)
    await text(state);
  await text('sending', { purpose: 'booking.reminder' });
  // Midnight in UTC parts the months, wherever the server stands.
  await text('sent', { at: '2026-02-28T23:59:59.999Z' });
  await text('sent', { at: '2026-03-01T00:00:00.000Z', purpose: 'booking.moved' });
  expect((await read()).items).toEqual([
    {
      month: '2026-03',
      kinds: [
        { ...none, kind: 'booking.moved', sent: 1, parts: 1 },
        { ...none, kind: 'booking.reminder', waiting: 1, parts: 1 },
        {
          kind: 'phone.code',
          sent: 1,
          delivered: 2,
          failed: 2,
          unknown: 1,
          notSent: 3,
          waiting: 1,
          parts: 6,
          costs: [
            { currency: 'KES', amountMinor: 240 },
            { currency: 'NGN', amountMinor: 400 },
          ],
        },
      ],
    },
    { month: '2026-02', kinds: [{ ...none, kind: 'phone.code', sent: 1, parts: 1 }] },
  ] satisfies TextMonth[]);
});

it('counts on what was removed after 90 days, and keeps neither number nor member', async () => {
  await text('delivered', { cost: ['KES', 80] });
  await text('delivered', { cost: ['KES', 80] });
  await text('sent', { at: '2026-06-20T10:00:00Z' });
  const before = (await read()).items;
  test.setNow('2026-06-25T09:00:00Z');
  await test.context.messages.prune();
  const { rows } = await db().execute<{ left: number }>(sql`select count(*)::int as left from text_messages`);
  expect([rows[0]?.left, (await read()).items]).toEqual([1, before]);
  // The same kind again, in the same month, is added to what was removed.
  await text('delivered', { cost: ['KES', 80] });
  expect((await read()).items[1]?.kinds[0]).toMatchObject({
    delivered: 3,
    costs: [{ currency: 'KES', amountMinor: 240 }],
  });
  const { rows: kept } = await db().execute<Record<string, unknown>>(sql`select * from text_totals`);
  expect(kept).toEqual([
    {
      month: '2026-03',
      purpose: 'phone.code',
      state: 'delivered',
      cost_currency: 'KES',
      messages: 2,
      parts: 2,
      cost_minor: expect.anything(),
    },
  ]);
});

it('is read a page of months at a time', async () => {
  for (const month of ['01', '02', '03', '04']) await text('sent', { at: `2026-${month}-02T00:00:00Z` });
  const months = ({ items, ...page }: Awaited<ReturnType<typeof read>>) => [
    items.map(({ month }) => month),
    page.total,
    page.page,
  ];
  expect(months(await read())).toEqual([['2026-04', '2026-03', '2026-02'], 4, 1]);
  expect(months(await read({ page: 2 }))).toEqual([['2026-01'], 4, 2]);
  expect(months(await read({ page: 9, pageSize: 2 }))).toEqual([['2026-02', '2026-01'], 4, 2]);
});

it('says what the environment says, and what of the limit is used, without the key', async () => {
  await db().execute(sql`insert into text_months (month, parts) values ('2026-03', 7), ('2026-02', 40)`);
  const { items, total, page, pageSize, ...rest } = await read();
  expect([items, total, page, pageSize]).toEqual([[], 0, 1, 3]);
  expect(rest).toEqual({
    gateway: expect.stringContaining('Africa’s Talking at'),
    countries: ['NG', 'GH'],
    takesReports: true,
    thisMonth: { month: '2026-03', parts: 7, limit: 40 },
  });
  expect(JSON.stringify(rest)).not.toContain(gateway.env.MESSAGES_API_KEY);
  expect(JSON.stringify(rest)).not.toContain(gateway.env.MESSAGES_CALLBACK_SECRET);
});

it('is for operators alone', async () => {
  await test.meet('founder');
  expect((await test.call(listTextMonths, { token: 'founder' })).status).toBe(403);
  expect((await test.call(listTextMonths, {})).status).toBe(401);
});

it('says that no gateway is connected where there is none', async () => {
  const without = await createBookingTest({ env: { MESSAGES_PROVIDER: 'none' } });
  const { data } = await without.call(listTextMonths, { token: 'operator' });
  expect([data.gateway, data.takesReports, data.items]).toEqual([null, false, []]);
  await without.close();
});
