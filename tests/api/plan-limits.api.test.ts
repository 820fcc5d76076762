import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#content/plans/limits.ts';
import { createAgreement, duplicateAgreement } from '#contract/agreements/agreements.ts';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import * as narratives from '#contract/narratives/narratives.ts';
import { createQuote } from '#contract/quotes/quotes.ts';
import { createCheck } from '#contract/readiness/readiness.ts';
import { publishReport } from '#contract/signing/publication.ts';
import { createShareLink } from '#contract/signing/sharing.ts';
import { requestSigning } from '#contract/signing/signing.ts';
import { addObservation, createIdea, readIdea, saveIntake } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { createWitnessLink } from '#contract/validation/witness.ts';
import { LIMIT_KEYS, type LimitKey, PLAN_KEYS, planWithMore } from '#domain/plans.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeFinalAgreement } from '#tests/agreements/final-agreement.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { as, uidOf } from '#tests/personas.ts';
import { addCopies, putOnPlan } from '#tests/plans.ts';
import { type AiProvider, startAiProvider } from '#tests/setup/ai-provider.ts';
import { callAs } from '#tests/signing.ts';

let provider: AiProvider;
let test: TestApp;
let call: ReturnType<typeof createCall>;
let token: string;
let uid: string;
/** Ideas with a version, an agreement that can be signed, and people who can be asked. */
let ideaIds: string[];
let agreementId: string;
let observationId: string;
let evidenceIds: string[];
let address = 0;

