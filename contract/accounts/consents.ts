import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

export const consentSubjects = [
  'terms',
  'privacy',
  'ai',
  'mail.sessions',
  'mail.quotes',
  'mail.documents',
  'mail.learning',
  'digest',
  'text.sessions',
  'text.quotes',
  'text.payments',
] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

const consent = z.object({
  subject: z.enum(consentSubjects),
  /** Of the text that was shown, where it has one. */
  version: z.string().nullable(),
  /** Agreed or allowed; false: ended. */
  given: z.boolean(),
  at: moment,
});
export type Consent = z.output<typeof consent>;

export const readOwnConsents = defineEndpoint({
  method: 'GET',
  path: '/accounts/consents',
  summary: 'What you agreed to, allowed or ended, and when, the newest first',
  access: 'signed-in',
  reply: z.object({ items: z.array(consent) }),
  errors: [],
});
