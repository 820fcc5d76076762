import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as adminAdvisers from '#contract/consultation/admin-advisers.ts';
import * as adminServices from '#contract/consultation/admin-services.ts';
import { listServices, readService } from '#contract/consultation/consultation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { sampleAdviser, sampleService } from '#tests/consultation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'operator';
let test: TestApp;
let call: ReturnType<typeof createCall>;
let adviserId: string;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'], investor: ['user', 'investor'] });
  test = await createTestApp({ overrides: { identity } });
  call = createCall(test.app);
  adviserId = (await call(adminAdvisers.createAdviser, { token, body: sampleAdviser })).data.id;
});
afterAll(() => test.close());

const create = (change: object = {}, options: { token?: string; key?: string } = {}) =>
  call(adminServices.createService, { token, body: { ...sampleService, ...change }, ...options });
const edit = (serviceId: string, version: number, change: object = {}) =>
  call(adminServices.editService, { token, params: { serviceId }, body: { ...sampleService, version, ...change } });
const archive = (serviceId: string, version: number) =>
  call(adminServices.archiveService, { token, params: { serviceId }, body: { version } });
const restore = (serviceId: string, version: number) =>
  call(adminServices.restoreService, { token, params: { serviceId }, body: { version } });
const offered = async () => (await call(listServices)).data.items.map(({ id }) => id);

