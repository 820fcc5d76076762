import { z } from 'zod';
import { personText } from '../text.ts';

/** Whose names stand on a file's first page: the founder's own, and the company as it is typed. Nobody's unless it is said. */
export const printedNamesQuery = z.object({
  founder: z.enum(['yes', 'no']).default('no'),
  company: personText({ max: 120 }).default(''),
});
export type PrintedNamesQuery = z.infer<typeof printedNamesQuery>;
