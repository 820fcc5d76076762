import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as adminAdvisers from '#contract/consultation/admin-advisers.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { sampleAdviser } from '#tests/consultation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'operator';
/** A Friday. In Lagos it is the 6th already. */
const now = new Date('2026-03-05T23:30:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
let adviser: adminAdvisers.OperatedAdviser;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'], investor: ['user', 'investor'] });
  test = await createTestApp({ overrides: { identity, clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  adviser = (await create()).data;
});

const create = (change: object = {}) =>
  call(adminAdvisers.createAdviser, { token, body: { ...sampleAdviser, ...change } });
const edit = (change: object = {}, adviserId = adviser.id) =>
  call(adminAdvisers.editAdviser, {
    token,
    params: { adviserId },
    body: { ...sampleAdviser, version: adviser.version, ...change },
  });
const save = (hours: object[], version = adviser.version, adviserId = adviser.id) =>
  call(adminAdvisers.saveHours, { token, params: { adviserId }, body: { version, hours: hours as never } });
const leave = { from: '2026-03-10', to: '2026-03-12', spans: [], reason: 'On leave' };
const except = (change: object = {}, key?: string) =>
  call(adminAdvisers.addExceptions, { token, body: { applyTo: [adviser.id], ...leave, ...change }, key });
const remove = (exceptionId: string) => call(adminAdvisers.removeException, { token, params: { exceptionId } });
const read = async (id = adviser.id) => {
  const found = (await call(adminAdvisers.listAdvisers, { token })).data.items.find((one) => one.id === id);
  if (!found) throw new Error('the adviser is not listed');
  return found;
};

const morning = { fromMinute: 540, toMinute: 720 };
const evening = { fromMinute: 1080, toMinute: 1440 };

describe('an adviser', () => {
  it('is added, listed by name and changed from the version that was read', async () => {
    expect(adviser).toEqual({ ...sampleAdviser, id: adviser.id, version: 1, hours: [], exceptions: [] });
    const other = (await create({ name: 'Ada' })).data;
    const ids = (await call(adminAdvisers.listAdvisers, { token })).data.items.map(({ id }) => id);
    expect(ids.indexOf(other.id)).toBeLessThan(ids.indexOf(adviser.id));
    const changed = (await edit({ zone: 'Asia/Kathmandu', dailyLimit: 3, active: false })).data;
    expect(changed).toMatchObject({ outside: 0, adviser: { zone: 'Asia/Kathmandu', dailyLimit: 3, version: 2 } });
    expect(await edit({ name: 'Late' })).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(await read()).toEqual(changed.adviser);
  });

  it('has weekly hours that are replaced as a whole', async () => {
    const first = (
      await save([
        { weekday: 5, spans: [evening, morning] },
        { weekday: 1, spans: [morning] },
      ])
    ).data;
    expect(first.adviser.hours).toEqual([
      { weekday: 1, spans: [morning] },
      { weekday: 5, spans: [morning, evening] },
    ]);
    const second = (
      await save(
        [
          { weekday: 2, spans: [morning] },
          { weekday: 3, spans: [] },
        ],
        2,
      )
    ).data;
    expect(second.adviser.hours).toEqual([{ weekday: 2, spans: [morning] }]);
    expect(await save([], 2)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect((await read()).hours).toEqual(second.adviser.hours);
  });

  it('takes hours that touch, and refuses those that overlap, end early or name a day twice', async () => {
    const touching = [morning, { fromMinute: 720, toMinute: 800 }];
    expect((await save([{ weekday: 1, spans: touching }])).status).toBe(200);
    const bad = [
      [{ weekday: 1, spans: [morning, { fromMinute: 719, toMinute: 800 }] }],
      [{ weekday: 1, spans: [{ fromMinute: 720, toMinute: 540 }] }],
      [{ weekday: 1, spans: [{ fromMinute: 720, toMinute: 1441 }] }],
      [{ weekday: 1, spans: [{ fromMinute: -1, toMinute: 60 }] }],
      [{ weekday: 1, spans: [{ fromMinute: 1.5, toMinute: 60 }] }],
      [{ weekday: 8, spans: [morning] }],
      [{ weekday: 0, spans: [morning] }],
      [
        { weekday: 1, spans: [morning] },
        { weekday: 1, spans: [evening] },
      ],
    ];
    for (const hours of bad) expect(await save(hours, 2)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect((await read()).hours).toEqual([{ weekday: 1, spans: touching }]);
  });
});

describe('exceptions', () => {
  it('make every day of a range different for many advisers, and leave alone what is an exception already', async () => {
    const other = (await create({ name: 'Bisi' })).data;
    const hours = { from: '2026-03-11', to: '2026-03-11', spans: [evening], reason: 'Late shift' };
    const [first] = (await except(hours)).data.added;
    const all = (await except({ applyTo: [adviser.id, other.id] })).data;
    expect(all).toMatchObject({ kept: 1, outside: 0 });
    expect(all.added.map(({ day, adviserId }) => [day, adviserId === other.id])).toEqual(
      expect.arrayContaining([
        ['2026-03-10', true],
        ['2026-03-10', false],
        ['2026-03-11', true],
        ['2026-03-12', true],
        ['2026-03-12', false],
      ]),
    );
    const listed = (await read()).exceptions;
    expect(listed.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
    expect(listed[1]).toEqual(first);
    expect((await remove(first?.id ?? '')).data).toEqual({ outside: 0 });
    expect((await read()).exceptions.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-12']);
    expect(await remove(first?.id ?? '')).toMatchObject({ status: 404, code: 'EXCEPTION_UNKNOWN' });
  });

  it('are listed from today on, by the adviser’s own calendar', async () => {
    await except({ from: '2026-03-05', to: '2026-03-06' });
    expect((await read()).exceptions.map(({ day }) => day)).toEqual(['2026-03-06']);
  });

  it('are added once however often they are sent, for nobody when one adviser is unknown', async () => {
    const first = await except({}, 'once-0123456789');
    expect((await except({}, 'once-0123456789')).data).toEqual(first.data);
    const unknown = await except({ applyTo: [adviser.id, 'nobody'], from: '2026-04-01', to: '2026-04-01' });
    expect(unknown).toMatchObject({ status: 404, code: 'ADVISER_UNKNOWN' });
    expect((await read()).exceptions).toHaveLength(3);
  });

  it('have a limit', async () => {
    for (const from of ['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01', '2028-01-01']) {
      const to = new Date(Date.parse(from) + 61 * 86_400_000).toISOString().slice(0, 10);
      expect((await except({ from, to })).status).toBe(201);
    }
    expect((await except({ from: '2028-04-01', to: '2028-05-26' })).status).toBe(201);
    expect(await except({ from: '2029-01-01', to: '2029-01-01' })).toMatchObject({ code: 'CATALOGUE_LIMIT' });
    expect((await read()).exceptions).toHaveLength(366);
  });

  it('are removed and added at the same moment, again and again, without anybody waiting in a circle', async () => {
    const day = { from: '2026-03-10', to: '2026-03-10' };
    await except(day);
    for (let round = 0; round < 10; round += 1) {
      const [there] = (await read()).exceptions;
      const answers = await Promise.all([remove(there?.id ?? ''), except(day), except(day), except(day)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 201]);
      await except(day);
    }
  });

  it.each([
    ['to', { from: '2026-03-12', to: '2026-03-10' }],
    ['to', { from: '2026-03-01', to: '2026-05-02' }],
    // In Lagos it is the 6th already.
    ['to', { from: '2026-03-05', to: '2026-03-05' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '1999-12-31' }],
    ['to', { to: 'tomorrow' }],
    ['reason', { reason: '' }],
    ['reason', { reason: 'x'.repeat(10_000) }],
    ['applyTo', { applyTo: [] }],
    ['applyTo', { applyTo: ['a', 'a'] }],
    ['spans', { spans: [morning, morning] }],
  ])('with something wrong in %s are refused: %j', async (field, change) => {
    const answer = await except(change);
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(answer.fields[field]).toMatch(/\.$/);
  });
});

describe('hostile input', () => {
  it.each([
    ['zone', { zone: 'Mars/Olympus' }],
    ['zone', { zone: '+01:00' }],
    ['zone', { zone: `Africa/${'x'.repeat(10_000)}` }],
    ['email', { email: 'nobody' }],
    ['name', { name: '' }],
    ['bio', { bio: 'x'.repeat(10_000) }],
    ['dailyLimit', { dailyLimit: 0 }],
    ['dailyLimit', { dailyLimit: '3' }],
    ['active', { active: 'yes' }],
  ])('in %s is refused with a sentence at the field', async (field, change) => {
    const before = (await call(adminAdvisers.listAdvisers, { token })).data.items.length;
    for (const answer of [await create(change), await edit(change)]) {
      expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
      expect(answer.fields[field]).toBeTruthy();
    }
    expect((await call(adminAdvisers.listAdvisers, { token })).data.items).toHaveLength(before);
    expect((await read()).version).toBe(1);
  });

  it('of foreign ids changes nothing', async () => {
    expect(await edit({}, 'nobody')).toMatchObject({ status: 404, code: 'ADVISER_UNKNOWN' });
    expect(await save([], 1, 'nobody')).toMatchObject({ status: 404, code: 'ADVISER_UNKNOWN' });
    expect(await remove('nothing')).toMatchObject({ status: 404, code: 'EXCEPTION_UNKNOWN' });
  });

  it('of anybody but an operator is refused', async () => {
    const params = { adviserId: adviser.id };
    for (const other of ['ada', 'investor', undefined]) {
      const as = { token: other };
      const answers = [
        await call(adminAdvisers.listAdvisers, as),
        await call(adminAdvisers.createAdviser, { ...as, body: sampleAdviser }),
        await call(adminAdvisers.editAdviser, { ...as, params, body: { ...sampleAdviser, version: 1 } }),
        await call(adminAdvisers.saveHours, { ...as, params, body: { hours: [], version: 1 } }),
        await call(adminAdvisers.addExceptions, { ...as, body: { applyTo: [adviser.id], ...leave } }),
        await call(adminAdvisers.removeException, { ...as, params: { exceptionId: 'x' } }),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([other ? 403 : 401]));
    }
    expect(await read()).toEqual(adviser);
  });
});

it('keeps who changed what, and no reason of anybody’s absence', async () => {
  await save([{ weekday: 1, spans: [morning] }]);
  const { added } = (await except({ reason: 'A private matter' })).data;
  await remove(added[0]?.id ?? '');
  const { json, data } = await call(listAuditEntries, {
    token,
    query: { subjectKind: 'adviser', subjectId: adviser.id },
  });
  const actions = data.items.map(({ action }) => action);
  expect(actions).toEqual([
    'adviser.remove-exception',
    'adviser.add-exceptions',
    'adviser.save-hours',
    'adviser.create',
  ]);
  expect(JSON.stringify(json)).not.toContain('private matter');
});
