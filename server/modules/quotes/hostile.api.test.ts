import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointsByTag } from '#contract/endpoints.ts';
import * as admin from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as quoteFiles from '#contract/quotes/files.ts';
import * as contract from '#contract/quotes/quotes.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { uidOf } from '#tests/personas.ts';
import { putOnPlan } from '#tests/plans.ts';
import { brief, createQuoteCalls, offerBody, total } from '#tests/quotes.ts';

const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let test: TestApp;
let calls: ReturnType<typeof createQuoteCalls>;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, overrides: { clock: () => now } });
  calls = createQuoteCalls(test);
  // A quote for each of the tests.
  await putOnPlan(test, await uidOf(test, 'founder'), 'founder');
});
afterAll(() => test.close());

const as = async <E extends Endpoint>(persona: Parameters<typeof calls.token>[0], endpoint: E, input: object) =>
  calls.call(endpoint, { token: await calls.token(persona), ...input });
const read = async (quoteId: string) => (await as('founder', contract.readQuote, { params: { quoteId } })).data;
const save = (quoteId: string, changes: object) =>
  as('founder', contract.saveQuoteDraft, { params: { quoteId }, body: { revision: 1, changes } });

describe('what is somebody else’s', () => {
  it('is answered as if it were not there, whatever is tried', async () => {
    const quoteId = await calls.offered();
    const before = await read(quoteId);
    const tries: [Endpoint, object][] = [
      [contract.readQuote, {}],
      [contract.saveQuoteDraft, { body: { revision: 1, changes: { title: 'Mine' } } }],
      [contract.submitQuote, {}],
      [contract.withdrawQuote, {}],
      [quoteAnswers.acceptOffer, { body: { version: 1, total } }],
      [quoteAnswers.declineOffer, { body: {} }],
      [quoteAnswers.postMessage, { body: { text: 'Hello' } }],
      [quoteAnswers.markMessagesSeen, { body: { number: 1 } }],
      [quoteFiles.removeQuoteFile, { params: { quoteId, fileId: 'none' } }],
      [quoteFiles.readQuoteFile, { params: { quoteId, fileId: 'none' } }],
      [quoteAnswers.readOfferPdf, { params: { quoteId, version: 1 } }],
    ];
    for (const [endpoint, input] of tries) {
      const answer = await as('seasonedFounder', endpoint, { params: { quoteId }, ...input });
      expect([endpoint.path, answer.status, answer.code]).toEqual([endpoint.path, 404, 'QUOTE_UNKNOWN']);
    }
    expect(await calls.attach(quoteId, 'plan.pdf', pdf, { persona: 'seasonedFounder' })).toMatchObject({
      code: 'QUOTE_UNKNOWN',
    });
    expect(await read(quoteId)).toEqual(before);
  });

  it('is not in anybody else’s list', async () => {
    await calls.submitted();
    expect((await as('seasonedFounder', contract.listQuotes, {})).data.items).toEqual([]);
  });

  it('is the operators’ to answer: no founder and no investor reaches their side', async () => {
    const quoteId = await calls.submitted();
    const theirs = Object.values(endpointsByTag.quotes ?? {}).filter(({ path }) => path.startsWith('/admin/'));
    expect(theirs.length).toBeGreaterThan(8);
    for (const endpoint of theirs) {
      for (const persona of ['founder', 'investor'] as const) {
        const params = { quoteId, version: '1', fileId: 'none' };
        const answer = await as(persona, endpoint, { params, ...(endpoint.method !== 'GET' && { body: offerBody }) });
        expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403]);
      }
    }
    expect((await read(quoteId)).state).toBe('pending');
  });
});

