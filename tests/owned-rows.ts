import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#server/db/client.ts';
import { sampleValue } from './sample-value.ts';

type Row = Record<string, unknown>;
export type Named = Record<string, string>;

/** What remembers and counts calls, no matter who makes them. */
const ofCalls = ['attempts', 'request_counts', 'idempotency_keys'];

/** The rows of every table. */
export async function readRows(db: Db): Promise<Map<string, Row[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`);
  const all = new Map<string, Row[]>();
  for (const { name } of tables.filter((table) => !ofCalls.includes(table.name))) {
    const line = sql`select to_jsonb(one) as row from ${sql.identifier(name)} one order by 1`;
    const { rows } = await db.execute<{ row: Row }>(line);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** The rows that hang on a person: with their uid, or with the id of such a row, and so on. */
export async function readOwnedRows(db: Db, uid: string): Promise<Map<string, Row[]>> {
  const all = await readRows(db);
  const known = new Set<unknown>([uid]);
  const isOwned = (row: Row) => Object.entries(row).some(([name, value]) => /_id$|uid$/.test(name) && known.has(value));
  const owned = () => new Map([...all].map(([table, rows]) => [table, rows.filter(isOwned)]));
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { id } of [...owned().values()].flat()) if (typeof id === 'string') known.add(id);
  }
  return owned();
}

/** The ids that an endpoint takes in its path and its query. */
export const idsOf = (endpoint: Endpoint) => Object.keys(fieldsOf(endpoint)).filter(isId);

const isId = (name: string) => name.endsWith('Id');
const fieldsOf = ({ params, query }: Endpoint): Record<string, z.ZodType> => ({ ...params?.shape, ...query?.shape });
const toColumn = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * What an endpoint takes in its path and its query, by name, for each row with its first id and with the most of its other ids:
 * `ideaId` and `evidenceId` come from a row of `evidence_items` with its `idea_id` and `id`. The rest is whatever is allowed.
 */
export function namesOf(endpoint: Endpoint, rows: Map<string, Row[]>): Named[] {
  const [first = '', ...others] = idsOf(endpoint);
  const ids = new Set([...rows.values()].flat().flatMap(({ id }) => (typeof id === 'string' ? id : [])));
  const found = [...rows].flatMap(([table, all]) => {
    const has = (row: Row, name: string) => row[toColumn(name)] ?? (isRowOf(table, name) ? row.id : undefined);
    return all.flatMap((row) =>
      ids.has(String(has(row, first))) ? [{ row, has, count: others.filter((id) => has(row, id)).length }] : [],
    );
  });
  const most = Math.max(...found.map(({ count }) => count));
  const fields = Object.entries(fieldsOf(endpoint)).filter(([, field]) => !field.safeParse(undefined).success);
  return found
    .filter(({ count }) => count === most)
    .map(({ row, has }) =>
      Object.fromEntries(fields.map(([name, field]) => [name, String(has(row, name) ?? sampleValue(field))])),
    );
}

/** `evidenceId` is the id of a row of `evidence_items`, `entryId` of `cash_entries` or of `waitlist_entries`. */
function isRowOf(table: string, name: string): boolean {
  const noun = toColumn(name).replace(/_id$/, '');
  const plural = `${noun.replace(/([^aeiou])y$/, '$1ie')}s`;
  return table === plural || table.endsWith(`_${plural}`) || table === `${noun}_items`;
}

/** The same of rows that there are not. */
export const withoutRows = (named: Named): Named =>
  Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, isId(name) ? `${value.slice(0, -4)}0000` : value]),
  );
