import { z } from 'zod';
import {
  identityPaths,
  requestPasswordResetBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
} from '#contract/accounts/identity.ts';
import { defineEndpoint } from '#contract/endpoint.ts';

/** The identity provider's calls, for `api.on`: each answers a token, or null. */
export const identityCalls = {
  signIn: identityCall(identityPaths.signIn, signInBody),
  signUp: identityCall(identityPaths.signUp, signUpBody),
  signOut: identityCall(identityPaths.signOut, z.object({})),
  requestPasswordReset: identityCall(identityPaths.requestPasswordReset, requestPasswordResetBody),
  resetPassword: identityCall(identityPaths.resetPassword, resetPasswordBody),
};

function identityCall<S extends z.ZodType>(path: `/${string}`, body: S) {
  const reply = z.object({ token: z.string().nullable() });
  return defineEndpoint({ method: 'POST', path, summary: '', access: 'public', body, reply, errors: [] });
}
