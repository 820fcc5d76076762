import { z } from 'zod';
import { spansProblem } from '#domain/scheduling/hours-problem.ts';
import { checkDays, plannedDay, servicePrices, serviceRules, zoneName } from './consultation.ts';
import { defineEndpoint } from './endpoint.ts';
import { day, moment, opaqueId, personText } from './text.ts';

/** What the operator sets: services, advisers, their hours, and the days that are different. */
const admin = { anyRole: ['admin'] } as const;
const serviceParams = z.object({ serviceId: opaqueId });
const adviserParams = z.object({ adviserId: opaqueId });

export const catalogueLimits = {
  services: 100,
  advisers: 100,
  /** From today on, of one adviser. */
  exceptions: 366,
  /** Days that one call makes an exception of. */
  exceptionDays: 62,
  spansPerDay: 6,
} as const;

const dayMinutes = 24 * 60;
const wholeNumber = (min: number, max: number) => {
  const error = `Give a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};
/** One billion naira or dollars, in kobo or cents. */
const price = wholeNumber(0, 100_000_000_000);
/** The version that was edited: another one is refused as RECORD_CHANGED. */
const version = wholeNumber(1, 2_147_483_647);

const httpsLink = personText({ max: 500, min: 1 }).refine(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !/[\s<>"'`\\]/u.test(value),
  { error: 'Give an address that begins with https://.' },
);

/** Where a session takes place. A link and a place are told to whoever has booked, and to nobody else. */
export const meeting = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('link'), url: httpsLink }),
    z.strictObject({ kind: z.literal('phone') }),
    z.strictObject({ kind: z.literal('place'), place: personText({ max: 300, min: 1, lines: 'many' }) }),
  ],
  { error: 'Choose a link, the phone or a place.' },
);
export type Meeting = z.infer<typeof meeting>;

const serviceFields = {
  title: personText({ max: 120, min: 1 }),
  description: personText({ max: 2000, min: 1, lines: 'many' }),
  bulletPoints: z.array(personText({ max: 160, min: 1 })).max(8, { error: 'Give at most 8 points.' }),
  minutes: wholeNumber(5, 480),
  /** Sessions begin at multiples of this after the start of a span of hours. */
  stepMinutes: wholeNumber(5, 480),
  /** Kept free before and after. */
  bufferBeforeMinutes: wholeNumber(0, 240),
  bufferAfterMinutes: wholeNumber(0, 240),
  prices: z
    .strictObject({ NGN: price, USD: price })
    .refine(({ NGN, USD }) => (NGN === 0) === (USD === 0), { error: 'A free service is free in both currencies.' }),
  rules: z.strictObject({
    minimumNoticeHours: wholeNumber(0, 720),
    horizonDays: wholeNumber(1, 365),
    cancelNoticeHours: wholeNumber(0, 720),
    moveNoticeHours: wholeNumber(0, 720),
    maxMoves: wholeNumber(0, 20),
  }),
  needsConfirmation: z.boolean(),
  meeting,
  /** Whether founders see it and can book it. */
  active: z.boolean(),
  /** Services are listed in this order. */
  position: wholeNumber(0, 10_000),
  adviserIds: z
    .array(opaqueId)
    .max(catalogueLimits.advisers)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each adviser once.' }),
};
export const serviceBody = z.strictObject(serviceFields);
export type ServiceBody = z.infer<typeof serviceBody>;

/** A service as the operator sees it. */
export const operatedService = z.object({
  ...serviceFields,
  id: z.string(),
  prices: servicePrices,
  rules: serviceRules,
  version: z.int(),
  /** Archived services are out of sight, and their bookings stay. */
  archivedAt: moment.nullable(),
});
export type OperatedService = z.infer<typeof operatedService>;

export const listAllServices = defineEndpoint({
  method: 'GET',
  path: '/admin/consultation/services',
  summary: 'All services, active or not, in order; archived ones last; at most 200',
  access: admin,
  reply: z.object({ items: z.array(operatedService) }),
  errors: [],
});

export const createService = defineEndpoint({
  method: 'POST',
  path: '/admin/consultation/services',
  summary: 'Add a service',
  access: admin,
  body: serviceBody,
  reply: operatedService,
  status: 201,
  errors: ['ADVISER_UNKNOWN', 'CATALOGUE_LIMIT'],
  idempotent: true,
});

export const editService = defineEndpoint({
  method: 'PUT',
  path: '/admin/consultation/services/:serviceId',
  summary: 'Replace all fields of a service',
  access: admin,
  params: serviceParams,
  body: serviceBody.extend({ version }),
  reply: operatedService,
  errors: ['SERVICE_UNKNOWN', 'ADVISER_UNKNOWN', 'SERVICE_ARCHIVED', 'RECORD_CHANGED'],
});

export const archiveService = defineEndpoint({
  method: 'POST',
  path: '/admin/consultation/services/:serviceId/archive',
  summary: 'Archive a service: nobody books it any more, its bookings stay',
  access: admin,
  params: serviceParams,
  body: z.strictObject({ version }),
  reply: operatedService,
  errors: ['SERVICE_UNKNOWN', 'RECORD_CHANGED'],
});

