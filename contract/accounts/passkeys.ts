import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { plainName } from '../plain-name.ts';
import { moment, opaqueId } from '../text.ts';

/** Messages of the answers. */
export const passkeyTexts = {
  added: 'Passkey added',
  renamed: 'Passkey renamed',
  removed: 'Passkey removed',
} as const;

/** Passkeys that one account may have. */
export const passkeyLimit = 20;

/** What a member calls a passkey. */
export const passkeyName = plainName(
  z
    .string()
    .trim()
    .min(1, 'Enter a name, such as the device.')
    .max(60, 'The name must be 60 characters long or fewer.')
    .refine((name) => !/\p{Cc}/u.test(name), 'The name has characters that cannot be used.'),
);

const base64url = z.string().regex(/^[\w-]{1,4096}$/);
/** What both ceremonies of WebAuthn Level 3 answer, as its `toJSON` writes it. */
const answered = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
};

const newCredential = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

const assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

export const addPasskeyBody = z.strictObject({ name: passkeyName, response: newCredential });
export const passkeySignInBody = z.strictObject({ response: assertion });

/** The options that a browser makes a passkey with, or uses one by: WebAuthn's own JSON, which the browser reads. */
export const passkeyOptionsReply = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({ options: z.record(z.string(), z.unknown()) }),
});

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: moment });
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/accounts/passkeys',
  summary: 'Your passkeys, the newest first',
  access: 'signed-in',
  reply: z.object({ items: z.array(passkey).max(passkeyLimit) }),
  errors: [],
});

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/passkeys/:passkeyId',
  summary: 'Call a passkey something else',
  access: 'signed-in',
  params: z.object({ passkeyId: opaqueId }),
  body: z.strictObject({ name: passkeyName }),
  reply: z.null(),
  errors: ['PASSKEY_UNKNOWN'],
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/passkeys/:passkeyId',
  summary: 'Remove a passkey, in a session that began within ten minutes: it lets nobody in any more',
  access: 'signed-in',
  params: z.object({ passkeyId: opaqueId }),
  reply: z.null(),
  errors: ['PASSKEY_UNKNOWN', 'auth/requires-recent-login', 'auth/last-way-in'],
});
