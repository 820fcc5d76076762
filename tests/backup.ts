import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';

/** A folder of this test alone, and what removes it. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'));
  return { in: (name: string) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database of this run's kind in which nothing has run yet, not even the migrations. */
export async function openBareDatabase(): Promise<Database> {
  const given = inject('testDatabase');
  if (given.kind === 'pglite') return openPglite({});
  const name = `bare_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres({ url: given.adminUrl, poolSize: 2 });
  await admin.db.execute(sql.raw(`create database ${name}`));
  await admin.close();
  return openPostgres({ url: given.adminUrl.replace(/postgres$/, name), poolSize: 8 });
}

/** Every row of every table to the letter, by the table's name. */
export async function readRows({ db }: Database): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select to_json(t)::text as line from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = rows.map(({ line }) => line);
  }
  return found;
}
