import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { fileFolders } from '#server/ports/files/port.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { folderRules, keptFor, tableRules } from './rules.ts';
import { erasedParts, keptParts } from './what-is-erased.ts';

let database: Database;
let columns: { schema: string; table: string; column: string }[];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ rows: columns } = await database.db.execute<(typeof columns)[number]>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'pg_toast')`));
});
afterAll(() => database.close());

/** The queue and the migrations have schemas of their own, which have one rule each. */
const ruleOf = ({ schema, table }: (typeof columns)[number]) => (schema === 'public' ? table : schema);
const columnsOf = (table: string) => columns.flatMap((one) => (one.table === table ? one.column : []));
const exportedRules = tableRules.flatMap(({ table, exported }) => ('in' in exported ? [{ table, ...exported }] : []));

describe('the rules of what is a member’s', () => {
  it('are one for each table of the database, and for nothing else', () => {
    const made = new Set(['jobs', ...columns.map(ruleOf)]);
    expect(tableRules.map(({ table }) => table).sort()).toEqual([...made].sort());
  });

  it('are one for each folder of files, and for nothing else', () => {
    expect(folderRules.map(({ folder }) => folder).sort()).toEqual([...fileFolders, 'profile_photo'].sort());
  });

  it('say for each in words what it holds, and why it is not exported where it is not', () => {
    for (const { holds, exported } of [...tableRules, ...folderRules]) {
      expect(holds).toMatch(/^[A-Z].{5,}[^.]$/);
      if ('whyNot' in exported) expect(exported.whyNot).toMatch(/^[A-Z].{15,}\.$/);
    }
  });

  it.each(exportedRules)('name columns that $table has', ({ table, owned, without }) => {
    const named = [owned.column, ...without, ...('where' in owned ? Object.keys(owned.where ?? {}) : [])];
    expect(columnsOf(table)).toEqual(expect.arrayContaining(named));
    if ('of' in owned) expect(exportedRules.map((rule) => rule.table)).toContain(owned.of);
  });

  it.each(exportedRules)(
    'leave out of $table what opens an account or tells where somebody else was',
    ({ table, without }) => {
      const secret =
        /secret|token(?!.*_expires_at$|s$)|password|private|public_key|backup_codes|credential|_ip$|device$|network$/;
      const taken = columnsOf(table).filter((column) => !without.includes(column));
      expect(taken.filter((column) => secret.test(column))).toEqual([]);
    },
  );

  it('take files only of tables that are exported', () => {
    const tables = exportedRules.map(({ table }) => table);
    for (const { table } of folderRules) expect(tables).toContain(table);
  });

  it('say what becomes of it when an account is erased: no part of a table stays without a reason that a member reads', () => {
    for (const { table, exported, erased } of tableRules) {
      if ('untouched' in erased) expect(erased.untouched, table).toMatch(/^[A-Z].{15,}\.$/);
      // Only what is about nobody in particular, or what another step of the erasure sees to.
      if ('untouched' in erased && 'in' in exported) expect(table).toBe('erasures');
      if ('kept' in erased && erased.kept)
        expect(keptParts.map(({ title }) => title)).toContain(keptFor[erased.kept.for].title);
    }
    for (const { title, why, until, holds } of keptParts) {
      expect(title).toMatch(/^[A-Z].{5,}[^.]$/);
      for (const sentence of [why, until]) expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
      expect(holds.length).toBeGreaterThan(0);
    }
    for (const { in: group, holds } of erasedParts) expect(holds.length, group).toBeGreaterThan(0);
  });

  const named = /uid$|^user_id$|email|(^|_)name$|phone/;
  const erasedWhole = tableRules.flatMap((rule) =>
    !('untouched' in rule.erased) && !rule.erased.kept ? [] : [{ table: rule.table, erased: rule.erased }],
  );
  it.each(erasedWhole)(
    'leave no column of $table that can name a member without having looked at it',
    ({ table, erased }) => {
      const set =
        'kept' in erased && erased.kept ? Object.keys(erased.kept.set({ uid: '', pseudonym: '', name: '' })) : [];
      expect(columnsOf(table)).toEqual(expect.arrayContaining(set));
      expect(columnsOf(table).filter((column) => named.test(column) && !set.includes(column))).toEqual(
        about[table] ?? [],
      );
    },
  );
});

/** Columns that look like a member's name, and are not, or hold none once it is erased. */
const about: Record<string, string[]> = {
  // The uid of what was erased is removed by the step itself.
  erasures: ['uid'],
  advisers: ['name', 'email'],
  billing_settings: ['seller_name'],
  // By their address, in the step that erases the account.
  support_visitor_notes: ['name', 'email'],
};
