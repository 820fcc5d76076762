import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { observationBody } from '#contract/validation/ledger.ts';
import type { Said } from '#domain/validation/observation.ts';

type ObservationBody = z.input<typeof observationBody>;

/** The body of an observation that says one thing, by as many people as the line counts. */
export function oneLine<T extends Said & Omit<ObservationBody, 'key' | 'people' | 'says'>>(line: T) {
  const { assumptionId, side, level, count, ...seen } = line;
  return { key: randomUUID(), people: count, ...seen, says: [{ assumptionId, side, level, count }] };
}
