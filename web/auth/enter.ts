import { enrolInPlan } from '#contract/programs/programs.ts';
import { quietClientFor } from '../api/client.ts';
import { readClaims } from './claims.ts';
import { authSession } from './session.ts';

/**
 * Signs in with a token that the provider has just given, and has the learning platform know of a founder (specification §7).
 * Nobody waits for that, and where it fails the login stands: the server enrols them later. `password`: the one that was typed;
 * an account that is made there now gets it, and it is kept nowhere.
 */
export function enter(token: string, password?: string): void {
  authSession.begin(token);
  const claims = readClaims(token);
  if (!claims?.roles.includes('founder')) return;
  const { sub, email, name, subscription_plan } = claims;
  quietClientFor(token)
    .call(enrolInPlan, { body: { user_id: sub, email, name: name.slice(0, 200), password, subscription_plan } })
    .catch((error: unknown) => console.warn('The learning platform was not told of the login', error));
}
