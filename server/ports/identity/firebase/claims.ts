import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { apiOf, type FirebaseConfig } from '../../../config/firebase.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import type { Grants } from '../port.ts';

/** What the product says of people in the tokens of a Firebase project, for other systems that read them. */
export interface FirebaseClaims {
  /**
   * Writes roles and plan beside what others have written there; null takes them away. Nothing is done about somebody who is gone.
   * @throws where Firebase refuses, or has no room for them.
   */
  write(subject: string, grants: Grants | null): Promise<void>;
}

const tokenAudience = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/identitytoolkit';
/** By Firebase, for all claims of somebody together. */
const longestClaims = 1000;

type Account = { localId: string; customAttributes?: string };

/**
 * Firebase's administration over HTTP, as a service account of the project; undefined where the operator names none. Claims are in its
 * tokens from the next login on.
 */
export function createFirebaseClaims(
  config: FirebaseConfig | undefined,
  { outbound, clock }: { outbound: Outbound; clock: () => Date },
): FirebaseClaims | undefined {
  if (!config?.serviceAccount) return undefined;
  const { projectId, serviceAccount, authUrl } = config;
  const send = outbound.http({ name: 'firebase-claims', totalMs: 10_000, longestBytes: 1_000_000 });
  const accounts = `${apiOf(config)}/v1/projects/${projectId}/accounts`;
  const tokenUrl = authUrl ? `${authUrl}/oauth2.googleapis.com/token` : tokenAudience;
  let access: { token: string; endsAt: number } | undefined;

  async function letIn(): Promise<string> {
    const now = Math.floor(clock().getTime() / 1000);
    if (access && now < access.endsAt) return access.token;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(serviceAccount.email)
      .setAudience(tokenAudience)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(createPrivateKey(serviceAccount.privateKey));
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const answer = await send(tokenUrl, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Firebase does not let the service account in: ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    access = { token, endsAt: now + seconds - 60 };
    return token;
  }

  async function call<Answer>(what: 'lookup' | 'update', body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await letIn()}` };
    const answer = await send(`${accounts}:${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Firebase refuses accounts:${what}: ${answer.status}`);
    return (await answer.json()) as Answer;
  }

  return {
    async write(subject, grants) {
      const { users = [] } = await call<{ users?: Account[] }>('lookup', { localId: [subject] });
      const [account] = users;
      if (!account) return;
      const before: Record<string, unknown> = JSON.parse(account.customAttributes || '{}');
      const { roles: _roles, subscription_plan: _plan, ...others } = before;
      const customAttributes = JSON.stringify({ ...others, ...grants });
      if (Buffer.byteLength(customAttributes) > longestClaims)
        throw new Error('There is no room left for roles and plan among the claims of this person at Firebase.');
      await call('update', { localId: subject, customAttributes });
    },
  };
}
