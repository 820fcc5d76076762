import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';

const count = z.int().min(0);

/** Text messages of one kind that were posted in one month. Each counts in one of the outcomes. */
const textKind = z.object({
  /** `phone.code`, or a kind of notification. */
  kind: z.string(),
  /** The gateway took them; of these it may still report what became of them. */
  sent: count,
  delivered: count,
  /** The gateway did not take them, or reported that they did not arrive. */
  failed: count,
  /** Whether they left, nobody can say. */
  unknown: count,
  /** Turned off meanwhile, of no use any more, or over the limit. */
  notSent: count,
  waiting: count,
  /** Of what left, or may have. */
  parts: count,
  /** What the gateway said that it costs; empty where it said nothing. */
  costs: z.array(z.object({ currency: z.string(), amountMinor: count })),
});
export type TextKind = z.output<typeof textKind>;

const textMonth = z.object({ /** YYYY-MM in UTC. */ month: z.string(), kinds: z.array(textKind) });
export type TextMonth = z.output<typeof textMonth>;

export const listTextMonths = defineEndpoint({
  method: 'GET',
  path: '/admin/text-messages',
  summary: 'Text messages by month and kind, what they cost, the limit and the gateway; the newest month first',
  access: { anyRole: ['admin'] },
  query: z.object(pageQuery({ size: 3, max: 24 })),
  reply: z.object({
    ...pageReply(textMonth),
    /** As the operator knows it; null where no text messages are sent. */
    gateway: z.string().nullable(),
    /** As ISO 3166 has them: whose phones are written to. */
    countries: z.array(z.string()),
    /** Whether the gateway can report what became of a message. */
    takesReports: z.boolean(),
    /** This month in UTC: parts that were used, and how many may be. */
    thisMonth: z.object({ month: z.string(), parts: count, limit: count }),
  }),
  errors: [],
});
