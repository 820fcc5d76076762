import { z } from 'zod';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { day, moment } from '../text.ts';

/** What the operator offers for a quote, in versions, and what accepting one made. */
export const currency = z.enum(CURRENCIES, { error: 'Choose naira or US dollars.' });

export const cadence = z.enum(CADENCES, { error: 'Choose how often the amount falls due.' });

/** Minor units (kobo, cents). */
export const minorUnits = z
  .int({ error: 'Give a whole number of kobo or cents.' })
  .min(0, { error: 'Give zero or more.' });

export const offerLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unitMinor: z.int(),
  /** Quantity times the unit amount. */
  amountMinor: z.int(),
});

/** A version of the operator's answer: it never changes; a later one takes its place. */
export const offer = z.object({
  version: z.int(),
  currency,
  cadence,
  lines: z.array(offerLine),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  /** In percent, as it is printed ("7.5"); "0" where the seller is not registered for it. */
  taxPercent: z.string(),
  taxMinor: z.int(),
  /** With tax: what is accepted and invoiced. */
  totalMinor: z.int(),
  /** It can be accepted until this moment: the end of `validOn` in `zone`. */
  validUntil: moment,
  validOn: day,
  zone: z.string(),
  note: z.string(),
  /** What the work is called once it is agreed; null where an appointment is. */
  workTitle: z.string().nullable(),
  appointment: z
    .object({
      serviceId: z.string(),
      service: z.string(),
      adviserId: z.string(),
      adviser: z.string(),
      startsAt: moment,
    })
    .nullable(),
  madeBy: z.string(),
  madeAt: moment,
});

export type Offer = z.infer<typeof offer>;

/** What acceptance made. */
export const agreement = z.object({
  version: z.int(),
  at: moment,
  /** The first invoice; those of later periods are with the work. */
  invoiceId: z.string(),
  bookingId: z.string().nullable(),
  work: z
    .object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['in_progress', 'completed']),
      cadence,
      startedOn: day,
      /** Null where no further invoice comes. */
      nextInvoiceOn: day.nullable(),
      completedAt: moment.nullable(),
      /** Newest first, at most 24. */
      invoices: z.array(z.object({ period: z.int(), invoiceId: z.string(), day })),
    })
    .nullable(),
});
