import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { announcePlanPrice, listPlanPrices, withdrawPlanPrice } from '#contract/billing/admin-prices.ts';
import { previewSubscription, readForecast, setRenewal } from '#contract/billing/plans.ts';
import { dayInWords } from '#domain/billing/subscription/say-price.ts';
import { addMonths } from '#domain/time/calendar-months.ts';
import { addDays } from '#domain/time/days.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
beforeAll(async () => {
  steps = await createPlanSteps('2027-01-31T11:00:00Z');
});
afterAll(() => steps.test.close());

const announce = (amountMinor: number, from: string, token = 'operator') =>
  steps.call(announcePlanPrice, { token, body: { terms: ideation, amountMinor, from } });
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });

it('charges a raise after 30 days of notice to who has the plan, and from its day to who is new', async () => {
  const [ada, ben] = [await steps.member('ada'), await steps.member('ben')];
  await steps.buy(ada, ideation);
  await steps.call(setRenewal, { token: ada, body: { cardId: 'card-of-ada' } });
  await steps.passTo('2027-02-03T11:00:00Z');
  expect((await announce(2_000_000, '2027-02-04')).data).toMatchObject({
    price: naira(1_500_000),
    announced: [{ price: naira(2_000_000), from: '2027-02-04' }],
    subscribers: 1,
  });
  await steps.run();
  const told = (await steps.mails(ada)).filter(({ body }) => body.includes('₦20,000'));
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain('From 31st Mar, 2027 it costs ₦20,000 instead of ₦15,000.');
  expect((await steps.read(ada)).subscription?.priceChange).toEqual({
    ...{ on: '2027-03-31', terms: ideation, from: naira(1_500_000), to: naira(2_000_000) },
  });

  const price = async () =>
    (await steps.call(previewSubscription, { token: ben, body: { ...ideation, method: 'bank_transfer' } })).data.price;
  expect(await price()).toEqual(naira(1_500_000));
  await steps.passTo('2027-02-04T11:00:00Z');
  expect(await price()).toEqual(naira(2_000_000));

  const charged = async () => (await steps.read(ada)).subscription;
  await steps.passTo('2027-03-01T11:00:00Z');
  expect(await charged()).toMatchObject({ period: { startsOn: '2027-02-28' }, price: naira(1_500_000) });
  await steps.passTo('2027-04-01T11:00:00Z');
  expect(await charged()).toMatchObject({
    ...{ period: { startsOn: '2027-03-31' }, price: naira(2_000_000), priceChange: null },
  });
});

it('keeps who announced it, and refuses a day that has begun and a sum that no card takes', async () => {
  const token = 'operator';
  const before = (await steps.call(listPlanPrices, { token })).data;
  const begun = await announce(2_500_000, '2027-04-01');
  expect([begun.code, Object.keys(begun.fields)]).toEqual(['PLAN_PRICE_TOO_SOON', ['from']]);
  expect((await announce(4_999, '2027-06-01')).code).toBe('PLAN_PRICE_TOO_SMALL');
  const inNaira = before.items.find(
    ({ terms }) => terms.plan === 'ideation' && terms.cadence === 'monthly' && terms.currency === 'NGN',
  );
  const newest = inNaira?.announced.at(-1)?.price ?? inNaira?.price;
  expect((await announce(newest?.amountMinor ?? 0, '2027-06-01')).code).toBe('PLAN_PRICE_SAME');
  expect((await announce(2_500_000, '2027-06-01', 'ada')).status).toBe(403);
  expect((await steps.call(listPlanPrices, { token })).data).toEqual(before);
  const query = { subjectKind: 'plan_price', pageSize: 10 };
  const { items } = (await steps.call(listAuditEntries, { token, query })).data;
  expect(items).toMatchObject([{ action: 'plan_price.announce', subjectId: 'ideation-monthly-NGN' }]);
});

