import { integer, text } from 'drizzle-orm/pg-core';
import type { SafeFile } from '../http/safe-upload.ts';

/** What a row says of the file that it names, as it was when it was taken in. */
export const fileColumns = () => ({
  name: text('name').notNull(),
  mediaType: text('media_type').$type<SafeFile['mediaType']>().notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
});
