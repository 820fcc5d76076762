import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { agreementTemplates } from './tables.ts';

/** Keeps a template for ever; one that is kept already stays as it is. */
export async function keepTemplate(db: Db, row: typeof agreementTemplates.$inferInsert): Promise<void> {
  await db.insert(agreementTemplates).values(row).onConflictDoNothing();
}

export async function findFixedText(db: Db, fixedTextHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fixedText: agreementTemplates.fixedText })
    .from(agreementTemplates)
    .where(eq(agreementTemplates.fixedTextHash, fixedTextHash));
  return row?.fixedText;
}
