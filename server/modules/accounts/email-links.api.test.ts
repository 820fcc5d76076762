import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts/email-change.ts';
import { findDatabaseFault } from '#server/db/violations.ts';
import { createEmailChangeSetup } from '#tests/email-change.ts';
import { tokenOfCookie } from '#tests/members.ts';

let setup: Awaited<ReturnType<typeof createEmailChangeSetup>>;
beforeAll(async () => {
  setup = await createEmailChangeSetup();
});
afterEach(() => setup.setAhead(0));
afterAll(() => setup.test.close());

const invalid = [400, 'auth/invalid-action-code'];
const confirm = (token: string) => setup.confirmed(token);
const stop = (token: string) => setup.call(contract.stopEmailLink, { body: { token } });
const open = (token: string) => setup.call(contract.openEmailLink, { body: { token } });
const sendAgain = (token: string) => setup.call(contract.resendEmailChange, { token });
const cancel = (token: string) => setup.call(contract.cancelEmailChange, { token });

describe('the links', () => {
  it('change nothing when they are opened, however often', async () => {
    const { email, token } = await setup.member('previewed');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'previewed-2@cairn.example');
    const asked = { name: 'Ada', newEmail: 'previewed-2@cairn.example', isConfirmed: false };
    for (let count = 0; count < 2; count++) {
      expect((await open(oldToken)).data).toEqual({ side: 'old', ...asked });
      expect((await open(newToken)).data).toEqual({ side: 'new', ...asked });
    }
    expect(await setup.waiting(token)).toMatchObject({ oldConfirmed: false, newConfirmed: false });
  });

  it('may be opened at the same moment: the e-mail changes once', async () => {
    const { email, token } = await setup.member('racing');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'racing-2@cairn.example');
    const both = await Promise.all([confirm(oldToken), confirm(newToken)]);
    expect(both).toEqual(expect.arrayContaining([{ isChanged: false }, { isChanged: true }]));
    expect((await setup.own(token)).user.email).toBe('racing-2@cairn.example');
  });

  it('work once each: twice at the same moment, afterwards, and after the change', async () => {
    const { email, token } = await setup.member('replayed');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'replayed-2@cairn.example');
    const twice = await Promise.all([confirm(newToken), confirm(newToken)]);
    expect(twice).toEqual(expect.arrayContaining([{ isChanged: false }, invalid]));
    expect(await confirm(newToken)).toEqual(invalid);
    expect((await open(newToken)).data.isConfirmed).toBe(true);
    expect(await confirm(oldToken)).toEqual({ isChanged: true });
    for (const used of [oldToken, newToken]) {
      expect(await confirm(used)).toEqual(invalid);
      expect((await open(used)).code).toBe('auth/invalid-action-code');
      expect((await stop(used)).code).toBe('auth/invalid-action-code');
    }
  });

  it('are over after a day, with what they were for', async () => {
    const { email, token, cookie } = await setup.member('expired');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'expired-2@cairn.example');
    await confirm(newToken);
    setup.setAhead(24);
    expect(await confirm(oldToken)).toEqual([400, 'auth/expired-action-code']);
    expect((await stop(oldToken)).code).toBe('auth/expired-action-code');
    expect((await open(oldToken)).code).toBe('auth/expired-action-code');
    const later = (await tokenOfCookie(setup.test, cookie)) ?? '';
    expect(await setup.waiting(later)).toBeNull();
    expect((await sendAgain(later)).code).toBe('EMAIL_CHANGE_UNKNOWN');
    const prune = setup.test.context.modules.accounts.jobs.find(({ name }) => name === 'accounts.prune');
    await prune?.run();
    const { rows } = await setup.test.context.database.db.execute<{ uid: string }>(sql`select uid from email_changes`);
    expect(rows).toEqual([]);
    expect(await confirm(oldToken)).toEqual(invalid);
  });

  it('end with the change that they are for: cancelled, stopped or replaced', async () => {
    const { email, token } = await setup.member('changing');
    const cancelled = await setup.begin({ token, email }, 'changing-2@cairn.example');
    expect((await cancel(token)).json).toMatchObject({ message: 'Your email stays as it is', data: { change: null } });
    expect((await cancel(token)).status).toBe(200);
    const stopped = await setup.begin({ token, email }, 'changing-3@cairn.example');
    expect((await stop(stopped.newToken)).code).toBe('auth/invalid-action-code');
    await confirm(stopped.oldToken);
    expect((await stop(stopped.oldToken)).status).toBe(200);
    expect(await setup.waiting(token)).toBeNull();
    const replaced = await setup.begin({ token, email }, 'changing-4@cairn.example');
    await confirm(replaced.newToken);
    await setup.ask(token, 'changing-5@cairn.example');
    expect(await setup.waiting(token)).toMatchObject({ email: 'changing-5@cairn.example', newConfirmed: false });
    for (const { oldToken, newToken } of [cancelled, stopped, replaced])
      for (const over of [oldToken, newToken]) expect(await confirm(over)).toEqual(invalid);
    expect((await setup.own(token)).user.email).toBe(email);
  });

  it('are kept as hashes, and are in no log', async () => {
    const { email, token } = await setup.member('hashed');
    const tokens = Object.values(await setup.begin({ token, email }, 'hashed-2@cairn.example'));
    await confirm(tokens[0] ?? '');
    const { rows } = await setup.test.context.database.db.execute<{ uid: string }>(sql`select * from email_changes`);
    expect(rows.length).toBeGreaterThan(0);
    const written = JSON.stringify(rows) + setup.test.logLines.join('');
    for (const secret of tokens) expect(written).not.toContain(secret);
  });
});

it('the database keeps no change that both have confirmed', async () => {
  const { email, token } = await setup.member('both');
  await setup.begin({ token, email }, 'both-2@cairn.example');
  const { db } = setup.test.context.database;
  const writing = db.execute(sql`update email_changes set old_confirmed_at = now(), new_confirmed_at = now()`);
  expect(findDatabaseFault(await writing.then(null, (error: unknown) => error))?.constraint).toBe('email_changes_open');
});

describe('the calls', () => {
  it('need somebody who is logged in, or a link', async () => {
    for (const endpoint of [contract.readEmailChange, contract.resendEmailChange, contract.cancelEmailChange])
      expect((await setup.call(endpoint, {})).code).toBe('auth/no-token');
    const { token } = await setup.member('nothing');
    expect((await sendAgain(token)).code).toBe('EMAIL_CHANGE_UNKNOWN');
    for (const bad of ['', 'short', `${'a'.repeat(42)}\u0000`, 'a'.repeat(44), "' or 1=1 --"])
      expect([bad, await confirm(bad), (await open(bad)).code, (await stop(bad)).code]).toEqual([
        bad,
        [400, 'REQUEST_INVALID'],
        'REQUEST_INVALID',
        'REQUEST_INVALID',
      ]);
    const unknown = 'a'.repeat(43);
    expect([await confirm(unknown), (await open(unknown)).code, (await stop(unknown)).code]).toEqual([
      invalid,
      'auth/invalid-action-code',
      'auth/invalid-action-code',
    ]);
  });
});