describe('a draft', () => {
  it.each([
    ['brief', { brief: 'x'.repeat(10_001) }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'two\nlines' }],
    ['brief', { brief: 'broken \ud800' }],
    ['brief', { brief: 'nul \u0000' }],
    ['budgetMinor', { budgetMinor: -1 }],
    ['budgetMinor', { budgetMinor: 0.5 }],
    ['budgetMinor', { budgetMinor: '100' }],
    ['budgetMinor', { budgetMinor: 2 ** 60 }],
    ['currency', { currency: 'GBP' }],
    ['deadline', { deadline: '2026-02-30' }],
    ['deadline', { deadline: '2026-03-13' }],
    ['deadline', { deadline: '1900-01-01' }],
    ['deadline', { deadline: '9999-12-31' }],
    ['deadline', { deadline: 'tomorrow' }],
  ])('with an impossible %s is refused by that field, and nothing is lost', async (field, changes) => {
    const quoteId = await calls.draft();
    const answer = await save(quoteId, changes);
    expect(answer.status).toBe(400);
    expect(answer.fields[`changes.${field}`]).toMatch(/^[A-Z].+\.$/);
    expect(await read(quoteId)).toMatchObject({ ...brief, revision: 1, deadline: null, currency: 'NGN' });
  });

  it('takes a brief of exactly 10,000 characters', async () => {
    const quoteId = await calls.draft();
    expect((await save(quoteId, { brief: 'ọ'.repeat(10_000) })).data.brief).toHaveLength(10_000);
  });

  it('takes no fields that a founder does not write', async () => {
    const quoteId = await calls.draft();
    expect((await save(quoteId, { state: 'successful' })).status).toBe(400);
    expect((await save(quoteId, { totalMinor: 1 })).status).toBe(400);
    expect((await read(quoteId)).state).toBe('draft');
  });

  it('is not sent without a title and a brief, nor with a deadline that has passed meanwhile', async () => {
    const empty = await calls.draft('founder', { budgetMinor: 1 });
    const refused = await as('founder', contract.submitQuote, { params: { quoteId: empty } });
    expect(refused.fields).toEqual({ title: 'Give it a title.', brief: 'Say what you need.' });
    const late = await calls.draft('founder', { ...brief, deadline: '2026-03-20' });
    now = new Date('2026-03-25T09:00:00Z');
    const passed = await as('founder', contract.submitQuote, { params: { quoteId: late } });
    expect(passed.fields).toEqual({ deadline: 'Choose a day that is not past.' });
    now = start;
  });

  it('about a service that is not there is not begun', async () => {
    expect((await as('founder', contract.createQuote, { body: { serviceId: 'none' } })).code).toBe('SERVICE_UNKNOWN');
  });

  it('is no draft any more once it was sent', async () => {
    const quoteId = await calls.submitted();
    expect((await save(quoteId, { title: 'Another' })).code).toBe('QUOTE_CHANGED');
    expect((await calls.attach(quoteId, 'plan.pdf', pdf)).code).toBe('QUOTE_CHANGED');
    expect((await as('founder', contract.submitQuote, { params: { quoteId } })).code).toBe('QUOTE_CHANGED');
    expect((await read(quoteId)).title).toBe(brief.title);
  });
});

describe('attachments', () => {
  it('are what they say they are, five at most', async () => {
    const quoteId = await calls.draft();
    const refused: [string, Uint8Array][] = [
      ['plan.exe', pdf],
      ['plan.png', pdf],
      ['plan.pdf', Buffer.from('<script>alert(1)</script>')],
      ['plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['plan.pdf', Buffer.alloc(0)],
    ];
    for (const [name, bytes] of refused)
      expect([name, (await calls.attach(quoteId, name, bytes)).code]).toEqual([name, 'FILE_UNREADABLE']);
    expect((await read(quoteId)).files).toEqual([]);
    for (let file = 1; file <= 5; file++)
      expect((await calls.attach(quoteId, `../../plan ${file}.pdf`, pdf)).status).toBe(201);
    expect(await calls.attach(quoteId, 'plan 6.pdf', pdf)).toMatchObject({ status: 409, code: 'QUOTE_FILE_LIMIT' });
    const { files } = await read(quoteId);
    expect(files.map(({ name }) => name).sort()).toEqual([1, 2, 3, 4, 5].map((file) => `plan ${file}.pdf`));
    const params = { quoteId, fileId: files[0]?.id ?? '' };
    expect((await as('founder', quoteFiles.readQuoteFile, { params })).bytes).toEqual(pdf);
    expect((await as('founder', quoteFiles.removeQuoteFile, { params })).data.files).toHaveLength(4);
    expect((await as('founder', quoteFiles.readQuoteFile, { params })).code).toBe('FILE_UNKNOWN');
  });

  it('are attached once, however often they are sent after a lost reply, and told apart from another file', async () => {
    const quoteId = await calls.draft();
    const send = (name = 'plan.pdf', bytes: Uint8Array = pdf) => calls.attach(quoteId, name, bytes, { key: 'plan' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ data }) => data.files[0]?.id)).size).toBe(1);
    expect((await send('other.pdf')).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await send('plan.pdf', Buffer.concat([pdf, Buffer.from('\n')]))).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await read(quoteId)).files).toHaveLength(1);
    // Anyone who means to attach it twice sends another key.
    expect((await calls.attach(quoteId, 'plan.pdf', pdf, { key: 'again' })).data.files).toHaveLength(2);
    for (let file = 3; file <= 5; file++) await calls.attach(quoteId, `plan ${file}.pdf`, pdf);
    expect((await send()).status).toBe(201);
    await as('founder', contract.submitQuote, { params: { quoteId } });
    expect(await send()).toMatchObject({ status: 201, data: { files: [{ name: 'plan.pdf' }] } });
  });

  it('of one quote are not read through another', async () => {
    const [one, other] = [await calls.draft(), await calls.draft()];
    const { data } = await calls.attach(one, 'plan.pdf', pdf);
    const params = { quoteId: other, fileId: data.files[0]?.id ?? '' };
    expect((await as('founder', quoteFiles.readQuoteFile, { params })).code).toBe('FILE_UNKNOWN');
    expect((await as('founder', quoteFiles.removeQuoteFile, { params })).code).toBe('FILE_UNKNOWN');
    expect((await read(one)).files).toHaveLength(1);
  });
});