beforeAll(async () => {
  provider = await startAiProvider(() => ({ text: 'You ask for a deposit.' }));
  test = await createTestApp({ env: { ...provider.env, RATE_LIMIT_PER_MINUTE: '100000' } });
  call = createCall(test.app, () => `10.1.0.${address}`);
  token = (await as(test, 'founder')).authorization.slice('Bearer '.length);
  uid = await uidOf(test, 'founder');
  const keepOne = async () => {
    const { id } = (await call(createIdea, { token, body: { intake: BOOKKEEPING } })).data;
    await call(publishVersion, { token, params: { ideaId: id } });
    return id;
  };
  ideaIds = [await keepOne(), await keepOne(), await keepOne()];
  agreementId = await makeFinalAgreement(callAs(call, token), 'nda', 'ng');
  const line = { assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true } as const;
  const body = oneLine({ ...line, count: 20, date: '2026-03-14', note: 'Twenty paid at Epe market' });
  const { evidence } = (await call(addObservation, { token, params: { ideaId: ideaIds[0] ?? '' }, body })).data;
  observationId = evidence[0]?.observationId ?? '';
  evidenceIds = evidence.map(({ id }) => id);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const db = () => test.context.database.db;
const ideaId = (turn = 0) => ideaIds[turn % 3] ?? '';
const signers = [
  { label: 'For Palmgate', name: 'Adaobi Nwosu', email: 'ada@people.example' },
  { label: 'For Kola', name: 'Kọ́lá Adéyẹmí', email: 'kola@people.example' },
];
const uses = ['case_against', 'investor_questions', 'missing_assumptions'] as const;

/** Makes one; the turn says which of several, where one thing can have but one. */
const make: Record<LimitKey, (turn: number) => Promise<{ status: number; code: string | undefined; json: unknown }>> = {
  ideas: () => call(createIdea, { token, body: {} }),
  readinessChecks: () => call(createCheck, { token, body: {} }),
  agreements: () => call(createAgreement, { token, body: { kind: 'nda', jurisdiction: 'ng' } }),
  aiTexts: (turn) => {
    const use = uses[turn % 3] ?? uses[0];
    return call(narratives.startNarrative, { token, params: { documentId: ideaId(), version: 1 }, body: { use } });
  },
  privateLinks: () =>
    call(createShareLink, {
      token,
      params: { documentId: ideaId() },
      body: { label: 'Ife', versionNumber: 1, days: 7 },
    }),
  publishedReports: (turn) =>
    call(publishReport, {
      token,
      params: { documentId: ideaId(turn) },
      body: { versionNumber: 1, showFounder: false, company: '' },
    }),
  signatureRequests: async () => {
    await db().execute(sql`update signing_requests set state = 'cancelled' where owner_uid = ${uid}`);
    address += 1;
    const asked = signers.map(({ email, ...one }) => ({ ...one, email: `${address}-${email}` }));
    const body = { versionNumber: 1, signers: asked, inOrder: true, days: 7 };
    return call(requestSigning, { token, params: { agreementId }, body });
  },
  witnessLinks: () =>
    call(createWitnessLink, {
      token,
      params: { ideaId: ideaId(), observationId },
      body: { evidenceIds, device: 'f'.repeat(32) },
    }),
  openQuotes: () => call(createQuote, { token, body: {} }),
};

/** Only what the tests stand on is left. */
async function clear() {
  const kept = sql.join(
    [...ideaIds, agreementId].map((id) => sql`${id}`),
    sql`, `,
  );
  for (const table of ['share_links', 'publications', 'signing_requests', 'witness_links', 'quotes', 'narratives'])
    await db().execute(sql`delete from ${sql.identifier(table)} where owner_uid = ${uid}`);
  await db().execute(sql`delete from narrative_usage where owner_uid = ${uid}`);
  await db().execute(sql`delete from documents where owner_uid = ${uid} and id not in (${kept})`);
}

const roomOf = async (key: LimitKey) => {
  const { items } = (await call(readEntitlements, { token })).data;
  return items.find((item) => item.key === key) ?? expect.unreachable(`nothing is said of ${key}`);
};

/** So that there are `many` of it, of which the first is made by the product. */
async function fill(key: LimitKey, many: number) {
  await make[key](0);
  await addCopies(test, uid, key, many - (await roomOf(key)).used);
  expect((await roomOf(key)).used).toBe(many);
}

beforeEach(async () => {
  await clear();
  const params = { documentId: ideaId(), version: 1 };
  const { hash } = (await call(narratives.previewNarratives, { token, params })).data;
  await call(narratives.switchNarrativesOn, { token, params, body: { hash } });
});

const cases = LIMIT_KEYS.flatMap((key) => PLAN_KEYS.map((plan) => ({ key, plan, limit: limits[key].has[plan] })));
const limited = cases.flatMap(({ limit, ...rest }) => (limit === null ? [] : [{ ...rest, limit }]));
const unlimited = cases.filter(({ limit }) => limit === null);
const mostLimited = (key: LimitKey) => Math.max(...PLAN_KEYS.map((plan) => limits[key].has[plan] ?? 0));

describe('a plan', () => {
  it.each(limited)('has $limit of $key on $plan: the last one is made, one past it is refused', async (of) => {
    const { key, plan, limit } = of;
    await putOnPlan(test, uid, plan);
    await fill(key, limit - 1);
    expect(await roomOf(key)).toMatchObject({ limit, used: limit - 1, full: null });
    const last = await make[key](1);
    expect([last.code, last.status < 300]).toEqual([undefined, true]);
    const { full, ...use } = await roomOf(key);
    const moreIn = planWithMore(limits[key].has, plan);
    expect(use).toEqual({ key, limit, used: limit, moreIn });
    const refused = await make[key](2);
    expect(refused).toMatchObject({ status: 409, code: 'PLAN_LIMIT' });
    expect(refused.json).toMatchObject({ message: full, data: { plan, key, limit, used: limit, moreIn } });
    expect(full).toContain(`${limit} ${limits[key].counted}`);
    expect((await roomOf(key)).used).toBe(limit);
  });

  it.each(unlimited)('has no limit of $key on $plan', async ({ key, plan }) => {
    await putOnPlan(test, uid, plan);
    await fill(key, mostLimited(key) + 1);
    expect((await make[key](1)).status).toBeLessThan(300);
    expect(await roomOf(key)).toMatchObject({ limit: null, used: mostLimited(key) + 2, full: null, moreIn: null });
  });
});

describe('a smaller plan', () => {
  it('refuses new ones and nothing else: what is above the limit is read and changed', async () => {
    await putOnPlan(test, uid, 'ideation');
    await fill('ideas', limits.ideas.has.free + 5);
    await putOnPlan(test, uid, 'free');
    expect(await make.ideas(0)).toMatchObject({ status: 409, code: 'PLAN_LIMIT' });
    const params = { ideaId: ideaId() };
    const { revision } = (await call(readIdea, { token, params })).data;
    const changed = { revision, editor: 'tab', changes: { title: 'Still mine' } };
    expect((await call(saveIntake, { token, params, body: changed })).status).toBe(200);
    await call(saveIntake, { token, params, body: { ...changed, revision: revision + 1, changes: BOOKKEEPING } });
    expect((await call(publishVersion, { token, params })).status).toBeLessThan(300);
  });

  it('leaves a published report to be shown in another version', async () => {
    await putOnPlan(test, uid, 'ideation');
    await fill('publishedReports', limits.publishedReports.has.free + 1);
    await putOnPlan(test, uid, 'free');
    expect((await make.publishedReports(0)).status).toBe(200);
    expect((await make.publishedReports(1)).code).toBe('PLAN_LIMIT');
  });
});

it('of two tabs at once, one takes the last place', async () => {
  await putOnPlan(test, uid, 'free');
  await fill('ideas', limits.ideas.has.free - 1);
  const answers = await Promise.all([make.ideas(0), make.ideas(0), make.ideas(0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await roomOf('ideas')).used).toBe(limits.ideas.has.free);
});

it('a copy of an agreement is one more', async () => {
  await putOnPlan(test, uid, 'free');
  await fill('agreements', limits.agreements.has.free);
  const again = await call(duplicateAgreement, { token, params: { agreementId } });
  expect(again).toMatchObject({ status: 409, code: 'PLAN_LIMIT' });
});

it('what is deleted makes room, and so does a link of something that is deleted', async () => {
  await putOnPlan(test, uid, 'free');
  await fill('privateLinks', limits.privateLinks.has.free);
  expect((await make.privateLinks(0)).code).toBe('PLAN_LIMIT');
  await db().execute(sql`update documents set deleted_at = now() where id like 'copy-of-a-privateLinks-%'`);
  expect(await roomOf('privateLinks')).toMatchObject({ used: 1, full: null });
});

it('nothing that reads, exports or keeps a version is limited by a plan', () => {
  const making = allEndpoints.filter(({ errors }) => (errors as readonly string[]).includes('PLAN_LIMIT'));
  expect(making.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /agreements',
    'POST /agreements/:agreementId/duplicate',
    'POST /agreements/:agreementId/signing-requests',
    'POST /documents/:documentId/pasted-text',
    'POST /documents/:documentId/share-links',
    'POST /documents/:documentId/versions/:version/narratives',
    'POST /quotes',
    'POST /readiness/checks',
    'POST /validation/ideas',
    'POST /validation/ideas/:ideaId/observations/:observationId/witness-links',
    'PUT /documents/:documentId/publication',
  ]);
});
