import { z } from 'zod';
import { spansProblem } from '#domain/scheduling/hours-problem.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, opaqueId, personText } from '../text.ts';
import { catalogueLimits, version, wholeNumber } from './catalogue.ts';
import { checkDays, plannedDay, zoneName } from './consultation.ts';

/** What the operator sets of advisers: who they are, their hours, and the days that are different. */
const admin = { anyRole: ['admin'] } as const;
const adviserParams = z.object({ adviserId: opaqueId });

const dayMinutes = 24 * 60;
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
  errors: ['CATALOGUE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
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
  errors: ['ADVISER_UNKNOWN', 'CATALOGUE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
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
