import { z } from 'zod';
import { emailAddress, personName } from '../accounts/identity.ts';
import { defineEndpoint } from '../endpoint.ts';
import { linkToken } from '../signing/signatures.ts';
import { supportArea, supportText } from './support.ts';

/** A message from somebody without an account. It reaches the operator once the link in a mail to its sender was pressed. */
export const visitorBody = z.strictObject({
  name: personName,
  email: emailAddress,
  area: supportArea,
  text: supportText,
});

/** Answers the same for every address: it tells nobody whose it is. The same message again, before it is confirmed, is one. */
export const writeAsVisitor = defineEndpoint({
  method: 'POST',
  path: '/support/visitors',
  summary: 'Write to the operator without an account; a mail asks to confirm it',
  access: 'public',
  body: visitorBody,
  reply: z.null(),
  status: 202,
  errors: ['SUPPORT_TOO_MANY'],
  limit: { max: 20, windowSeconds: 600 },
});

/** Pressed once more it changes nothing. */
export const confirmVisitor = defineEndpoint({
  method: 'POST',
  path: '/support/visitors/confirm',
  summary: 'Confirm a message that was written without an account',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.null(),
  errors: ['SUPPORT_LINK_UNKNOWN'],
  limit: { max: 20, windowSeconds: 60 },
});