it('keeps the later of two prices that are announced for one day at the same moment', async () => {
  const terms = { plan: 'founder', cadence: 'yearly', currency: 'USD' } as const;
  const answers = await Promise.all(
    [31_000, 32_000, 33_000].map((amountMinor) =>
      steps.call(announcePlanPrice, { token: 'operator', body: { terms, amountMinor, from: '2027-12-01' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { items } = (await steps.call(listPlanPrices, { token: 'operator' })).data;
  const found = items.find((item) => JSON.stringify(item.terms) === JSON.stringify(terms));
  const query = { subjectKind: 'plan_price', subjectId: 'founder-yearly-USD' };
  const log = (await steps.call(listAuditEntries, { token: 'operator', query })).data.items;
  expect(log).toHaveLength(3);
  const latest = { amountMinor: log[0]?.detail.amountMinor, currency: 'USD' };
  expect(found?.announced).toEqual([{ price: latest, from: '2027-12-01' }]);
});

it('takes a price back before its day: who was told hears that, and 30 days hold anew when it is announced again', async () => {
  const [cy, dee] = [await steps.member('cy'), await steps.member('dee')];
  await steps.buyRenewing(cy, founderPlan);
  const price = { terms: founderPlan, amountMinor: 4_800_000, from: '2027-05-10' };
  const withdraw = (change: object = {}) =>
    steps.call(withdrawPlanPrice, { token: 'operator', body: { ...price, ...change } });
  await steps.call(announcePlanPrice, { token: 'operator', body: price });
  const mails = async (uid: string) => (await steps.mails(uid)).filter(({ kind }) => kind === 'plan.price_change');
  await steps.passTo('2027-05-02T11:00:00Z');
  expect(await mails(cy)).toHaveLength(1);
  await steps.buyRenewing(dee, founderPlan);

  expect((await withdraw({ amountMinor: 4_800_001 })).code).toBe('PLAN_PRICE_NOT_ANNOUNCED');
  expect((await withdraw({ from: '2026-01-01', amountMinor: 4_000_000 })).code).toBe('PLAN_PRICE_NOT_ANNOUNCED');
  expect((await withdraw()).data).toMatchObject({ announced: [], price: naira(4_000_000) });
  expect((await withdraw()).code).toBe('PLAN_PRICE_NOT_ANNOUNCED');
  for (let times = 0; times < 2; times += 1) await steps.run();
  const told = await mails(cy);
  expect(told).toHaveLength(2);
  expect(told[1]).toMatchObject({
    title: 'The price of your plan stays as it is',
    body: 'We wrote to you that Founder Plan, one month would cost ₦48,000. We have taken that back: it costs ₦40,000, as now.',
  });
  expect(await mails(dee)).toEqual([]);
  const query = { subjectKind: 'plan_price', pageSize: 10 };
  const { items } = (await steps.call(listAuditEntries, { token: 'operator', query })).data;
  expect(items[0]).toMatchObject({ action: 'plan_price.withdraw', detail: { amountMinor: 4_800_000 } });

  await steps.passTo('2027-06-04T11:00:00Z');
  expect((await steps.read(cy)).subscription).toMatchObject({ price: naira(4_000_000) });
  await steps.call(announcePlanPrice, { token: 'operator', body: { ...price, from: '2027-06-05' } });
  await steps.run();
  expect((await mails(cy)).at(-1)?.body).toContain('it costs ₦48,000');
});

it('tells who chooses a plan with credit the announced price and what credit pays, as the clock charges it later', async () => {
  const gil = await steps.member('gil');
  await steps.passTo('2027-06-04T11:00:00Z');
  await steps.buyRenewing(gil, { ...ideation, cadence: 'yearly' });
  await steps.passTo('2027-06-05T11:00:00Z');
  await steps.call(announcePlanPrice, {
    token: 'operator',
    body: { terms: founderPlan, amountMinor: 5_500_000, from: '2027-07-20' },
  });
  const { words, wordsAfter } = await steps.preview(gil, founderPlan);
  const after =
    'Next: ₦48,000 of your credit on 5th Jul, 2027. From 5th Aug, 2027 it costs ₦55,000 instead of ₦48,000. Renews by itself: on.';
  expect(words).toBe(
    `You pay nothing today. ₦48,000 of what you paid is taken off. ₦101,590.16 stays as your credit. ${after}`,
  );
  expect(wordsAfter).toBe(after);
  const query = { choice: 'change', ...founderPlan } as const;
  const foreseen = (await steps.call(readForecast, { token: gil, query })).data.charges;
  expect(foreseen.slice(1, 3)).toMatchObject([
    { on: '2027-07-05', price: naira(4_800_000), pay: naira(0), credit: naira(4_800_000) },
    { on: '2027-08-05', price: naira(5_500_000), pay: naira(140_984), credit: naira(5_359_016) },
  ]);
  await steps.buy(gil, founderPlan);
  await steps.passTo('2027-07-05T09:00:00Z');
  expect(await steps.credit(gil)).toEqual([naira(5_359_016)]);
  await steps.passTo('2027-08-05T09:00:00Z');
  expect(steps.cards.takenFrom('card-of-gil').map(({ amountMinor }) => amountMinor)).toEqual([140_984]);
});

it('corrects an announced price that another one takes the place of: who was told of it hears the new one', async () => {
  const [eve, fay] = [await steps.member('eve'), await steps.member('fay')];
  const quarterly = { ...ideation, cadence: 'quarterly' } as const;
  await steps.buyRenewing(eve, quarterly);
  const renewsOn = (await steps.read(eve)).subscription?.period.endsOn ?? '';
  const told = async (uid: string) =>
    (await steps.mails(uid)).filter(({ kind }) => kind === 'plan.price_change').map(({ title, body }) => [title, body]);
  const announceIt = (amountMinor: number) =>
    steps.call(announcePlanPrice, { token: 'operator', body: { terms: quarterly, amountMinor, from: renewsOn } });
  await announceIt(4_800_000);
  await steps.passTo(`${addDays(renewsOn, -20)}T11:00:00Z`);
  expect(await told(eve)).toHaveLength(1);
  await steps.buyRenewing(fay, quarterly);

  expect((await announceIt(5_000_000)).data.announced).toEqual([{ price: naira(5_000_000), from: renewsOn }]);
  for (let times = 0; times < 2; times += 1) await steps.run();
  const [, corrected, again, ...more] = await told(eve);
  expect(corrected).toEqual([
    'The price that we announced has changed',
    'We wrote to you that Ideation Plan, three months would cost ₦48,000. This has changed: another price is to come. We write to you about it 30 days before you pay it.',
  ]);
  // Told 20 days before that renewal, it counts from the one after it.
  const { on } = (await steps.read(eve)).subscription?.priceChange ?? {};
  expect(on).toBe(addMonths(renewsOn, 3));
  expect(again?.[1]).toContain(`From ${dayInWords(on ?? '')} it costs ₦50,000 instead of ₦`);
  expect(more).toEqual([]);
  expect((await told(fay)).flat().join(' ')).not.toContain('₦48,000');
  expect((await announceIt(4_800_000)).data.announced).toEqual([{ price: naira(4_800_000), from: renewsOn }]);
});
