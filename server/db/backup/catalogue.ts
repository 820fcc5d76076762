import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** What the database itself says of the product's tables, so that a new table needs no line here. */
export interface Table {
  name: string;
  /** Those that are written: the database works the generated ones out for itself. */
  columns: string[];
}

/** Names of the migrations that have run; none in a database that is not the product's yet. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!found[0]?.found) return [];
  const { rows } = await db.execute<{ name: string }>(sql`select name from drizzle.__drizzle_migrations order by name`);
  return rows.map(({ name }) => name);
}

export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select t.relname as name, json_agg(c.attname order by c.attnum) as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    group by t.relname order by t.relname`);
  return rows;
}

/**
 * Runs `fill` while no trigger objects to old records coming back and references are checked only at its end, so that the
 * tables may be filled in any order. Belongs in a transaction: when it fails, the rollback brings the rules back too.
 */
export async function withRulesAside(tx: Db, fill: () => Promise<void>): Promise<void> {
  const references = await listReferences(tx);
  const triggers = await listTriggers(tx);
  for (const { table, name } of references)
    await tx.execute(sql`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  for (const { table, name } of triggers) await tx.execute(sql`alter table ${table} disable trigger ${name}`);
  await fill();
  await tx.execute(sql`set constraints all immediate`);
  for (const { table, name, rule } of references)
    await tx.execute(sql`alter table ${table} alter constraint ${name} ${rule}`);
  for (const { table, name, rule } of triggers) await tx.execute(sql`alter table ${table} ${rule} trigger ${name}`);
}

async function listReferences(db: Db) {
  const { rows } = await db.execute<{ table: string; name: string; rule: string }>(sql`
    select t.relname as table, f.conname as name,
      case when f.condeferrable then 'deferrable initially immediate' else 'not deferrable' end as rule
    from pg_constraint f join pg_class t on t.oid = f.conrelid
    where f.contype = 'f' and not f.condeferred and f.conparentid = 0 and t.relnamespace = 'public'::regnamespace`);
  return rows.map(toStatementParts);
}

async function listTriggers(db: Db) {
  const { rows } = await db.execute<{ table: string; name: string; rule: string }>(sql`
    select t.relname as table, g.tgname as name,
      case g.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as rule
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where not g.tgisinternal and g.tgenabled <> 'D' and g.tgparentid = 0 and t.relnamespace = 'public'::regnamespace`);
  return rows.map(toStatementParts);
}

function toStatementParts({ table, name, rule }: { table: string; name: string; rule: string }) {
  return { table: sql.identifier(table), name: sql.identifier(name), rule: sql.raw(rule) };
}

/** Lets every column that counts by itself go on after the highest value that is there. */
export async function advanceSequences(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ sequence: string; table: string; column: string }>(sql`
    select s.oid::regclass::text as sequence, t.relname as table, c.attname as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class t on t.oid = d.refobjid
      join pg_attribute c on c.attrelid = t.oid and c.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and t.relnamespace = 'public'::regnamespace`);
  for (const { sequence, table, column } of rows)
    await tx.execute(
      sql`select setval(${sequence}::regclass, max(${sql.identifier(column)})) from ${sql.identifier(table)}`,
    );
}
