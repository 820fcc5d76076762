import { inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Owned, TableRule } from './rule.ts';
import { ownedOf, tableRules } from './rules.ts';

/** A version of a document can be large: few are in memory at a time. */
const pageSize = 100;

/** The member's rows of a table, each as JSON text in which numbers keep every digit, a page at a time; of these, those of `which`. */
export async function* readOwnRows(
  db: Db,
  scope: OwnerScope,
  rule: TableRule,
  which: SQL = sql`true`,
): AsyncGenerator<string[]> {
  const { exported, table } = rule;
  if ('whyNot' in exported) return;
  const key = await readPrimaryKey(db, table);
  const columnsOf = (name: SQL) =>
    sql.join(
      key.map((column) => sql`${name}.${sql.identifier(column)}`),
      sql`, `,
    );
  const own = sql.identifier(table);
  const without = sql.join(
    exported.without.map((column) => sql`${column}::text`),
    sql`, `,
  );
  for (let last: string | undefined; ; ) {
    const after =
      last === undefined
        ? sql``
        : sql`and (${columnsOf(sql`${own}`)}) > (select ${columnsOf(sql`last`)} from jsonb_populate_record(null::${own}, ${last}::jsonb) last)`;
    const { rows } = await db.execute<{ row: string }>(sql`
      select (to_jsonb(${own}) - array[${without}]::text[])::text as row from ${own}
      where ${isOwn(scope, table, exported.owned)} and ${which} ${after} order by ${columnsOf(sql`${own}`)} limit ${pageSize}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.row;
  }
}

/** Columns are named with their table: a wrong one fails, and never means another table's. */
export function isOwn(scope: OwnerScope, table: string, owned: Owned): SQL {
  const column = sql`${sql.identifier(table)}.${sql.identifier(owned.column)}`;
  if ('of' in owned) {
    const parent = sql.identifier(owned.of);
    return sql`${column} in (select ${parent}.id from ${parent} where ${isOwn(scope, owned.of, requireOwned(owned.of))})`;
  }
  const further = Object.entries(owned.where ?? {}).map(
    ([name, values]) => sql` and ${inArray(sql`${sql.identifier(table)}.${sql.identifier(name)}`, values)}`,
  );
  return sql`${column} = ${scope.uid}${sql.join(further)}`;
}

function requireOwned(table: string): Owned {
  const rule = tableRules.find((one) => one.table === table);
  const owned = rule && ownedOf(rule);
  if (!owned) throw new Error(`nothing says whose the rows of ${table} are`);
  return owned;
}

async function readPrimaryKey(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.attname as name from pg_index i
      join lateral unnest(i.indkey::int[]) with ordinality as k (number, place) on true
      join pg_attribute c on c.attrelid = i.indrelid and c.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`);
  return rows.map(({ name }) => name);
}
