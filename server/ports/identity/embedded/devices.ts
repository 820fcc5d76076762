import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { Db } from '../../../db/client.ts';
import { findStoredPassword } from './linked/ways-in.ts';

const days = 24 * 3600;
const cookieSeconds = 365 * days;
/** Accounts that one browser is known for. */
const accountsPerBrowser = 5;

/**
 * Browsers in which an account was in use, as OWASP's "Device Cookies" against online guessing: a mark that only anyone who has
 * logged in there, or reset the password there, can have. It opens nothing; it only keeps strangers from using up the owner's
 * attempts. It is a digest of account, browser and stored password, so a new password makes every other browser a stranger's.
 */
export interface Devices {
  /** A name for the browser when it is known for the account. */
  recognise(cookies: string | undefined, email: string): Promise<string | undefined>;
  /** The Set-Cookie line that makes the browser known for the account, besides those that it is known for already. */
  remember(cookies: string | undefined, email: string): Promise<string>;
}

export function createDevices({ db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string }): Devices {
  const isSecure = publicUrl.startsWith('https:');
  const cookieName = `${isSecure ? '__Secure-' : ''}cairn.device`;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cairn device cookies', 32));

  const readMarks = (cookies: string | undefined) =>
    (parseCookies(cookies ?? '').get(cookieName) ?? '')
      .split('~')
      .slice(0, accountsPerBrowser)
      .map((mark) => mark.split('.'));

  async function digest(nonce: string, email: string): Promise<string> {
    const password = await findStoredPassword(db, email);
    return createHmac('sha256', key)
      .update(JSON.stringify([nonce, email, password ?? randomBytes(16).toString('hex')]))
      .digest('base64url');
  }

  async function findMark(cookies: string | undefined, email: string): Promise<string[] | undefined> {
    for (const [nonce = '', given = ''] of readMarks(cookies))
      if (nonce && isSame(given, await digest(nonce, email))) return [nonce, given];
    return undefined;
  }

  return {
    recognise: async (cookies, email) => (await findMark(cookies, email))?.[0],
    async remember(cookies, email) {
      const known = await findMark(cookies, email);
      const nonce = randomBytes(16).toString('base64url');
      const mark = known ?? [nonce, await digest(nonce, email)];
      const others = readMarks(cookies).filter(([other]) => other && other !== mark[0]);
      const value = [mark, ...others].slice(0, accountsPerBrowser).map((parts) => parts.slice(0, 2).join('.'));
      const attributes = `Max-Age=${cookieSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${cookieName}=${value.join('~')}; ${attributes}`;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
