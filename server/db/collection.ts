import { and, asc, eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Db } from './client.ts';

/** A table of JSON documents by uid. The version counts changes. */
export function documentTable(name: string) {
  return pgTable(name, {
    uid: text('uid').primaryKey(),
    doc: jsonb('doc').$type<unknown>().notNull(),
    version: integer('version').notNull().default(1),
  });
}

export interface Stored<T> {
  doc: T;
  version: number;
}

export interface Collection<T extends object, Path extends string> {
  get(db: Db, uid: string): Promise<Stored<T> | undefined>;
  /** As `get`, and locks the document until the transaction ends: nobody else changes it in between. */
  lock(tx: Db, uid: string): Promise<Stored<T> | undefined>;
  /** Makes the document unless there is one. @returns whether it did. */
  create(db: Db, uid: string, doc: T): Promise<boolean>;
  /** Writes the whole document, new or not. */
  put(db: Db, uid: string, doc: T): Promise<void>;
  /** Replaces top-level fields of the version that was read. @throws RECORD_CHANGED when it is no longer that version. */
  patch(db: Db, uid: string, read: Stored<T>, fields: Partial<T>): Promise<Stored<T>>;
  /** Documents whose indexed field has the value, in order of uid. */
  find(db: Db, path: Path, value: string, limit: number): Promise<T[]>;
}

/**
 * Documents with exactly the fields of their schema, checked on the way in and on the way out. `indexed` names the
 * top-level text fields that a migration has an index for: only these can be searched.
 */
export function createCollection<S extends z.ZodObject, const Path extends keyof z.infer<S> & string>(
  table: ReturnType<typeof documentTable>,
  schema: S,
  indexed: readonly Path[],
): Collection<z.infer<S>, Path> {
  type T = z.infer<S>;
  const stored = (row: { doc: unknown; version: number } | undefined): Stored<T> | undefined =>
    row && { doc: schema.parse(row.doc), version: row.version };
  return {
    async get(db, uid) {
      const [row] = await db.select().from(table).where(eq(table.uid, uid));
      return stored(row);
    },
    async lock(tx, uid) {
      const [row] = await tx.select().from(table).where(eq(table.uid, uid)).for('update');
      return stored(row);
    },
    async create(db, uid, doc) {
      const values = { uid, doc: schema.parse(doc) };
      const made = await db.insert(table).values(values).onConflictDoNothing().returning({ uid: table.uid });
      return made.length === 1;
    },
    async put(db, uid, doc) {
      const checked = schema.parse(doc);
      const set = { doc: checked, version: sql`${table.version} + 1` };
      await db.insert(table).values({ uid, doc: checked }).onConflictDoUpdate({ target: table.uid, set });
    },
    async patch(db, uid, read, fields) {
      const doc = schema.parse({ ...read.doc, ...fields });
      const isVersionRead = and(eq(table.uid, uid), eq(table.version, read.version));
      const [row] = await db
        .update(table)
        .set({ doc, version: read.version + 1 })
        .where(isVersionRead)
        .returning({ version: table.version });
      if (!row) throw new AppError('RECORD_CHANGED');
      return { doc, version: row.version };
    },
    async find(db, path, value, limit) {
      // The path is spelt into the statement, not passed as a parameter: only then does PostgreSQL use the index.
      if (!indexed.includes(path)) throw new Error(`${path} is not indexed`);
      const isMatch = sql`${table.doc} ->> ${sql.raw(`'${path}'`)} = ${value}`;
      const rows = await db.select().from(table).where(isMatch).orderBy(asc(table.uid)).limit(limit);
      return rows.map((row) => schema.parse(row.doc));
    },
  };
}
