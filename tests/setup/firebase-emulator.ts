import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { createTokenSigner, firebaseProject } from './firebase-tokens.ts';
import { serveLocally } from './login-provider.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1';

/**
 * Google's own emulator of Firebase Authentication (firebase-tools in `folder`, not among our dependencies), behind a server that does
 * what Google does and the emulator does not: it signs ID tokens, has a page of keys, lets a service account in by its signature, and
 * answers with faults that are asked for.
 * @param serviceAccountKey the public half of the one that may change people.
 */
export async function startFirebaseEmulator(folder: string, serviceAccountKey?: string) {
  const { createApp } = createRequire(join(folder, 'package.json'))('firebase-tools/lib/emulator/auth/server') as {
    createApp(project: string): Promise<Parameters<typeof createServer>[1]>;
  };
  const emulator = createServer(await createApp(firebaseProject));
  await new Promise<void>((done) => emulator.listen(0, '127.0.0.1', done));
  const inner = `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`;
  const signer = await createTokenSigner();
  const accessTokens = new Set<string>();
  const faults: string[] = [];

  /** An ID token of the emulator, signed as Google's are. */
  async function withSignatures(body: string): Promise<string> {
    const said = JSON.parse(body) as Record<string, unknown>;
    for (const name of ['idToken', 'id_token', 'access_token'])
      if (typeof said[name] === 'string') said[name] = await signer.sign(decodeJwt(said[name]));
    return JSON.stringify(said);
  }

  async function letIn(form: string): Promise<object | undefined> {
    const assertion = new URLSearchParams(form).get('assertion') ?? '';
    const key = await importSPKI(serviceAccountKey ?? '', 'RS256');
    const { payload } = await jwtVerify(assertion, key, { audience: 'https://oauth2.googleapis.com/token' });
    const token = `access-${accessTokens.size + 1}`;
    accessTokens.add(token);
    return { access_token: token, expires_in: 3600, token_type: 'Bearer', scope: payload.scope };
  }

  const served = await serveLocally(() => async (request, response) => {
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json', ...openToPages }).end(body);
    const path = request.url ?? '';
    if (request.method === 'OPTIONS') return send(200, '');
    if (path === '/keys') return send(200, JSON.stringify({ keys: [signer.jwk] }));
    let sent = '';
    for await (const chunk of request) sent += chunk;
    if (path === '/oauth2.googleapis.com/token')
      return letIn(sent).then(
        (granted) => send(200, JSON.stringify(granted)),
        () => send(400, JSON.stringify({ error: 'invalid_grant' })),
      );
    const fault = path.includes('accounts:') ? faults.shift() : undefined;
    if (fault) return send(400, JSON.stringify({ error: { code: 400, message: fault, errors: [] } }));
    const bearer = request.headers.authorization?.replace('Bearer ', '');
    const headers: Record<string, string> = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    // What the emulator takes for a service account.
    if (bearer) headers.authorization = accessTokens.has(bearer) ? 'Bearer owner' : 'Bearer none';
    const init = { method: request.method ?? 'GET', headers, ...(sent && { body: sent }) };
    const answer = await fetch(`${inner}${path}`, init);
    return send(answer.status, await withSignatures(await answer.text()));
  });

  /** As the operator of the project, past the server in front. */
  async function operate(path: string, body?: object) {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
    const answer = await fetch(`${inner}${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`the emulator refused ${path}: ${await answer.text()}`);
    return answer.json();
  }
  const people = `${toolkit}/projects/${firebaseProject}/accounts`;

  return {
    url: served.origin,
    keysUrl: `${served.origin}/keys`,
    /** Makes an account there. @returns its id. */
    async addPerson(email: string, password: string, { isVerified = false, name = 'Ada Obi' } = {}): Promise<string> {
      const person = { email, password, displayName: name, emailVerified: isVerified };
      return (await operate(people, person)).localId;
    },
    changePerson: (localId: string, change: object) => operate(`${people}:update`, { localId, ...change }),
    async findPerson(localId: string): Promise<{ customAttributes?: string; emailVerified: boolean }> {
      return (await operate(`${people}:lookup`, { localId: [localId] })).users[0];
    },
    /** An ID token as the emulator makes it. */
    async unsignedTokenOf(email: string, password: string): Promise<string> {
      return (await operate(`${toolkit}/accounts:signInWithPassword?key=any`, { email, password })).idToken;
    },
    /** The links that it would have mailed to somebody, the newest last. */
    async linksTo(email: string): Promise<{ requestType: string; oobLink: string }[]> {
      const { oobCodes } = await operate(`/emulator/v1/projects/${firebaseProject}/oobCodes`);
      return oobCodes.filter((one: { email: string }) => one.email === email);
    },
    /** Opens a link as somebody does who reads their mail. */
    async follow(link: string): Promise<void> {
      const { pathname, search } = new URL(link);
      await fetch(`${inner}${pathname}${search}`);
    },
    /** With it, nobody hears whether there is an account with some e-mail. */
    keepEmailsPrivate: (isOn: boolean) =>
      fetch(`${inner}/emulator/v1/projects/${firebaseProject}/config`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } }),
      }),
    /** What the next call is refused with: what the emulator never says by itself. */
    failOnce: (message: string) => void faults.push(message),
    async close() {
      await served.close();
      emulator.closeAllConnections();
      await new Promise((done) => emulator.close(done));
    },
  };
}

const openToPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

export type FirebaseEmulator = Awaited<ReturnType<typeof startFirebaseEmulator>>;
