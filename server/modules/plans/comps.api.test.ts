import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { endComp, giveComp } from '#contract/billing/admin-comps.ts';
import { listSubscribers, readSubscriber } from '#contract/billing/admin-subscribers.ts';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { readForecast } from '#contract/billing/plans.ts';
import { createTestApp } from '#tests/app.ts';
import { createMember, tokenOfCookie } from '#tests/members.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
let ada: string;
let keys = 0;
const token = 'operator';
beforeAll(async () => {
  steps = await createPlanSteps('2027-02-03T11:00:00Z');
});
afterAll(() => steps.test.close());
beforeEach(async () => {
  ada = await steps.begin();
});

type Plan = 'ideation' | 'founder';
const give = (plan: Plan, until: string, by = token) => {
  keys += 1;
  const body = { plan, until, reason: 'Won the pitch day.' };
  return steps.call(giveComp, { token: by, params: { uid: ada }, body, key: `give-${keys}` });
};
const end = (compId: string, by = token) => steps.call(endComp, { token: by, params: { compId } });
const planOf = () => steps.planOf(ada);
const given = async () => (await steps.read(ada)).given;
const passTo = async (moment: string) => {
  await steps.passTo(moment);
  await steps.run();
};

describe('a plan that is given', () => {
  it('is theirs at once and to 09:00 after its last day, costs nothing and stands in no books', async () => {
    const before = (await steps.entries()).total;
    const { status, data } = await give('founder', '2027-03-03');
    expect(status).toBe(201);
    expect(data).toMatchObject({ plan: 'founder', until: '2027-03-03', endedAt: null, can: { end: true } });
    expect(await planOf()).toBe('founder');
    expect(await steps.read(ada)).toEqual({
      ...{ subscription: null, purchase: null, given: { plan: 'founder', until: '2027-03-03' } },
    });
    expect((await steps.call(readEntitlements, { token: ada })).data.plan).toBe('founder');
    expect((await steps.call(readForecast, { token: ada })).code).toBe('PLAN_NONE');
    await passTo('2027-03-04T07:59:00Z');
    expect(await planOf()).toBe('founder');
    await passTo('2027-03-04T08:00:01Z');
    expect(await planOf()).toBe('free');
    expect(await given()).toBeUndefined();
    expect((await steps.entries()).total).toBe(before);
    expect(steps.cards.takenFrom(`card-of-${ada}`)).toEqual([]);
    expect((await steps.mails(ada)).map(({ kind, title }) => [kind, title])).toEqual([
      ['plan.started', 'The Founder Plan is given to you until 3rd Mar, 2027'],
      ['plan.ended', 'The Founder Plan that was given to you has ended'],
    ]);
    await steps.run();
    expect(await steps.mails(ada)).toHaveLength(2);
  });

  it('leaves a higher plan that is paid for, and says of it what there is', async () => {
    await steps.buyRenewing(ada, founderPlan);
    await give('ideation', '2027-03-20');
    expect(await planOf()).toBe('founder');
    expect(await given()).toEqual({ plan: 'ideation', until: '2027-03-20' });
    await passTo('2027-03-21T08:00:01Z');
    expect(await planOf()).toBe('founder');
    expect((await steps.mails(ada)).at(-1)?.body).toContain('You are on the Founder Plan now');
    // The renewal of 3 March was charged all the same.
    expect(steps.cards.takenFrom(`card-of-${ada}`)).toHaveLength(1);
  });

  it('counts above a lower plan that is paid for, whose end it outlives', async () => {
    await steps.buy(ada, ideation);
    await give('founder', '2027-04-10');
    expect(await planOf()).toBe('founder');
    // The job that looks at the subscription does not take it away.
    await steps.test.context.database.db.execute(`update subscriptions set next_due_at = now() where uid = '${ada}'`);
    await passTo('2027-02-04T11:00:00Z');
    expect(await planOf()).toBe('founder');
    await passTo('2027-03-10T11:00:00Z');
    expect((await steps.read(ada)).subscription?.state).toBe('ended');
    expect(await planOf()).toBe('founder');
    expect((await steps.mails(ada)).at(-1)?.body).toContain('You are on the Founder Plan now');
    await passTo('2027-04-11T08:00:01Z');
    expect(await planOf()).toBe('free');
  });

  it('ends while the plan that is paid for goes on', async () => {
    await steps.buyRenewing(ada, ideation);
    await give('founder', '2027-02-10');
    await passTo('2027-02-11T08:00:01Z');
    expect(await planOf()).toBe('ideation');
    expect((await steps.read(ada)).subscription).toMatchObject({ state: 'active', renews: true });
    await passTo('2027-03-05T11:00:00Z');
    expect(await planOf()).toBe('ideation');
  });

  it('ends before its day where the operator ends it, once', async () => {
    const { data } = await give('founder', '2027-03-03');
    expect((await end(data.id)).data).toMatchObject({ id: data.id, can: { end: false } });
    expect((await end(data.id)).data.endedAt).not.toBeNull();
    expect(await planOf()).toBe('free');
    expect((await steps.mails(ada)).map(({ kind }) => kind)).toEqual(['plan.started', 'plan.ended']);
    expect((await end('none')).code).toBe('COMP_UNKNOWN');
    const query = { subjectKind: 'subscriber', subjectId: ada };
    const member = `${ada}@example.com`;
    const { items } = (await steps.call(listAuditEntries, { token, query })).data;
    expect(items.map(({ action, detail }) => [action, detail])).toEqual([
      ['comp.end', { member, plan: 'founder', until: '2027-03-03' }],
      ['comp.give', { member, plan: 'founder', until: '2027-03-03', reason: 'Won the pitch day.' }],
    ]);
  });

  it('takes the place of one that was given before', async () => {
    const first = (await give('founder', '2027-03-03')).data;
    const second = (await give('ideation', '2027-05-03')).data;
    expect(await planOf()).toBe('ideation');
    const { comps } = (await steps.call(readSubscriber, { token, params: { uid: ada } })).data;
    expect(comps.map(({ id, can }) => [id, can.end])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await end(first.id)).data.endedAt).toBe(comps[1]?.endedAt);
    expect(await planOf()).toBe('ideation');
  });

  it('is given to founders alone, by operators alone, for days that are to come', async () => {
    const over = await give('founder', '2027-02-02');
    expect([over.code, Object.keys(over.fields)]).toEqual(['COMP_DAY_INVALID', ['until']]);
    expect((await give('founder', '2032-02-04')).code).toBe('COMP_DAY_INVALID');
    expect((await give('founder', '2032-02-03')).status).toBe(201);
    expect((await give('founder', '2027-02-03')).status).toBe(201);
    const running = (await give('founder', '2027-02-03')).data;
    expect((await give('founder', '2027-03-03', ada)).code).toBe('ACCESS_ROLE_MISSING');
    expect((await end(running.id, ada)).code).toBe('ACCESS_ROLE_MISSING');
    const body = { plan: 'founder', until: '2027-03-03', reason: 'Won.' } as const;
    expect((await steps.call(giveComp, { token, params: { uid: 'investor' }, body, key: 'nobody' })).code).toBe(
      'SUBSCRIBER_UNKNOWN',
    );
  });
});

