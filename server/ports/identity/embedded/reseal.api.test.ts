import { expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { codeOf } from '#tests/authenticator.ts';
import { createIdentityCalls, createSecondFactorSetup } from '#tests/second-factor.ts';
import { rotateKeys } from './keys.ts';
import { resealSecondFactors } from './reseal.ts';

const first = 'the-first-secret-of-more-than-32-characters';
const second = 'the-second-secret-of-more-than-32-characters';
const third = 'the-third-secret-of-more-than-32-characters';

it('lets members in by app and by recovery code before, while and after the secret is replaced', async () => {
  const setup = await createSecondFactorSetup({ env: { AUTH_SECRET: first } });
  const { database } = setup.test.context;
  const opened: TestApp[] = [];
  const start = async (env: Record<string, string>) => {
    const test = await createTestApp({ env: { ...env, RATE_LIMIT_PER_MINUTE: '100000' }, overrides: { database } });
    opened.push(test);
    return createIdentityCalls(test);
  };
  const member = await setup.member('ada');
  const enter = async ({ withPassword, withCode }: ReturnType<typeof createIdentityCalls>, given: object) =>
    (await withCode((await withPassword(member.email)).cookie, given)).status;
  const [byCode, ...codes] = member.recoveryCodes;

  const both = await start({ AUTH_SECRET: second, AUTH_SECRET_BEFORE: first });
  expect(await enter(both, { code: await codeOf(member.key) })).toBe(200);
  expect(await enter(both, { recoveryCode: byCode })).toBe(200);

  expect(await resealSecondFactors(database.db, { secret: third })).toEqual([member.uid]);
  expect(await resealSecondFactors(database.db, { secret: second, secretBefore: first })).toEqual([]);
  await rotateKeys(database.db, new Date());
  setup.pass(30);

  const alone = await start({ AUTH_SECRET: second });
  expect(await enter(alone, { code: await codeOf(member.key) })).toBe(200);
  expect(await enter(alone, { recoveryCode: byCode })).toBe(400);
  expect(await enter(alone, { recoveryCode: codes[0] })).toBe(200);

  for (const { app, context } of opened) {
    await app.close();
    await context.jobs.stop();
    await context.workers.close();
  }
  await setup.close();
});
