import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId, personText } from '../text.ts';
import { catalogueLimits, version, wholeNumber } from './catalogue.ts';
import { servicePrices, serviceRules } from './consultation.ts';

/** What the operator sets of services. */
const admin = { anyRole: ['admin'] } as const;
const serviceParams = z.object({ serviceId: opaqueId });

/** One billion naira or dollars, in kobo or cents. */
const price = wholeNumber(0, 100_000_000_000);

const httpsLink = personText({ max: 500, min: 1 }).refine(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !/[\s<>"'`\\]/u.test(value),
  { error: 'Give an address that begins with https://.' },
);

/** Where a session takes place. A link and a place are told to anyone who has booked, and to nobody else. */
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
    // An amount below zero is refused by itself.
    .refine(({ NGN, USD }) => NGN < 0 || USD < 0 || (NGN === 0) === (USD === 0), {
      error: 'A free service is free in both currencies.',
    }),
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
  errors: ['ADVISER_UNKNOWN', 'CATALOGUE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
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
