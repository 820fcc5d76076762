import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

/**
 * What people and programs put into a field: at least 30 really different ones. A text is what is kept of it; a sentence after
 * `says` is what is read where it is refused.
 */
type Outcome = { kept: unknown } | { says: string };
export const kept = (value: unknown): Outcome => ({ kept: value });
export const says = (sentence: string): Outcome => ({ says: sentence });
export const same = Symbol('kept as it is');
export type Row = [input: unknown, outcome: Outcome | typeof same];

/** What is read in more than one field. */
export const refusals = {
  address: 'A name cannot hold a web address. Leave it out, or put a space after the full stop.',
  hidden: 'There are hidden characters in this. Type it again without them.',
};

function outcomeOf(schema: z.ZodType, input: unknown): Outcome {
  const read = schema.safeParse(input);
  return read.success ? kept(read.data) : says(read.error.issues[0]?.message ?? '');
}

export function tryFields(fields: readonly [field: string, schema: z.ZodType, rows: Row[]][]): void {
  describe.each(fields)('the field %s', (_field, schema, rows) => {
    it.each(rows)('takes %j as it should', (input, outcome) => {
      expect(outcomeOf(schema, input)).toEqual(outcome === same ? kept(input) : outcome);
    });

    it('was tried with 30 different inputs at least', () => {
      expect(new Set(rows.map(([input]) => JSON.stringify(input) + String(input))).size).toBeGreaterThanOrEqual(30);
    });
  });
}
