import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { uidOf } from '#tests/personas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const inTransaction = <T>(ask: (tx: TestApp['context']['database']['db']) => Promise<T>) =>
  test.context.database.db.transaction((tx) => ask(tx));

it('says within a transaction whom to write to, and whether the address is proven', async () => {
  const { accounts } = test.context;
  const [verified, unverified] = [await uidOf(test, 'founder'), await uidOf(test, 'unverified')];
  expect(await inTransaction((tx) => accounts.findPerson(tx, verified))).toMatchObject({
    uid: verified,
    emailVerified: true,
  });
  expect(await inTransaction((tx) => accounts.findPerson(tx, unverified))).toMatchObject({
    uid: unverified,
    emailVerified: false,
  });
  expect(await inTransaction((tx) => accounts.findPerson(tx, 'nobody'))).toBeUndefined();
});

it('lists the operators and nobody else', async () => {
  const operator = await uidOf(test, 'admin');
  await uidOf(test, 'investor');
  expect(await inTransaction((tx) => test.context.accounts.listOperators(tx))).toEqual([{ uid: operator }]);
});
