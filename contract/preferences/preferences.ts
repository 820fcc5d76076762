import { z } from 'zod';
import { type Channel, TOPICS, topicsToChoose, topicsToText } from '#domain/notifications/notices.ts';
import { DIGESTS } from '#domain/notifications/preferences.ts';
import { zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Give a time from 00:00 to 23:59.' });

const quietHours = z.strictObject({ from: wallTime, until: wallTime }).refine(({ from, until }) => from !== until, {
  path: ['until'],
  error: 'The quiet hours end when they begin. Choose another time.',
});

/** The topics that are turned off there; only what can be chosen there is. */
const offIn = (channel: Channel) =>
  z
    .array(z.enum(TOPICS))
    .max(TOPICS.length)
    .refine((topics) => topics.every((topic) => topicsToChoose(channel).includes(topic)), {
      error: 'This cannot be turned off.',
    })
    .overwrite((topics) => [...new Set(topics)]);

const off = z.strictObject({ app: offIn('app'), mail: offIn('mail') });

/** The topics of which text messages are wanted. */
const texts = z
  .array(z.enum(TOPICS))
  .max(TOPICS.length)
  .refine((topics) => topics.every((topic) => topicsToText().includes(topic)), {
    error: 'There are no text messages about this.',
  })
  .overwrite((topics) => [...new Set(topics)]);

/** How a member wants to be reached, and what they allow; all of it has a first value. */
const preferences = z.object({
  /** An IANA name, such as Africa/Lagos; null until one is chosen. */
  zone: zoneName.nullable(),
  off,
  /** They go to the phone that the member has confirmed, and to none other. */
  texts,
  /** An e-mail of what is unread, at eight in the morning by the member's clock; weekly on Mondays. */
  digest: z.enum(DIGESTS),
  /** On the member's clock, across midnight where `from` is the later one: e-mails that can wait do, text messages always. */
  quiet: quietHours.nullable(),
  /** Whether an AI may be asked about the member's documents. */
  ai: z.boolean(),
});

const ownPreferences = preferences.extend({
  /** Whether an AI provider is configured here. */
  hasAi: z.boolean(),
  /** Whether text messages are sent here. */
  hasTexts: z.boolean(),
});
export type OwnPreferences = z.output<typeof ownPreferences>;

const { shape } = preferences;
export const newsBody = z.strictObject({
  off: shape.off,
  texts: shape.texts,
  digest: shape.digest,
  quiet: shape.quiet,
});
export const aiBody = z.strictObject({ ai: shape.ai });

export const readPreferences = defineEndpoint({
  method: 'GET',
  path: '/preferences',
  summary: 'How you want to be reached, and what you allow',
  access: 'signed-in',
  reply: ownPreferences,
  errors: [],
});

/** Only what is given changes. Harmless to repeat. */
export const changePreferences = defineEndpoint({
  method: 'PATCH',
  path: '/preferences',
  summary: 'Change how you want to be reached, and what you allow',
  access: 'signed-in',
  body: z.strictObject({ ...newsBody.shape, ...aiBody.shape, zone: zoneName }).partial(),
  reply: ownPreferences,
  errors: ['PREFERENCES_ZONE_MISSING', 'PHONE_UNCONFIRMED'],
});
