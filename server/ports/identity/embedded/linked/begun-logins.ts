import { randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import { z } from 'zod';
import type { Auth } from '../auth.ts';

const minutes = 60;
/** How long somebody may take at the other service, and for what is asked after it. */
const waitSeconds = 10 * minutes;
/** What opens nothing any more still says where the visitor wanted to go. */
const cookieSeconds = 60 * minutes;

const login = z.object({
  provider: z.string(),
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  redirect: z.string().nullable(),
  role: z.enum(['founder', 'investor']).nullable(),
  /** The account that it is to be linked to, and the session that asked, by its digest; null for logging in. */
  link: z.object({ uid: z.string(), sid: z.string() }).nullable(),
});
export type BegunLogin = z.infer<typeof login>;

const proved = z.object({
  person: z.object({ issuer: z.string(), subject: z.string(), email: z.string(), name: z.string() }),
  label: z.string(),
  role: z.enum(['founder', 'investor']).nullable(),
});
/** Somebody without an account, whom another service has named, before they have said how they want to use the platform. */
export type ProvedLogin = z.infer<typeof proved>;

/**
 * Logins that are under way, each bound to the browser by a cookie of its own, so that two tabs do not disturb each other. What is
 * secret of it stays in the database, under a digest of the cookie; it is good for ten minutes, and taken once.
 */
export function createBegunLogins({ auth, publicUrl, clock }: { auth: Auth; publicUrl: string; clock: () => Date }) {
  const isSecure = publicUrl.startsWith('https:');
  // A cookie of this name can only be set by this very host, over TLS.
  const prefix = isSecure ? '__Host-' : '';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const loginCookie = (state: string) => `${prefix}cairn.login-${state.slice(0, 12)}`;
  const newCookie = `${prefix}cairn.new-login`;
  const identifierOf = (kind: 'login' | 'new', handle: string) => `linked-${kind}-${handle}`;

  async function keep(kind: 'login' | 'new', value: object): Promise<string> {
    const handle = randomBytes(24).toString('base64url');
    const { internalAdapter } = await auth.$context;
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(kind, handle),
      value: JSON.stringify(value),
      expiresAt: new Date(clock().getTime() + waitSeconds * 1000),
    });
    return handle;
  }

  const read = (cookies: string | undefined, name: string) => (parseCookies(cookies ?? '').get(name) ?? '').split('.');

  return {
    /** @returns the Set-Cookie line. */
    async begin(begun: BegunLogin): Promise<string> {
      const handle = await keep('login', begun);
      const redirect = Buffer.from(begun.redirect ?? '').toString('base64url');
      return `${loginCookie(begun.secrets.state)}=${handle}.${redirect}; Max-Age=${cookieSeconds}; ${attributes}`;
    },
    /**
     * What was begun in this browser, of which the state tells; never twice. `redirect`: also of a login that is over. `forget`:
     * the Set-Cookie line that ends it.
     */
    async take(cookies: string | undefined, state: string) {
      const name = loginCookie(/^[\w-]{20,200}$/.test(state) ? state : 'none');
      const [handle = '', redirect = ''] = read(cookies, name);
      const { internalAdapter } = await auth.$context;
      const found = handle && (await internalAdapter.consumeVerificationValue(identifierOf('login', handle)));
      const begun = found ? login.parse(JSON.parse(found.value)) : undefined;
      return {
        begun: begun?.secrets.state === state ? begun : undefined,
        redirect: Buffer.from(redirect, 'base64url').toString(),
        forget: `${name}=; Max-Age=0; ${attributes}`,
      };
    },
    /** @returns the Set-Cookie line. */
    async keepNew(given: ProvedLogin): Promise<string> {
      return `${newCookie}=${await keep('new', given)}; Max-Age=${waitSeconds}; ${attributes}`;
    },
    async readNew(cookies: string | undefined): Promise<ProvedLogin | undefined> {
      const [handle = ''] = read(cookies, newCookie);
      const { internalAdapter } = await auth.$context;
      const found = handle ? await internalAdapter.findVerificationValue(identifierOf('new', handle)) : undefined;
      return found && found.expiresAt > clock() ? proved.parse(JSON.parse(found.value)) : undefined;
    },
    /** @returns the Set-Cookie line that ends it. */
    async forgetNew(cookies: string | undefined): Promise<string> {
      const [handle = ''] = read(cookies, newCookie);
      if (handle) await (await auth.$context).internalAdapter.consumeVerificationValue(identifierOf('new', handle));
      return `${newCookie}=; Max-Age=0; ${attributes}`;
    },
  };
}

export type BegunLogins = ReturnType<typeof createBegunLogins>;
