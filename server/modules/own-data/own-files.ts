import type { SQL } from 'drizzle-orm';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { readOwnRows } from './own-data.repo.ts';
import type { FolderRule, NamedFile } from './rule.ts';
import { tableRules } from './rules.ts';

/** The files of a folder that the member's rows name; of these rows, those of `which`. */
export async function* readOwnFiles(
  db: Db,
  scope: OwnerScope,
  { table, filesOf }: FolderRule,
  which?: SQL,
): AsyncGenerator<NamedFile> {
  const rule = tableRules.find((one) => one.table === table);
  if (!rule) return;
  for await (const rows of readOwnRows(db, scope, rule, which))
    for (const row of rows) yield* filesOf(JSON.parse(row) as Record<string, unknown>);
}
