import { z } from 'zod';
import { DAY } from '#domain/scheduling/durations.ts';
import { isZone } from '#domain/scheduling/zone.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, moment, opaqueId } from '../text.ts';

/** What can be booked and when. A service's meeting link is never among it: only anyone who has booked is told. */
const serviceParams = z.object({ serviceId: opaqueId });

/** An IANA name, such as Africa/Lagos. */
export const zoneName = z
  .string({ error: 'Choose a time zone, such as Africa/Lagos.' })
  .max(64, { error: 'Choose a time zone, such as Africa/Lagos.' })
  .refine(isZone, { error: 'Choose a time zone, such as Africa/Lagos.' });

export const MEETING_KINDS = ['link', 'phone', 'place'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** A day near enough to plan for. */
export const plannedDay = day.refine((value) => value >= '2020-01-01' && value <= '2099-12-31', {
  error: 'Choose a day between 2020 and 2099.',
});

/** The longest range of days that one call answers: six weeks, as a month's calendar shows. */
export const FREE_TIMES_DAYS = 42;

/** Checks a first and a last day, itself included. A day that does not exist is told of by its own field. */
export function checkDays(max: number) {
  return ({ from, to }: { from: string; to: string }, check: z.RefinementCtx) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
    const tell = (message: string) => check.addIssue({ code: 'custom', path: ['to'], message });
    if (days < 1) tell('Choose a day that is not before the first.');
    if (days > max) tell(`Choose at most ${max} days at once.`);
  };
}

/** Minor units, before tax. Both zero: the service is free. */
export const servicePrices = z.object({ NGN: z.int(), USD: z.int() });

/** What is in a price that founders see: "7.5". Null: the seller charges no tax. */
export const includedTax = z.object({ percent: z.string() }).nullable();
export type IncludedTax = z.infer<typeof includedTax>;

/** Hours before the start until which a booking can be moved, or cancelled with its price refunded; how often it can be moved. */
export const serviceRules = z.object({
  minimumNoticeHours: z.int(),
  horizonDays: z.int(),
  cancelNoticeHours: z.int(),
  moveNoticeHours: z.int(),
  maxMoves: z.int(),
});

/** Who advises, as founders see it. */
export const serviceAdviser = z.object({ id: z.string(), name: z.string(), title: z.string(), bio: z.string() });

/** Source of the first four fields: specification §3, "consultation card". */
export const serviceCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  bulletPoints: z.array(z.string()),
  minutes: z.int(),
  /** All that is to be paid: with tax. */
  prices: servicePrices,
  tax: includedTax,
  /** In order of their names. Nobody: it cannot be booked just now. */
  advisers: z.array(serviceAdviser),
  rules: serviceRules,
  /** A booking then waits for the operator, paid or not. */
  needsConfirmation: z.boolean(),
  meetingPlace: z.enum(MEETING_KINDS),
  /** Up to a minute old; null where nothing is free within the horizon. */
  nextFreeAt: moment.nullable(),
});
export type ServiceCard = z.infer<typeof serviceCard>;

export const listServices = defineEndpoint({
  method: 'GET',
  path: '/consultation/services',
  summary: 'The services that can be booked, in the operator’s order, at most 100',
  access: 'public',
  reply: z.object({ items: z.array(serviceCard) }),
  errors: [],
});

export const readService = defineEndpoint({
  method: 'GET',
  path: '/consultation/services/:serviceId',
  summary: 'A service that can be booked',
  access: 'public',
  params: serviceParams,
  reply: serviceCard,
  errors: ['SERVICE_UNKNOWN'],
});

/** A time that can be booked, and with whom. */
export const freeTime = z.object({ startsAt: moment, endsAt: moment, adviserIds: z.array(z.string()) });
export type FreeTime = z.infer<typeof freeTime>;

export const listFreeTimes = defineEndpoint({
  method: 'GET',
  path: '/consultation/services/:serviceId/times',
  summary: 'The free times of a service by the days of the viewer’s time zone, at most 42 days at once',
  access: { anyRole: ['founder', 'admin'] },
  params: serviceParams,
  query: z
    .object({
      from: plannedDay,
      to: plannedDay,
      /** The viewer's: its midnights part the days. */
      zone: zoneName,
      adviserId: opaqueId.optional(),
    })
    .superRefine(checkDays(FREE_TIMES_DAYS)),
  reply: z.object({
    zone: z.string(),
    /** Every day asked for, free or not, with the times that begin on it. */
    days: z.array(z.object({ day, times: z.array(freeTime) })),
    /** Nothing can be booked from here on. */
    horizonEndsAt: moment,
  }),
  errors: ['SERVICE_UNKNOWN', 'ADVISER_UNKNOWN'],
});