describe('a service', () => {
  it('is shown to everybody as it was set, save for where to meet', async () => {
    const secret = { kind: 'link' as const, url: 'https://meet.example/for-guests-alone' };
    const { id } = (await create({ adviserIds: [adviserId], meeting: secret })).data;
    const answer = await call(readService, { params: { serviceId: id } });
    const { title, description, bulletPoints, minutes, prices, rules, needsConfirmation } = sampleService;
    const { name, title: adviserTitle, bio } = sampleAdviser;
    expect(answer.data).toEqual({
      id,
      title,
      description,
      bulletPoints,
      minutes,
      prices,
      tax: null,
      rules,
      needsConfirmation,
      advisers: [{ id: adviserId, name, title: adviserTitle, bio }],
      meetingPlace: 'link',
      nextFreeAt: null,
    });
    const list = await call(listServices);
    expect(JSON.stringify([answer.json, list.json])).not.toMatch(/for-guests-alone|advisers\.example/);
    const [operated] = (await call(adminServices.listAllServices, { token })).data.items.filter((one) => one.id === id);
    expect(operated).toMatchObject({ ...sampleService, meeting: secret, adviserIds: [adviserId], version: 1 });
  });

  it('is listed in the operator’s order, and not at all when it is hidden', async () => {
    const [last, first] = [(await create({ position: 9 })).data, (await create({ position: 3 })).data];
    const hidden = (await create({ position: 5, active: false })).data;
    const ids = await offered();
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(last.id));
    expect(ids).not.toContain(hidden.id);
    const unknown = { status: 404, code: 'SERVICE_UNKNOWN' };
    expect(await call(readService, { params: { serviceId: hidden.id } })).toMatchObject(unknown);
    expect(await call(readService, { params: { serviceId: 'nothing' } })).toMatchObject(unknown);
  });

  it('is changed only from the version that was read', async () => {
    const { id, version } = (await create()).data;
    const [one, other] = await Promise.all([
      edit(id, version, { title: 'Mine', adviserIds: [adviserId] }),
      edit(id, version, { title: 'Theirs' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect([one.code, other.code]).toContain('RECORD_CHANGED');
    const kept = one.status === 200 ? one : other;
    expect(kept.data.version).toBe(version + 1);
    expect(await archive(id, version)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect((await call(readService, { params: { serviceId: id } })).data.title).toBe(kept.data.title);
  });

  it('goes to the archive and comes back hidden', async () => {
    const { id, version } = (await create()).data;
    const archived = (await archive(id, version)).data;
    expect(archived).toMatchObject({ active: false, archivedAt: expect.any(String) });
    expect(await offered()).not.toContain(id);
    expect(await edit(id, archived.version, { active: true })).toMatchObject({ status: 409, code: 'SERVICE_ARCHIVED' });
    const back = (await restore(id, archived.version)).data;
    expect(back).toMatchObject({ active: false, archivedAt: null });
    expect((await edit(id, back.version)).data.active).toBe(true);
    expect(await offered()).toContain(id);
  });

  it('is made once however often it is sent', async () => {
    const first = await create({ title: 'Once' }, { key: 'once-0123456789' });
    expect((await create({ title: 'Once' }, { key: 'once-0123456789' })).data).toEqual(first.data);
    const { items } = (await call(adminServices.listAllServices, { token })).data;
    expect(items.filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  it('keeps who changed what', async () => {
    const { id, version } = (await create({ title: 'Watched' })).data;
    await edit(id, version, { title: 'Watched', prices: { NGN: 100, USD: 1 } });
    const query = { subjectKind: 'service', subjectId: id };
    const { items } = (await call(listAuditEntries, { token, query })).data;
    expect(items).toMatchObject([
      {
        action: 'service.edit',
        actor: { uid: 'operator' },
        detail: { changed: ['prices'], pricesBefore: sampleService.prices, prices: { NGN: 100, USD: 1 } },
      },
      { action: 'service.create' },
    ]);
  });
});

describe('hostile input', () => {
  const refused: [string, object][] = [
    ['prices.NGN', { prices: { NGN: '4500000', USD: 3000 } }],
    ['prices.NGN', { prices: { NGN: -1, USD: 3000 } }],
    ['prices.USD', { prices: { NGN: 100, USD: 10.5 } }],
    ['prices.USD', { prices: { NGN: 100, USD: 1e12 } }],
    ['prices', { prices: { NGN: 100, USD: 0 } }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: '  ' }],
    ['description', { description: 'x'.repeat(10_000) }],
    ['bulletPoints', { bulletPoints: Array(9).fill('x') }],
    ['bulletPoints.0', { bulletPoints: ['x'.repeat(161)] }],
    ['minutes', { minutes: 4 }],
    ['minutes', { minutes: 481 }],
    ['stepMinutes', { stepMinutes: 0 }],
    ['bufferAfterMinutes', { bufferAfterMinutes: -5 }],
    ['rules.horizonDays', { rules: { ...sampleService.rules, horizonDays: 366 } }],
    ['meeting.url', { meeting: { kind: 'link', url: 'http://meet.example/x' } }],
    ['meeting.url', { meeting: { kind: 'link', url: 'javascript:alert(1)//https:' } }],
    ['meeting.place', { meeting: { kind: 'place', place: '' } }],
    ['meeting.kind', { meeting: { kind: 'telepathy' } }],
    ['adviserIds', { adviserIds: ['a', 'a'] }],
    ['adviserIds.0', { adviserIds: ['../x'] }],
  ];
  it.each(refused)('in %s is refused with a sentence at the field: %j', async (field, change) => {
    const before = (await call(adminServices.listAllServices, { token })).data.items.length;
    const answer = await create(change);
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(answer.fields[field]).toMatch(/\.$/);
    expect((await call(adminServices.listAllServices, { token })).data.items).toHaveLength(before);
  });

  it('of foreign ids changes nothing', async () => {
    expect(await create({ adviserIds: ['nobody'] })).toMatchObject({ status: 404, code: 'ADVISER_UNKNOWN' });
    const unknown = { status: 404, code: 'SERVICE_UNKNOWN' };
    for (const answer of [await edit('nothing', 1), await archive('nothing', 1), await restore('nothing', 1)])
      expect(answer).toMatchObject(unknown);
    const { id, version } = (await create({ title: 'Untouched' })).data;
    expect((await edit(id, version, { title: 'Touched', adviserIds: ['nobody'] })).code).toBe('ADVISER_UNKNOWN');
    expect((await call(readService, { params: { serviceId: id } })).data.title).toBe('Untouched');
  });

  it('of anybody but an operator is refused', async () => {
    for (const other of ['ada', 'investor', undefined]) {
      const status = other ? 403 : 401;
      expect((await create({}, { token: other })).status).toBe(status);
      const as = { token: other };
      expect((await call(adminServices.listAllServices, as)).status).toBe(status);
      const params = { serviceId: 'x' };
      expect(
        (await call(adminServices.editService, { ...as, params, body: { ...sampleService, version: 1 } })).status,
      ).toBe(status);
      expect((await call(adminServices.archiveService, { ...as, params, body: { version: 1 } })).status).toBe(status);
      expect((await call(adminServices.restoreService, { ...as, params, body: { version: 1 } })).status).toBe(status);
    }
  });
});