it('is in the list of subscribers, also of a founder who pays for nothing', async () => {
  const list = async (query: object) => (await steps.call(listSubscribers, { token, query })).data;
  const none = { pageSize: 100 };
  const before = (await list(none)).total;
  const { id } = (await give('founder', '2027-03-03')).data;
  const all = await list(none);
  expect(all.total).toBe(before + 1);
  expect(all.items.find(({ person }) => person.uid === ada)).toMatchObject({
    ...{ subscription: null, given: { plan: 'founder', until: '2027-03-03' } },
  });
  expect((await list({ state: 'given' })).items.map(({ person }) => person.uid)).toContain(ada);
  expect(await list({ email: `${ada}@`, state: 'given' })).toMatchObject({ total: 1 });
  await steps.buy(ada, ideation);
  expect((await list(none)).total).toBe(before + 1);
  expect((await list({ state: 'active' })).items.find(({ person }) => person.uid === ada)).toMatchObject({
    given: { plan: 'founder' },
  });
  await end(id);
  expect(await list({ email: `${ada}@`, state: 'given' })).toMatchObject({ total: 0, items: [] });
});

it('is what the token says after one refresh', async () => {
  const test = await createTestApp();
  const { comps } = test.context.plans;
  const { db } = test.context.database;
  const founder = await createMember(test, 'kemi');
  const claim = async () => decodeJwt((await tokenOfCookie(test, founder.cookie)) ?? '').subscription_plan;
  const operator = { actor: { uid: null, name: 'root' }, scope: test.context.platform.everybody };
  const body = { plan: 'founder', until: '2030-03-03', reason: 'Won the pitch day.' } as const;
  const { id } = await db.transaction((tx) => comps.give(tx, operator, founder.uid, body));
  expect(await claim()).toBe('Founder Plan');
  await db.transaction((tx) => comps.end(tx, operator, id));
  expect(await claim()).toBe('Free Plan');
  await test.close();
});
