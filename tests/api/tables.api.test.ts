import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function declaredTables(): Promise<PgTable[]> {
  const tables: PgTable[] = [];
  for await (const file of glob('server/**/{tables,idempotency}.ts')) {
    const exported = Object.values(await import(resolve(file)));
    tables.push(...exported.filter((value): value is PgTable => is(value, PgTable)));
  }
  return tables;
}

it('declares in code exactly the tables and columns that the migrations make', async () => {
  const { rows } = await database.db.execute<{ table_name: string; column_name: string; not_null: boolean }>(sql`
    select table_name, column_name, is_nullable = 'NO' as not_null
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  const migrated = rows.map((row) => `${row.table_name}.${row.column_name}${row.not_null ? ' not null' : ''}`);
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name}${column.notNull ? ' not null' : ''}`);
  });
  expect(declared.sort()).toEqual(migrated.sort());
});
