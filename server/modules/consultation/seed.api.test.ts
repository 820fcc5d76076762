import { afterAll, beforeAll, expect, it } from 'vitest';
import * as adminAdvisers from '#contract/consultation/admin-advisers.ts';
import * as adminServices from '#contract/consultation/admin-services.ts';
import { listFreeTimes, listServices } from '#contract/consultation/consultation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

/** A Monday. */
const now = new Date('2026-03-02T06:00:00Z');
const token = 'operator';
let test: TestApp;
let call: ReturnType<typeof createCall>;
const runSeed = () => test.context.modules.consultation.seed();
const services = async () => (await call(listServices)).data.items;

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { identity, clock: () => now } });
  call = createCall(test.app);
  await runSeed();
});
afterAll(() => test.close());

it('offers services with both prices and free times, by advisers who say that they are for show', async () => {
  const items = await services();
  expect(items.map(({ title }) => title)).toEqual([
    'First conversation',
    'Idea review session',
    'Investment readiness review',
    'Cap table and SAFE walk-through',
    'Legal documents walk-through',
    'Pitch rehearsal',
  ]);
  expect(items.filter(({ prices }) => prices.NGN === 0 && prices.USD === 0)).toHaveLength(1);
  for (const item of items) {
    expect(item.nextFreeAt).not.toBeNull();
    for (const adviser of item.advisers) expect(adviser.bio).toBe('Demo adviser: replace with your own people.');
    const query = { from: '2026-03-02', to: '2026-03-15', zone: 'Africa/Lagos' };
    const { days } = (await call(listFreeTimes, { token, params: { serviceId: item.id }, query })).data;
    const first = days.flatMap(({ times }) => times)[0];
    expect(first?.startsAt).toBe(item.nextFreeAt);
  }
  const { items: advisers } = (await call(adminAdvisers.listAdvisers, { token })).data;
  expect(new Set(advisers.map(({ zone }) => zone)).size).toBe(3);
  for (const { email } of advisers) expect(email).toMatch(/\.example$/);
});

it('leaves what an operator has changed', async () => {
  const [first] = (await call(adminServices.listAllServices, { token })).data.items;
  if (!first) throw new Error('no service was seeded');
  const { id: serviceId, archivedAt: _archived, ...body } = first;
  await call(adminServices.editService, { token, params: { serviceId }, body: { ...body, title: 'Hello' } });
  const before = await services();
  await runSeed();
  expect(await services()).toEqual(before);
  expect(before.map(({ title }) => title)).toContain('Hello');
});

it('adds nothing where an operator began without it', async () => {
  for (const { id: serviceId, version } of (await call(adminServices.listAllServices, { token })).data.items)
    await call(adminServices.archiveService, { token, params: { serviceId }, body: { version } });
  await runSeed();
  expect(await services()).toEqual([]);
});
