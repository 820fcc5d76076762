import { and, type Column, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { documents } from '../tables.ts';

/** Whether the document that a column names is there and not deleted. */
export const isStanding = (db: Db, documentId: Column): SQL =>
  exists(
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, documentId), isNull(documents.deletedAt))),
  );
