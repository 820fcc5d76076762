import { z } from 'zod';
import { WAITLIST_STATES } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { daysBetween } from '#domain/time/days.ts';
import { zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, moment, opaqueId } from '../text.ts';

/** Waiting for a time to become free. It is offered in the order of joining, as a booking held for 30 minutes. */
const founder = { anyRole: ['founder'] } as const;

export const waitlistEntry = z.object({
  id: z.string(),
  service: z.object({ id: z.string(), title: z.string() }),
  /** Null: any adviser. */
  adviser: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Days of `zone`, both inclusive. */
  fromDay: z.string(),
  toDay: z.string(),
  zone: z.string(),
  status: z.enum(WAITLIST_STATES),
  createdAt: moment,
  /** The booking that is offered, or was taken. */
  bookingId: z.string().nullable(),
  offerExpiresAt: moment.nullable(),
  can: z.object({ leave: z.boolean() }),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const joinWaitlist = defineEndpoint({
  method: 'POST',
  path: '/consultation/services/:serviceId/waitlist',
  summary: 'Wait for a time between two days; one entry for each service',
  access: founder,
  params: z.object({ serviceId: opaqueId }),
  body: z
    .strictObject({ fromDay: day, toDay: day, zone: zoneName, adviserId: opaqueId.nullable() })
    .refine(({ fromDay, toDay }) => daysBetween(fromDay, toDay) >= 0, {
      path: ['toDay'],
      error: 'Choose a day that is not before the first.',
    })
    .refine(({ fromDay, toDay }) => daysBetween(fromDay, toDay) < BOOKING_LIMITS.waitlistDays, {
      path: ['toDay'],
      error: `Wait for at most ${BOOKING_LIMITS.waitlistDays} days.`,
    }),
  reply: waitlistEntry,
  status: 201,
  errors: ['SERVICE_UNKNOWN', 'ADVISER_UNKNOWN', 'WAITLIST_JOINED', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60 },
});

export const leaveWaitlist = defineEndpoint({
  method: 'POST',
  path: '/consultation/waitlist/:entryId/leave',
  summary: 'Leave the waitlist, and let a time go that it offers; leaving again changes nothing',
  access: founder,
  params: z.object({ entryId: opaqueId }),
  reply: waitlistEntry,
  errors: ['WAITLIST_UNKNOWN'],
});

export const listWaitlist = defineEndpoint({
  method: 'GET',
  path: '/consultation/waitlist',
  summary: 'What you wait for, and your entries of the last 30 days, newest first, at most 50',
  access: founder,
  reply: z.object({ items: z.array(waitlistEntry) }),
  errors: [],
});
