import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import * as admin from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as contract from '#contract/quotes/quotes.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { brief, offerBody, quoteDeps, total } from '#tests/quotes.ts';
import { createDueService } from './due.service.ts';
import { createQuoteJobs } from './jobs.ts';

let test: BookingTest;
let founders = 0;

beforeAll(async () => {
  test = await createBookingTest();
  await test.meet('operator');
});
afterAll(() => test.close());
beforeEach(() => test.reset());

async function ask(token: string): Promise<string> {
  await test.meet(token);
  const { id } = (await test.call(contract.createQuote, { token, body: {} })).data;
  await test.call(contract.saveQuoteDraft, { token, params: { quoteId: id }, body: { revision: 0, changes: brief } });
  await test.call(contract.submitQuote, { token, params: { quoteId: id } });
  return id;
}
const told = async (token: string, quoteId: string) =>
  (await test.call(listNotifications, { token })).data.items.filter(({ href }) => href?.endsWith(quoteId));
const asOperator = (quoteId: string) => ({ token: 'operator', params: { quoteId } });

/** Offer, message, acceptance, completion. */
async function agree(token: string): Promise<string> {
  const quoteId = await ask(token);
  await test.call(admin.makeOffer, { ...asOperator(quoteId), body: offerBody });
  await test.call(admin.postAdminMessage, { ...asOperator(quoteId), body: { text: 'A secret of the founder' } });
  await test.call(quoteAnswers.acceptOffer, { token, params: { quoteId }, body: { version: 1, total } });
  await test.call(admin.completeWork, asOperator(quoteId));
  return quoteId;
}

it('tells both sides of each step, on the page and by mail, without what was written', async () => {
  const token = `founder-${++founders}`;
  const quoteId = await agree(token);
  const kinds = (await told(token, quoteId)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['quote.accepted', 'quote.completed', 'quote.message', 'quote.offered']);
  expect((await told('operator', quoteId)).map(({ kind }) => kind).sort()).toEqual([
    'quote.accepted',
    'quote.submitted',
  ]);
  const mails = (await test.mails()).filter(
    ({ to, subject }) => to === `${token}@example.com` && subject.includes('“'),
  );
  expect(mails).toHaveLength(4);
  const written = mails.map(({ text }) => text).join();
  expect(written).toContain('Our offer comes to ₦600,000.00.');
  expect(written).toMatch(/valid until the end of \d+(st|nd|rd|th) \w{3}, \d{4} \(/);
  const texts = JSON.stringify([await told(token, quoteId), await told('operator', quoteId)]);
  for (const secret of ['A secret of the founder', brief.title ?? '', 'two angels'])
    expect(texts).not.toContain(secret);
});

it('writes no mail to an address that nobody has proven', async () => {
  const token = `unverified-${++founders}`;
  const quoteId = await agree(token);
  expect((await test.mails()).filter(({ to }) => to === `${token}@example.com`)).toEqual([]);
  expect(await told(token, quoteId)).toHaveLength(4);
});

it('keeps what the operator did, without what was written', async () => {
  const founder = `founder-${++founders}`;
  const quoteId = await agree(founder);
  const query = { subjectKind: 'quote', subjectId: quoteId };
  const { items } = (await test.call(listAuditEntries, { token: 'operator', query })).data;
  expect(items.map(({ action, actor }) => [action, actor.uid])).toEqual([
    ['quote.complete', 'operator'],
    ['quote.message', 'operator'],
    ['quote.offer', 'operator'],
  ]);
  const member = `${founder}@example.com`;
  expect(items.map(({ detail }) => detail.member)).toEqual([member, member, member]);
  expect(items[1]?.detail).toEqual({ member, number: 1 });
  expect(items[2]?.detail).toEqual({
    member,
    version: 1,
    totalMinor: 60_000_000,
    currency: 'NGN',
    cadence: 'one_time',
  });
});

it('closes every offer that is over, whatever becomes of another one', async () => {
  const token = `founder-${++founders}`;
  const ids = [await ask(token), await ask(token)];
  for (const id of ids) await test.call(admin.makeOffer, { ...asOperator(id), body: offerBody });
  test.setNow('2026-05-01T00:00:00Z');
  let told = 0;
  const notify = async () => {
    if (told++ === 0) throw new Error('nobody can be told');
  };
  const due = createDueService(quoteDeps(test.context, { notify }), test.context.quotes.acceptance);
  await expect(due.expireOffers(test.context.database.db)).rejects.toThrow('some offers were not closed');
  const states = async () =>
    (await Promise.all(ids.map((quoteId) => test.call(contract.readQuote, { token, params: { quoteId } }))))
      .map(({ data }) => data.state)
      .sort();
  expect(await states()).toEqual(['cancelled', 'in_progress']);
  await due.expireOffers(test.context.database.db);
  expect(await states()).toEqual(['cancelled', 'cancelled']);
});

it('says why there is no offer', async () => {
  const token = `founder-${++founders}`;
  const quoteId = await ask(token);
  const body = { reason: 'We do not advise on tax.' };
  await test.call(admin.refuseQuote, { ...asOperator(quoteId), body });
  const { state, closing } = (await test.call(contract.readQuote, { token, params: { quoteId } })).data;
  expect({ state, closing }).toMatchObject({ state: 'cancelled', closing: { reason: 'refused', note: body.reason } });
});

it('lists by status, a page at a time, for the operator', async () => {
  const token = `founder-${++founders}`;
  const ids = [await ask(token), await ask(token), await ask(token)];
  await test.call(contract.withdrawQuote, { token, params: { quoteId: ids[0] ?? '' } });
  const list = async (query: object) => (await test.call(admin.listAdminQuotes, { token: 'operator', query })).data;
  const pending = await list({ state: 'pending', pageSize: 1 });
  expect(pending).toMatchObject({ total: 2, page: 1, items: [{ state: 'pending', founder: { uid: token } }] });
  const all = await list({ pageSize: 100 });
  expect(all.items.map(({ state }) => state)).not.toContain('draft');
  expect((await list({ state: 'draft' })).total).toBe(0);
  expect((await list({ state: 'pending', pageSize: 1, page: 99 })).page).toBe(2);
});

it('sweeps away files that no quote names, a day later', async () => {
  const { context } = test;
  await context.files.put('quotes/left-by-a-crash', Buffer.from('x'));
  const folder = join(test.filesDir, 'quotes');
  const sweep = createQuoteJobs(context, context.quotes.due).find(({ name }) => name === 'quotes.sweep-files');
  await sweep?.run({});
  expect(readdirSync(folder)).toEqual(['left-by-a-crash']);
  const longAgo = new Date('2026-01-01T00:00:00Z');
  utimesSync(join(folder, 'left-by-a-crash'), longAgo, longAgo);
  await sweep?.run({});
  expect(readdirSync(folder)).toEqual([]);
});
