import { expect } from 'vitest';
import type { identityErrors } from '#contract/accounts/identity-errors.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { createLinkedSetup } from './linked-logins.ts';
import { startHostileProvider } from './setup/hostile-provider.ts';
import { settingsOf } from './setup/login-provider.ts';

/** The application with two services that say what an attacker tells them to; the second may vouch for its own domain only. */
export async function createHostileSetup() {
  const [evil, school] = await Promise.all([startHostileProvider(), startHostileProvider()]);
  const setup = await createLinkedSetup({
    ...settingsOf('evil', evil.issuer),
    ...settingsOf('school', school.issuer),
    OIDC_SCHOOL_EMAIL_DOMAINS: 'school.example',
  });
  return {
    ...setup,
    evil,
    school,
    /** Nobody got in, nothing was linked, and the member's own way in still works. */
    async expectUnharmed({ uid, email }: { uid: string; email: string }) {
      const { items, hasPassword } = await setup.test.context.identity.linkedLogins.list(uid);
      expect([items, hasPassword]).toEqual([[], true]);
      const browser = setup.browser();
      expect((await browser.withPassword(email)).status).toBe(200);
      const { data } = await setup.call(listSessions, { token: (await browser.token()) ?? '' });
      // The one of the sign-up, and the one just now.
      expect(data.items).toHaveLength(2);
    },
    async close() {
      await setup.close();
      await Promise.all([evil.close(), school.close()]);
    },
  };
}

export type HostileSetup = Awaited<ReturnType<typeof createHostileSetup>>;

/** What a service says of somebody. */
export const says = (subject: string, email: unknown, email_verified: unknown = true) => ({
  claims: { sub: subject, email, email_verified, name: 'Mallory' },
});

export function expectRefused(come: { path: string; error: string | null }, code: keyof typeof identityErrors): void {
  expect([come.path, come.error]).toEqual(['/auth/login', code]);
}
