import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as admin from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as contract from '#contract/quotes/quotes.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { brief, createQuoteCalls } from '#tests/quotes.ts';

const now = new Date('2026-03-15T09:00:00Z');
let test: TestApp;
let calls: ReturnType<typeof createQuoteCalls>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, overrides: { clock: () => now } });
  calls = createQuoteCalls(test);
});
afterAll(() => test.close());

const read = async (quoteId: string) =>
  (await calls.call(contract.readQuote, { token: await calls.token('founder'), params: { quoteId } })).data;
const readAdmin = async (quoteId: string) =>
  calls.call(admin.readAdminQuote, { token: await calls.token('admin'), params: { quoteId } });

describe('a draft', () => {
  it('is saved as it is written, and only its founder sees it', async () => {
    const quoteId = await calls.draft();
    expect(await read(quoteId)).toMatchObject({
      ...brief,
      state: 'draft',
      revision: 1,
      can: { edit: true, submit: true },
    });
    expect((await readAdmin(quoteId)).code).toBe('QUOTE_UNKNOWN');
    const listed = await calls.call(admin.listAdminQuotes, { token: await calls.token('admin') });
    expect(listed.data.items.map(({ id }) => id)).not.toContain(quoteId);
  });

  it('takes what a retry sends again, and refuses what was written on top of something older', async () => {
    const quoteId = await calls.draft();
    const token = await calls.token('founder');
    const save = (revision: number, title: string) =>
      calls.call(contract.saveQuoteDraft, { token, params: { quoteId }, body: { revision, changes: { title } } });
    expect((await save(1, 'Newer')).data).toMatchObject({ revision: 2, title: 'Newer' });
    expect((await save(1, 'Newer')).data).toMatchObject({ revision: 2 });
    expect((await save(1, 'Other')).code).toBe('RECORD_CHANGED');
    expect((await read(quoteId)).title).toBe('Newer');
  });
});

describe('from request to offer', () => {
  it('goes to the operator, is answered in versions, and both sides write to each other', async () => {
    const quoteId = await calls.submitted();
    expect((await readAdmin(quoteId)).data).toMatchObject({
      state: 'pending',
      founder: { name: 'Ada Okafor', email: 'founder@cairn.example' },
      can: { offer: true, refuse: true, complete: false },
    });
    expect((await calls.offer(quoteId)).data.offers[0]).toMatchObject({
      version: 1,
      subtotalMinor: 60_000_050,
      totalMinor: 60_000_000,
      lines: [{ amountMinor: 60_000_050 }],
      validUntil: '2026-04-30T23:00:00.000Z',
      workTitle: brief.title,
    });
    expect((await calls.offer(quoteId)).code).toBe('OFFER_CHANGED');
    const second = await calls.offer(quoteId, { after: 1, discountMinor: 0, note: 'Without the discount.' });
    expect(second.data.offers.map(({ version, totalMinor }) => [version, totalMinor])).toEqual([
      [2, 60_000_050],
      [1, 60_000_000],
    ]);
    const token = await calls.token('founder');
    const body = { text: 'Is the second angel included?' };
    await calls.call(quoteAnswers.postMessage, { token, params: { quoteId }, body });
    expect((await readAdmin(quoteId)).data).toMatchObject({ unread: 1, messages: [{ side: 'founder', ...body }] });
    const answer = { token: await calls.token('admin'), params: { quoteId } };
    expect((await calls.call(admin.markAdminMessagesSeen, { ...answer, body: { number: 1 } })).data).toEqual({
      unread: 0,
    });
    await calls.call(admin.postAdminMessage, { ...answer, body: { text: 'Yes.' } });
    expect(await read(quoteId)).toMatchObject({
      state: 'in_progress',
      unread: 1,
      can: { accept: true, decline: true },
    });
  });
});
