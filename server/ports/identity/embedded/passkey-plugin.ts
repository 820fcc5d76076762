import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { brand } from '#content/brand.ts';

/**
 * Passkeys by Better Auth, for the address of this site alone. A passkey counts as both factors: the device that has it, and the
 * face, finger or PIN that it asked for. One that did not ask makes no passkey and lets nobody in.
 */
export function passkeysOf({ publicUrl, origins }: { publicUrl: string; origins: string[] }) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: brand.name,
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      requireSession: true,
      afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
  });
}

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED' });
}
