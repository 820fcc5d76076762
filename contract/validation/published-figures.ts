import { z } from 'zod';
import { EVIDENCE_LEVELS, EVIDENCE_SIDES, INDEPENDENCE_KINDS, PROOF_GRADES } from '#domain/validation/evidence.ts';
import type { PublishedEntry, PublishedFigures } from '#domain/validation/published-figures.ts';
import { exactly } from '../exactly.ts';
import { shares } from './score.ts';

const entry = exactly<PublishedEntry>()(
  z.object({
    assumptionId: z.string(),
    side: z.enum(EVIDENCE_SIDES),
    level: z.enum(EVIDENCE_LEVELS),
    independence: z.enum(INDEPENDENCE_KINDS),
    proof: z.enum(PROOF_GRADES),
    inSegment: z.boolean(),
    count: z.int(),
    date: z.string(),
    confirmed: z.int().optional(),
    backed: z.int().optional(),
  }),
);

/** What the score follows from, without what was noted of anybody; `domain/validation/published-figures.ts` works it out again. */
export const publishedFigures = exactly<PublishedFigures>()(
  z.object({
    asOf: z.string(),
    displayed: shares,
    exact: shares,
    assumptions: z.array(
      z.object({
        id: z.string(),
        importance: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
      }),
    ),
    entries: z.array(entry),
  }),
).meta({ description: 'The figures that a published score follows from.' });
