import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/billing/admin-transfers.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { users } from '#server/modules/accounts/accounts.repo.ts';
import { newUserRecord } from '#server/modules/accounts/records.ts';
import { grants } from '#server/modules/documents/tables.ts';
import { planComps } from '#server/modules/plans/tables.ts';
import { supportFiles } from '#server/modules/support/tables.ts';
import {
  identityLinkedLogins,
  identityPasskeys,
  identitySessions,
  identityUsers,
} from '#server/ports/identity/embedded/tables.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { makeFounderYear } from '#tests/founder-year.ts';
import { idsOf, type Named, namesOf, readOwnedRows, readRows, withoutRows } from '#tests/owned-rows.ts';
import { sampleValue } from '#tests/sample-value.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const owner = 'owner';
const now = new Date('2026-03-02T06:00:00Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);
const investor = ['user', 'investor'] as const;
const roles = { operator: ['user', 'admin'], late: investor, granted: investor } as const;
let test: TestApp;
let rows: Awaited<ReturnType<typeof readOwnedRows>>;

beforeAll(async () => {
  test = await createTestApp({
    overrides: {
      clock: () => now,
      identity: createTokenIdentity(Object.fromEntries(Object.entries(roles).map(([uid, held]) => [uid, [...held]]))),
    },
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  await makeAccount();
  await makeFounderYear(test, { uid: owner, token: owner, now });
  await receiveTransfer();
  rows = await readOwnedRows(test.context.database.db, owner);
  await grantAll();
}, 180_000);
afterAll(() => test.close());

async function makeAccount(): Promise<void> {
  const { db } = test.context.database;
  await users.put(
    db,
    owner,
    newUserRecord({ uid: owner, name: 'Ada', email: 'ada@example.com' }, ['user', 'founder'], now),
  );
  await db.insert(identityUsers).values({ id: owner, name: 'Ada', email: 'ada@example.com' });
  await db
    .insert(identitySessions)
    .values({ id: 'session-of-the-owner', token: 'x', userId: owner, expiresAt: daysFromNow(30) });
  await db.insert(identityLinkedLogins).values({
    id: 'linked-login-of-the-owner',
    userId: owner,
    issuer: 'https://accounts.example',
    subject: 'x',
    email: 'ada@example.com',
    createdAt: now,
    lastUsedAt: now,
  });
  await db.insert(planComps).values({
    ...{
      id: 'comp-of-the-owner',
      uid: owner,
      plan: 'founder',
      until: '2026-04-02',
      givenBy: 'operator',
      reason: 'A prize',
    },
    givenAt: now,
  });
  await db.insert(supportFiles).values({
    id: 'file-of-the-owner',
    ownerUid: owner,
    name: 'Screen.pdf',
    mediaType: 'application/pdf',
    bytes: 9,
    sha256: '0'.repeat(64),
    addedAt: now,
  });
  await db.insert(identityPasskeys).values({
    id: 'passkey-of-the-owner',
    name: 'Phone',
    publicKey: 'x',
    userId: owner,
    credentialID: 'x',
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  });
}

/** The owner's transfer arrives, for which there is a receipt. */
async function receiveTransfer(): Promise<void> {
  const [payment] = (await readOwnedRows(test.context.database.db, owner)).get('payments') ?? [];
  const seen = { revision: 0, status: 'pending' } as const;
  const body = { receivedMinor: Number(payment?.amount_minor), receivedOn: '2026-03-02', ...seen };
  const params = { paymentId: String(payment?.id) };
  const { status, json } = await createCall(test.app)(confirmTransfer, { token: 'operator', params, body });
  if (status >= 400) throw new Error(JSON.stringify(json));
}

/** By id and by type; of those who are late one has ended, one was taken back and one has not begun. */
async function grantAll(): Promise<void> {
  const live = { startsAt: daysFromNow(-1), endsAt: daysFromNow(1), revokedAt: null };
  const late = [
    { startsAt: daysFromNow(-2), endsAt: now, revokedAt: null },
    { ...live, revokedAt: daysFromNow(-1) },
    { startsAt: daysFromNow(1), endsAt: daysFromNow(2), revokedAt: null },
  ];
  const documents = rows.get('documents') ?? [];
  const types = [...new Set(documents.map(({ type }) => type))];
  const extents = [
    ...documents.map(({ id }) => ({ documentId: id })),
    ...types.map((type) => ({ documentType: type })),
  ];
  const given = (
    granteeUid: string,
    times: { startsAt: Date; endsAt: Date; revokedAt: Date | null }[],
    some: object[],
  ) =>
    some.flatMap((extent) =>
      times.map((time) => ({ granteeUid, ownerUid: owner, purpose: 'test', ...time, ...extent })),
    );
  const all = [
    ...given('late', late, extents),
    ...given('late-founder', late, extents),
    ...given('granted', [live], extents.slice(0, documents.length)),
    ...given('granted-founder', [live], extents.slice(documents.length)),
  ];
  await test.context.database.db
    .insert(grants)
    .values(all.map((grant, index) => ({ ...grant, id: `grant-${index}` })) as never);
}

/** Everything that somebody has to be somebody for, and that names something. */
const asked = allEndpoints.filter((endpoint) => endpoint.access !== 'public' && idsOf(endpoint).length > 0);

async function ask(token: string, endpoint: Endpoint, named: Named) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const query = Object.fromEntries(
    Object.keys(endpoint.query?.shape ?? {}).flatMap((name) => (named[name] ? [[name, named[name]]] : [])),
  );
  const body = endpoint.body && (sampleValue(endpoint.body) as object);
  const form = endpoint.consumes === 'multipart/form-data' && new Response(toForm(body ?? {}));
  const headers = form ? { 'content-type': form.headers.get('content-type') ?? '' } : {};
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
  const answer = await test.app.inject({
    method: endpoint.method,
    url: `${apiPrefix}${path}`,
    query,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const { code, data } = isJson ? answer.json() : { code: undefined, data: undefined };
  return { status: answer.statusCode, code, data };
}

function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'file.pdf');
  return form;
}

/** What an endpoint can be asked about: one row of each table that it may name, and everything where it is open to grants. */
function rowsFor(endpoint: Endpoint): Named[] {
  const all = namesOf(endpoint, rows);
  return endpoint.grant ? all : all.slice(0, 1);
}

/** Told apart by whom it is that calls; nothing is changed by any of them. */
async function expectAsIfThereWereNone(token: string, endpoints: Endpoint[]) {
  const before = await readRows(test.context.database.db);
  for (const endpoint of endpoints)
    for (const named of rowsFor(endpoint)) {
      const call = `${token}: ${endpoint.method} ${endpoint.path}`;
      const { data: _data, ...none } = await ask(token, endpoint, withoutRows(named));
      const { data, ...real } = await ask(token, endpoint, named);
      expect({ call, ...real }).toEqual({ call, ...none });
      expect({ call, status: real.status >= 400 && real.status < 500, data }).toEqual({
        call,
        status: true,
        data: undefined,
      });
    }
  expect(await readRows(test.context.database.db)).toEqual(before);
}

it('has a row of somebody for every endpoint that names one', () => {
  /** What stands in the catalogue, and what only operators name. */
  const nobodys = [
    'serviceId',
    'adviserId',
    'exceptionId',
    'couponId',
    'refundId',
    'disputeId',
    'courseId',
    'lessonId',
  ];
  const bare = asked.filter((endpoint) => rowsFor(endpoint).length === 0);
  expect([...new Set(bare.flatMap(idsOf))].filter((id) => !nobodys.includes(id))).toEqual([]);
});

it.each(['stranger', 'late', 'late-founder'])(
  'answers a %s as if there were no such thing',
  async (token) => {
    await expectAsIfThereWereNone(token, asked);
  },
  180_000,
);

it.each(['granted', 'granted-founder'])(
  'lets who is %s read what is open to that, and nothing else',
  async (token) => {
    const [open, closed] = [asked.filter(({ grant }) => grant), asked.filter(({ grant }) => !grant)];
    await expectAsIfThereWereNone(token, closed);
    for (const endpoint of open) {
      const answers = rowsFor(endpoint).map(async (named) => ({
        call: `${endpoint.path} ${JSON.stringify(named)}`,
        ofOwner: await ask(owner, endpoint, named),
        ofGranted: await ask(token, endpoint, named),
      }));
      const all = await Promise.all(answers);
      for (const { call, ofOwner, ofGranted } of all) expect({ call, ...ofGranted }).toEqual({ call, ...ofOwner });
      expect(all.map(({ ofGranted }) => ofGranted.status)).toContain(200);
    }
  },
  180_000,
);
