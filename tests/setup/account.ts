import { createRole } from '#contract/accounts/accounts.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';

export interface Account {
  token: string;
  /** Calls the API as this person; throws on anything but success. */
  call(endpoint: Endpoint, input?: { path?: string; body?: unknown; key?: string }): Promise<unknown>;
}

/** Signs a founder up over HTTP, as the browser does. `from`: the address that a proxy says it comes from: of one address only so many may. */
export async function signUpFounder(url: string, email: string, from?: string): Promise<Account> {
  const person = { name: 'Ada Obi', email, password, role: 'founder', acceptedConditions: true };
  const signedUp = await post(`${url}${identityPaths.signUp}`, person, {
    origin: url,
    ...(from && { 'x-forwarded-for': from }),
  });
  const cookie = cookieOf(signedUp.response);
  const uid = JSON.parse(Buffer.from(String(signedUp.data.token).split('.')[1] ?? '', 'base64url').toString()).sub;
  await post(`${url}${apiPrefix}${createRole.path}`, { uid, roles: ['founder'] }, bearer(String(signedUp.data.token)));
  const refreshed = await read(await fetch(`${url}${identityPaths.token}`, { headers: { cookie } }));
  const token = String(refreshed.token);
  return {
    token,
    async call(endpoint, { path = endpoint.path, body, key } = {}) {
      const headers = { ...bearer(token), ...(key && { 'idempotency-key': key }), ...(body !== undefined && json) };
      const response = await fetch(`${url}${apiPrefix}${path}`, {
        method: endpoint.method,
        headers,
        body: JSON.stringify(body),
      });
      return read(response);
    },
  };
}

/** Logs in over HTTP. @returns the token for calls, with what the account may by now, and the session's cookie. */
export async function logIn(url: string, email: string): Promise<{ token: string; cookie: string }> {
  const signedIn = await post(`${url}${identityPaths.signIn}`, { email, password }, { origin: url });
  return { token: String(signedIn.data.token), cookie: cookieOf(signedIn.response) };
}

const password = 'correct horse';
const cookieOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const json = { 'content-type': 'application/json' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function post(url: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  return { response, data: await read(response) };
}

async function read(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text).data;
}
