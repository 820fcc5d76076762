import { vi } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/accounts/second-factor.ts';
import type { Database } from '#server/db/client.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import { createTestApp, type TestApp } from './app.ts';
import { codeOf } from './authenticator.ts';
import { createCall } from './call-endpoint.ts';
import { createVerifiedMember, memberPassword } from './members.ts';
import { cookieOf } from './personas.ts';

interface Answered {
  status: number;
  code: string | undefined;
  data: { token: string | null; codeNeeded?: true };
  /** Name and value of each cookie that was set. */
  cookie: string;
}

type From = { cookie?: string; remoteAddress?: string };

/** Calls of the identity provider, as a browser makes them. */
export function createIdentityCalls({ app, context }: TestApp) {
  async function post(url: string, payload: object, { cookie, remoteAddress }: From = {}): Promise<Answered> {
    const headers = { origin: context.config.http.publicUrl, ...(cookie && { cookie }) };
    const answer = await app.inject({ method: 'POST', url, headers, payload, ...(remoteAddress && { remoteAddress }) });
    const { code, data } = answer.json();
    return { status: answer.statusCode, code, data, cookie: cookieOf(answer.headers['set-cookie']) };
  }
  return {
    post,
    withPassword: (email: string, from?: From, password = memberPassword) =>
      post(identityPaths.signIn, { email, password }, from),
    withCode: (cookie: string, given: object, from?: From) =>
      post(identityPaths.signInWithCode, given, { ...from, cookie }),
  };
}

interface SetupOptions {
  env?: Record<string, string>;
  /** In place of a fresh one. */
  database?: Database;
}

/** The application with its jobs, members with a second factor, and the mails that they get. The clock stands still. */
export async function createSecondFactorSetup({ env, database }: SetupOptions = {}) {
  const mails: Mail[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const test = await createTestApp({
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000', ...env },
    overrides: { mail: { send: async (mail) => void mails.push(mail) }, ...(database && { database }) },
  });
  const call = createCall(test.app);
  const identity = createIdentityCalls(test);
  return {
    test,
    call,
    identity,
    mails,
    /** Subjects of the mails to somebody, once there are so many. */
    subjects: (to: string, count: number) =>
      vi.waitFor(
        () => {
          const found = mails.filter((mail) => mail.to === to && !/^Confirm/.test(mail.subject));
          if (found.length < count) throw new Error(`${found.length} mails to ${to}`);
          return found.map(({ subject }) => subject);
        },
        { timeout: 30_000 },
      ),
    pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    /** A member who has turned it on, and whose app shows a code that was not used yet. */
    async member(name: string) {
      const member = await createVerifiedMember(test, name);
      const { key } = (await call(beginSecondFactor, { token: member.token })).data;
      const confirmed = await call(confirmSecondFactor, { token: member.token, body: { code: await codeOf(key) } });
      vi.setSystemTime(Date.now() + 30_000);
      return { ...member, key, recoveryCodes: confirmed.data.recoveryCodes };
    },
    /** Logs in with password and code. */
    async logIn({ email, key }: { email: string; key: string }) {
      const { cookie } = await identity.withPassword(email);
      const answer = await identity.withCode(cookie, { code: await codeOf(key) });
      vi.setSystemTime(Date.now() + 30_000);
      return answer;
    },
    async close() {
      vi.useRealTimers();
      await test.close();
    },
  };
}

export type SecondFactorSetup = Awaited<ReturnType<typeof createSecondFactorSetup>>;
export type SecondFactorMember = Awaited<ReturnType<SecondFactorSetup['member']>>;
