import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestErasure } from '#contract/own-data/erasure.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import { readShell } from '#contract/shell/shell.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createMember } from '#tests/members.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp();
  call = createCall(test.app);
});
afterAll(() => test.close());

it('answers what every page needs of one member, and of nobody else', async () => {
  const [ada, eve] = [await createMember(test, 'ada'), await createMember(test, 'eve')];
  const first = { ending: null, mail: { address: ada.email, state: 'fine' }, zone: null };
  expect((await call(readShell, { token: ada.token })).data).toEqual(first);

  await call(changePreferences, { token: ada.token, body: { zone: 'Africa/Lagos' } });
  const { data: ending } = await call(requestErasure, { token: ada.token, body: { email: ada.email } });
  expect((await call(readShell, { token: ada.token })).data).toEqual({
    ...first,
    ending,
    zone: 'Africa/Lagos',
  });
  expect((await call(readShell, { token: eve.token })).data).toEqual({
    ...first,
    mail: { address: eve.email, state: 'fine' },
  });
  expect((await call(readShell, {})).status).toBe(401);
});
