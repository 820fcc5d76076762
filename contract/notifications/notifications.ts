import { z } from 'zod';
import { THING_KINDS, TOPICS } from '#domain/notifications/notices.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';

/** Something that a person is told. It never holds the text of an idea. */
export const notification = z.object({
  id: z.string(),
  /** NOUN.VERB, such as booking.confirmed. */
  kind: z.string(),
  title: z.string(),
  /** May be empty. */
  body: z.string(),
  /** The page of this site that it leads to; null where there is nothing to open. */
  href: z.string().nullable(),
  /** What it is of; null where it stands alone. */
  about: z.object({ kind: z.enum(THING_KINDS), id: z.string() }).nullable(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type Notification = z.infer<typeof notification>;

/** Which of them. */
const filters = { show: z.enum(['all', 'unread']).default('all'), topic: z.enum(TOPICS).optional() };

export const notificationQuery = z.object({
  ...pageQuery({ size: 10, max: 50 }),
  ...filters,
  /** A notification: only what was told of the same thing before it. */
  before: opaqueId.optional(),
});
export const thingQuery = z.object({ ...pageQuery({ size: 10, max: 50 }), ...filters });

/** All that you have not read, whatever was asked for. */
const unread = { unread: z.int() };

/** The newest that was told of one thing, with how many came before it. */
export const toldThing = z.object({ ...notification.shape, earlier: z.int(), earlierUnread: z.int() });
export type ToldThing = z.infer<typeof toldThing>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What you were told, the newest first',
  access: 'signed-in',
  query: notificationQuery,
  reply: z.object({ ...pageReply(notification), ...unread }),
  errors: ['NOTIFICATION_UNKNOWN'],
});

export const listToldThings = defineEndpoint({
  method: 'GET',
  path: '/notifications/things',
  summary: 'What you were told, with the notifications of one thing folded under the newest of them',
  access: 'signed-in',
  query: thingQuery,
  /** `read`: all that you have read, whatever was asked for. */
  reply: z.object({ ...pageReply(toldThing), ...unread, read: z.int() }),
  errors: [],
});

export const readUnreadCount = defineEndpoint({
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'How many of them you have not read',
  access: 'signed-in',
  reply: z.object(unread),
  errors: [],
});

export const markRead = defineEndpoint({
  method: 'POST',
  path: '/notifications/:notificationId/read',
  summary: 'Mark one as read; harmless to repeat',
  access: 'signed-in',
  params: z.object({ notificationId: opaqueId }),
  reply: z.object(unread),
  errors: ['NOTIFICATION_UNKNOWN'],
});

export const markAllRead = defineEndpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark all as read',
  access: 'signed-in',
  reply: z.object(unread),
  errors: [],
});

export const deleteNotification = defineEndpoint({
  method: 'DELETE',
  path: '/notifications/:notificationId',
  summary: 'Delete one for good',
  access: 'signed-in',
  params: z.object({ notificationId: opaqueId }),
  reply: z.object(unread),
  errors: ['NOTIFICATION_UNKNOWN'],
});

export const deleteAllRead = defineEndpoint({
  method: 'DELETE',
  path: '/notifications/read',
  summary: 'Delete all that you have read for good; harmless to repeat',
  access: 'signed-in',
  reply: z.object(unread),
  errors: [],
});

/** Whose mail, about which topic (none: the summary), and a signature of it: what a link in a mail says. */
const unsubscribeToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}(\.[a-z]{1,20})?\.[A-Za-z0-9_-]{43}$/, { error: 'This is not the whole link.' });

/** Turns the summary by e-mail, or mail about a topic, off for anyone who has a link out of one; harmless to repeat. */
export const unsubscribeDigest = defineEndpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary: 'Turn the summary by e-mail, or mail about a topic, off by the link in it',
  access: 'public',
  body: z.strictObject({ token: unsubscribeToken }),
  reply: z.null(),
  errors: ['NOTIFICATION_LINK_UNKNOWN'],
  limit: { max: 20, windowSeconds: 60 },
});

/** The events of the stream. `replaced`: somebody has more pages open than are served, and this is the oldest. */
export const liveEvents = { news: 'news', replaced: 'replaced' } as const;

/**
 * Server-sent events, read with a bearer token: `news` whenever something was told or read. What it was is read from the
 * list: an event that is missed while the connection is away is made up for by reading again.
 */
export const streamNotifications = defineEndpoint({
  method: 'GET',
  path: '/notifications/stream',
  summary: 'Says live that there is something new to read; ends after 15 minutes',
  access: 'signed-in',
  reply: z.file(),
  errors: [],
  produces: 'text/event-stream',
  limit: { max: 60, windowSeconds: 60 },
});
