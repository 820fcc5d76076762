import type { z } from 'zod';
import { createRole } from '#contract/accounts/accounts.ts';
import type { AnyCode } from '#contract/accounts/codes.ts';
import { identityTexts, type signInBody, type signUpBody } from '#contract/accounts/identity.ts';
import type { EndpointClient } from '../api/endpoint-client.ts';
import { type IdentityClient, IdentityError } from '../api/identity-client.ts';
import { readClaims, waitForClaims } from './claims.ts';

type Identity = Pick<IdentityClient, 'signIn' | 'signInWithCode' | 'signUp' | 'signOut' | 'fetchToken'>;

/** Resolves to a token whose claims carry roles, or to null where a code is needed too. Rejects with IdentityError. */
export async function logIn(identity: Identity, input: z.output<typeof signInBody>): Promise<string | null> {
  const token = await identity.signIn(input);
  return token === null ? null : withClaims(identity, token);
}

/** Instead of `logIn`: `sign` asks the device, and resolves to a token. */
export async function logInBy(identity: Identity, sign: () => Promise<string>): Promise<string> {
  return withClaims(identity, await sign());
}

/** The second step of `logIn`. */
export async function logInWithCode(identity: Identity, given: AnyCode): Promise<string> {
  return withClaims(identity, await identity.signInWithCode(given));
}

/**
 * Creates the account, gives it its roles (which must answer 201) and resolves to a token that carries them. Rejects with
 * IdentityError. An account that was created but got no roles is signed out: the next login completes it.
 */
export async function signUp(
  identity: Identity,
  clientFor: (token: string) => EndpointClient,
  input: z.output<typeof signUpBody>,
): Promise<string> {
  const token = await identity.signUp(input);
  const isAssigned = await assignRoles(clientFor(token), token, input.role);
  if (!isAssigned) {
    await identity.signOut().catch(() => undefined);
    throw new IdentityError('', identityTexts.rolesFailed);
  }
  return withClaims(identity, (await identity.fetchToken()) ?? token);
}

async function assignRoles(client: EndpointClient, token: string, role: 'founder' | 'investor'): Promise<boolean> {
  const uid = readClaims(token)?.sub ?? '';
  try {
    const { status } = await client.callForAnswer(createRole, { body: { uid, roles: ['user', role] } });
    return status === 201;
  } catch {
    return false;
  }
}

async function withClaims(identity: Identity, token: string): Promise<string> {
  const ready = await waitForClaims(token, identity.fetchToken);
  if (ready !== null) return ready;
  await identity.signOut().catch(() => undefined);
  throw new IdentityError('', identityTexts.claimsFailed);
}
