import { z } from 'zod';
import { moment } from '../text.ts';
import { documentStatus } from './documents.ts';

/** What every kind of document with versions has in common on the wire. */

export const versionNumber = z.coerce.number({ error: 'Give the number of a version.' }).int().min(1).max(100_000);

/** A page of versions, newest first. */
export const versionsQuery = z.object({
  /** Versions before this number: the last one of the page before. */
  before: versionNumber.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const versionsReply = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ items: z.array(entry), total: z.int() });

/** How a founder's working state begins. It is also the entry in All Documents, under the same id. */
export const workingState = z.object({
  id: z.string(),
  name: z.string(),
  status: documentStatus,
  /** Counts every change; send it back with what was edited from it. */
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
  /** Today on the server in UTC, YYYY-MM-DD: what ages are counted to. */
  asOf: z.string(),
});