export const restoreService = defineEndpoint({
  method: 'POST',
  path: '/admin/consultation/services/:serviceId/restore',
  summary: 'Take a service out of the archive; it stays hidden until it is made active',
  access: admin,
  params: serviceParams,
  body: z.strictObject({ version }),
  reply: operatedService,
  errors: ['SERVICE_UNKNOWN', 'RECORD_CHANGED', 'CATALOGUE_LIMIT'],
});

/** Parts of a day by the clock on the adviser's wall: minutes after midnight, from inclusive and to exclusive. */
const daySpans = z
  .array(z.strictObject({ fromMinute: wholeNumber(0, dayMinutes), toMinute: wholeNumber(0, dayMinutes) }))
  .max(catalogueLimits.spansPerDay, { error: `Give at most ${catalogueLimits.spansPerDay} spans of a day.` })
  .superRefine((spans, check) => {
    const message = spansProblem(spans);
    if (message) check.addIssue({ code: 'custom', message });
  });

/** Weekday 1 is Monday and 7 is Sunday. */
const weeklyHours = z
  .array(z.strictObject({ weekday: wholeNumber(1, 7), spans: daySpans }))
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, { error: 'Name each day once.' });

/** One day that is not like its week: away when `spans` is empty, else the hours of that day instead. */
export const hoursException = z.object({
  id: z.string(),
  adviserId: z.string(),
  day,
  spans: z.array(z.object({ fromMinute: z.int(), toMinute: z.int() })),
  /** Only operators see it. */
  reason: z.string(),
});
export type HoursException = z.infer<typeof hoursException>;

const adviserFields = {
  name: personText({ max: 120, min: 1 }),
  title: personText({ max: 120 }),
  bio: personText({ max: 600, lines: 'many' }),
  /** Bookings are mailed here. */
  email: z.email({ error: 'Give an e-mail address.' }).max(254),
  /** Hours are by its clocks. */
  zone: zoneName,
  /** Most bookings that begin on one day of the zone; null for no limit. */
  dailyLimit: wholeNumber(1, 50).nullable(),
  active: z.boolean(),
};

/** An adviser as the operator sees it. */
export const operatedAdviser = z.object({
  ...adviserFields,
  id: z.string(),
  version: z.int(),
  /** Every weekday that has hours, Monday first. */
  hours: z.array(z.object({ weekday: z.int(), spans: hoursException.shape.spans })),
  /** From today on, soonest first, at most 366. */
  exceptions: z.array(hoursException),
});
export type OperatedAdviser = z.infer<typeof operatedAdviser>;

export const listAdvisers = defineEndpoint({
  method: 'GET',
  path: '/admin/consultation/advisers',
  summary: 'All advisers by name with their hours and coming exceptions, at most 100',
  access: admin,
  reply: z.object({ items: z.array(operatedAdviser) }),
  errors: [],
});

export const createAdviser = defineEndpoint({
  method: 'POST',
  path: '/admin/consultation/advisers',
  summary: 'Add an adviser, without hours yet',
  access: admin,
  body: z.strictObject(adviserFields),
  reply: operatedAdviser,
  status: 201,
  errors: ['CATALOGUE_LIMIT'],
  idempotent: true,
});

/** Bookings are never touched by new hours: the operator is told how many coming ones now lie outside of them. */
const changedHours = z.object({ adviser: operatedAdviser, outside: z.int() });

export const editAdviser = defineEndpoint({
  method: 'PUT',
  path: '/admin/consultation/advisers/:adviserId',
  summary: 'Replace all fields of an adviser',
  access: admin,
  params: adviserParams,
  body: z.strictObject({ ...adviserFields, version }),
  reply: changedHours,
  errors: ['ADVISER_UNKNOWN', 'RECORD_CHANGED'],
});

export const saveHours = defineEndpoint({
  method: 'PUT',
  path: '/admin/consultation/advisers/:adviserId/hours',
  summary: 'Replace the weekly hours of an adviser',
  access: admin,
  params: adviserParams,
  body: z.strictObject({ hours: weeklyHours, version }),
  reply: changedHours,
  errors: ['ADVISER_UNKNOWN', 'RECORD_CHANGED'],
});

export const addExceptions = defineEndpoint({
  method: 'POST',
  path: '/admin/consultation/exceptions',
  summary: 'Make days different for some advisers: a holiday, leave or other hours',
  access: admin,
  body: z
    .strictObject({
      applyTo: z
        .array(opaqueId)
        .min(1, { error: 'Choose whom this is for.' })
        .max(catalogueLimits.advisers)
        .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each adviser once.' }),
      from: plannedDay,
      /** The last day, itself included. */
      to: plannedDay,
      /** Empty: away all day. */
      spans: daySpans,
      reason: personText({ max: 200, min: 1 }),
    })
    .superRefine(checkDays(catalogueLimits.exceptionDays)),
  reply: z.object({
    added: z.array(hoursException),
    /** Days that were an exception already: those stayed as they were. */
    kept: z.int(),
    /** Coming bookings of these advisers that lie outside their hours now. */
    outside: z.int(),
  }),
  status: 201,
  errors: ['ADVISER_UNKNOWN', 'CATALOGUE_LIMIT'],
  idempotent: true,
});

export const removeException = defineEndpoint({
  method: 'DELETE',
  path: '/admin/consultation/exceptions/:exceptionId',
  summary: 'Make a day like its week again',
  access: admin,
  params: z.object({ exceptionId: opaqueId }),
  reply: z.object({ outside: z.int() }),
  errors: ['EXCEPTION_UNKNOWN'],
});
