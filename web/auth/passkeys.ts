import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { type IdentityClient, IdentityError } from '../api/identity-client.ts';

type Identity = Pick<IdentityClient, 'post'>;

const texts = {
  unsupported: 'This browser cannot use passkeys.',
  notUsed: 'No passkey was used. Try again, or log in with your password.',
  notMade: 'No passkey was made. Try again when you are ready.',
  madeBefore: 'This device has a passkey for your account already.',
} as const;

/** Asks the device for a passkey of this site, and resolves to a token. Rejects with IdentityError. */
export async function signInWithPasskey(identity: Identity): Promise<string> {
  requireSupport();
  const { options } = await identity.post(identityPaths.passkeySignInOptions, {});
  const response = await byDevice(texts.notUsed, () =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
  const { token } = await identity.post(identityPaths.signInWithPasskey, { response });
  if (!token) throw new IdentityError('auth/internal-error', texts.notUsed);
  return token;
}

/** Has the device make a passkey for the person who is logged in. Rejects with IdentityError. */
export async function addPasskey(identity: Identity, name: string): Promise<void> {
  requireSupport();
  const { options } = await identity.post(identityPaths.passkeyOptions, {});
  const response = await byDevice(texts.notMade, () =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
  await identity.post(identityPaths.addPasskey, { name, response });
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw new IdentityError('', texts.unsupported);
}

/** What a device does not do, or its owner stops, in a sentence. */
async function byDevice<T>(otherwise: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isMadeBefore = error instanceof Error && error.name === 'InvalidStateError';
    throw new IdentityError('', isMadeBefore ? texts.madeBefore : otherwise);
  }
}
