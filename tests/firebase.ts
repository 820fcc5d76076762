import { expect } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { createLinkedSetup } from './linked-logins.ts';
import type { LoginBrowser } from './login-browser.ts';
import { firebaseSettings, startFirebaseKeys, toFirebaseClaims } from './setup/firebase-tokens.ts';

/** Now, as tokens tell the time: seconds since 1970. */
export const nowInTokens = () => Math.floor(Date.now() / 1000);

/** The application with a project of Firebase whose keys are on this machine, and tokens as Firebase signs them. */
export async function createFirebaseSetup() {
  const keys = await startFirebaseKeys();
  const setup = await createLinkedSetup({}, { env: firebaseSettings(keys.url) });
  let people = 0;
  const newName = (name: string) => `${name}-${++people}`;
  return {
    ...setup,
    keys,
    newEmail: (name: string) => `${newName(name)}@cairn.example`,
    newMember: (name: string) => setup.member(newName(name)),
    give: (browser: LoginBrowser, idToken: string) => browser.post(identityPaths.firebaseLogin, { idToken }),
    tokenFor: (email: string, over?: Record<string, unknown>) => keys.sign(toFirebaseClaims(email, over)),
    /** Nobody got in, nothing was linked, and the member's own way in still works. */
    async expectUnharmed(browser: LoginBrowser, { uid, email }: { uid: string; email: string }) {
      expect(await browser.token()).toBeNull();
      const { items, hasPassword } = await setup.test.context.identity.linkedLogins.list(uid);
      expect([items, hasPassword]).toEqual([[], true]);
      expect((await setup.browser().withPassword(email)).status).toBe(200);
    },
    async close() {
      await setup.close();
      await keys.close();
    },
  };
}

export type FirebaseSetup = Awaited<ReturnType<typeof createFirebaseSetup>>;
