import { z } from 'zod';
import { anyCodeBody } from '#contract/accounts/codes.ts';
import {
  identityPaths,
  requestPasswordResetBody,
  resetPasswordBody,
  sessionReply,
  signInBody,
  signUpBody,
} from '#contract/accounts/identity.ts';
import { newLoginReply } from '#contract/accounts/linked-logins.ts';
import { defineEndpoint } from '#contract/endpoint.ts';

/** The identity provider's calls, for `api.on`: each answers a token, or null, or that a code is needed. */
export const identityCalls = {
  signIn: identityCall(identityPaths.signIn, signInBody),
  signInWithCode: identityCall(identityPaths.signInWithCode, anyCodeBody),
  signUp: identityCall(identityPaths.signUp, signUpBody),
  signOut: identityCall(identityPaths.signOut, z.object({})),
  requestPasswordReset: identityCall(identityPaths.requestPasswordReset, requestPasswordResetBody),
  resetPassword: identityCall(identityPaths.resetPassword, resetPasswordBody),
};

/** Whom another service named, and who has no account yet. */
export const newLoginCall = defineEndpoint({
  method: 'GET',
  path: identityPaths.newLogin,
  summary: '',
  access: 'public',
  reply: newLoginReply.shape.data,
  errors: [],
});

/** `body` may be left out where the call takes nothing. */
export function identityCall<S extends z.ZodType>(path: `/${string}`, body?: S) {
  const reply = sessionReply.shape.data.extend({ options: z.unknown(), url: z.string() }).partial();
  return defineEndpoint({
    method: 'POST',
    path,
    summary: '',
    access: 'public',
    body: body ?? z.object({}),
    reply,
    errors: [],
  });
}