describe('an offer', () => {
  const line = { description: 'Review', quantity: 1, unitMinor: 100 };
  const at = (day: string, zone = 'Africa/Lagos') => ({ validUntil: { day, zone } });
  it.each([
    ['lines', { lines: [] }],
    ['lines.0.quantity', { lines: [{ ...line, quantity: 0 }] }],
    ['lines.0.quantity', { lines: [{ ...line, quantity: 1.5 }] }],
    ['lines.0.quantity', { lines: [{ ...line, quantity: 1001 }] }],
    ['lines.0.unitMinor', { lines: [{ ...line, unitMinor: -100 }] }],
    ['lines.0.unitMinor', { lines: [{ ...line, unitMinor: 0.01 }] }],
    ['lines.0.description', { lines: [{ ...line, description: 'x'.repeat(201) }] }],
    ['lines', { lines: [{ ...line, unitMinor: 0 }], discountMinor: 0 }],
    ['lines', { lines: [{ ...line, quantity: 1000, unitMinor: Number.MAX_SAFE_INTEGER }] }],
    ['discountMinor', { lines: [line], discountMinor: 101 }],
    ['discountMinor', { discountMinor: -1 }],
    ['currency', { currency: 'EUR' }],
    ['cadence', { cadence: 'weekly' }],
    ['validUntil.day', at('2026-03-14')],
    ['validUntil.day', at('2027-03-20')],
    ['validUntil.day', at('2026-02-30')],
    ['validUntil.day', at('9999-12-31')],
    ['validUntil.zone', at('2026-04-30', 'Africa/Atlantis')],
    ['validUntil.zone', at('2026-04-30', '+01:00')],
  ])('with an impossible %s is refused by that field, and nothing changes', async (field, change) => {
    const quoteId = await calls.submitted();
    const answer = await calls.offer(quoteId, change as object);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields)).toContain(field);
    expect(await read(quoteId)).toMatchObject({ state: 'pending', offers: [] });
  });

  it('of an appointment names a service and an adviser that exist', async () => {
    const quoteId = await calls.submitted();
    const appointment = { serviceId: 'none', adviserId: 'none', startsAt: '2026-05-04T09:00:00Z' };
    expect((await calls.offer(quoteId, { appointment })).code).toBe('SERVICE_UNKNOWN');
    expect((await read(quoteId)).offers).toEqual([]);
  });

  it('is not made for a draft, nor for what is over', async () => {
    expect((await calls.offer(await calls.draft())).code).toBe('QUOTE_UNKNOWN');
    const quoteId = await calls.submitted();
    await as('founder', contract.withdrawQuote, { params: { quoteId } });
    expect((await calls.offer(quoteId)).code).toBe('QUOTE_CHANGED');
    const refuse = { params: { quoteId }, body: { reason: 'No.' } };
    expect((await as('admin', admin.refuseQuote, refuse)).code).toBe('QUOTE_CHANGED');
    expect((await as('admin', admin.completeWork, { params: { quoteId } })).code).toBe('QUOTE_CHANGED');
  });
});

describe('messages', () => {
  it.each(['', '   ', 'x'.repeat(4001), 'broken \udfff'])('are words: %.12j is refused', async (text) => {
    const quoteId = await calls.submitted();
    const answer = await as('founder', quoteAnswers.postMessage, { params: { quoteId }, body: { text } });
    expect(Object.keys(answer.fields)).toEqual(['text']);
    expect((await read(quoteId)).messages).toEqual([]);
  });

  it('are not written about a draft or a quote that is over', async () => {
    const quoteId = await calls.draft();
    const message = { params: { quoteId }, body: { text: 'Hello' } };
    expect((await as('founder', quoteAnswers.postMessage, message)).code).toBe('QUOTE_CHANGED');
    await as('founder', contract.withdrawQuote, message);
    expect((await as('founder', quoteAnswers.postMessage, message)).code).toBe('QUOTE_CHANGED');
  });

  it('are not seen beyond what there is, and never backwards', async () => {
    const quoteId = await calls.submitted();
    const params = { quoteId };
    for (const text of ['One', 'Two']) await as('admin', admin.postAdminMessage, { params, body: { text } });
    const see = (number: number) => as('founder', quoteAnswers.markMessagesSeen, { params, body: { number } });
    expect((await see(1)).data).toEqual({ unread: 1 });
    expect((await see(1000)).data).toEqual({ unread: 0 });
    expect((await see(0)).data).toEqual({ unread: 0 });
    expect((await see(-1)).status).toBe(400);
  });
});
