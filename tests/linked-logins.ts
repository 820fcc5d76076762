import { vi } from 'vitest';
import type { Mail } from '#server/ports/mail/port.ts';
import { createTestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { createLoginBrowser } from './login-browser.ts';
import { createVerifiedMember } from './members.ts';

export const testPublicUrl = 'http://localhost:3000';
export const redirectUriOf = (provider: string) => `${testPublicUrl}/api/auth/linked/callback/${provider}`;

/** The application with login providers on this machine, its jobs and the mails that people get. */
export async function createLinkedSetup(providers: Record<string, string>, { env = {} } = {}) {
  const mails: Mail[] = [];
  const names = [...new Set(Object.keys(providers).map((name) => name.split('_')[1]?.toLowerCase()))];
  const test = await createTestApp({
    startJobs: true,
    env: {
      RATE_LIMIT_PER_MINUTE: '100000',
      OIDC_PROVIDERS: names.join(','),
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
      ...providers,
      ...env,
    },
    overrides: { mail: { send: async (mail) => void mails.push(mail) } },
  });
  /** The mails to somebody, once there is one with this subject. */
  const mailOf = (to: string, subject: RegExp) =>
    vi.waitFor(
      () => {
        const found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
        if (!found) throw new Error(`no mail to ${to} like ${subject}`);
        return found;
      },
      { timeout: 30_000 },
    );
  return {
    test,
    call: createCall(test.app),
    mails,
    mailOf,
    browser: () => createLoginBrowser(test),
    /** A member with a password, whose e-mail is proved by the link in the mail. */
    member: (name: string) => createVerifiedMember(test, name),
    close: () => test.close(),
  };
}

export type LinkedSetup = Awaited<ReturnType<typeof createLinkedSetup>>;
