import type { Database } from '../../db/client.ts';
import type { OwnData, ZipEntry } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { indexPage, type Listed } from './index-page.ts';
import { readOwnRows } from './own-data.repo.ts';
import { readOwnFiles } from './own-files.ts';
import { folderRules, tableRules } from './rules.ts';

const tables = tableRules.filter(({ exported }) => 'in' in exported);
const folders = folderRules.filter(({ exported }) => 'in' in exported);

/** A column whose text is sealed here, and that its owner reads opened: null where it cannot be. */
export interface SealedColumn {
  table: string;
  column: string;
  open(text: string): Promise<unknown>;
}

/** Everything that is a member's, by the rules: tables as JSON, files, and a page that says what is there. */
export function createOwnData(deps: {
  database: Database;
  files: FilesPort;
  sealed: readonly SealedColumn[];
}): OwnData {
  const { database, files, sealed } = deps;
  const { db } = database;
  return {
    parts: tables.length + folders.length,
    async *collect(scope, { at, printed, pathOf, step }) {
      const listed: Listed[] = [];
      for (const rule of tables) {
        const part: Listed = { rule, count: 0, files: [] };
        const pages = openAll(
          readOwnRows(db, scope, rule),
          sealed.filter(({ table }) => table === rule.table),
        );
        const first = await pages.next();
        if (!first.done) {
          const path = `data/${rule.table}.json`;
          part.files.push({ path, name: `${rule.table}.json` });
          yield { path, bytes: toJson(first.value, pages, part) };
        }
        listed.push(part);
        await step();
      }
      for (const rule of folders) {
        const part: Listed = { rule, count: 0, files: [] };
        for await (const { key, name } of readOwnFiles(db, scope, rule)) {
          const bytes = await files.readStream(key);
          if (!bytes) continue;
          const path = pathOf(`files/${rule.folder}`, name);
          part.count++;
          part.files.push({ path, name });
          yield { path, bytes } satisfies ZipEntry;
        }
        listed.push(part);
        await step();
      }
      const left = [...tableRules, ...folderRules].filter(({ exported }) => 'whyNot' in exported);
      yield { path: 'index.html', bytes: Buffer.from(indexPage({ at, printed, listed, left })) };
    },
  };
}

/** The same rows, with what is sealed in them opened. */
async function* openAll(pages: AsyncIterable<string[]>, sealed: readonly SealedColumn[]): AsyncGenerator<string[]> {
  for await (const rows of pages) yield sealed.length === 0 ? rows : await Promise.all(rows.map(openRow));

  async function openRow(row: string): Promise<string> {
    const values = JSON.parse(row) as Record<string, unknown>;
    for (const { column, open } of sealed)
      if (typeof values[column] === 'string') values[column] = (await open(values[column])) ?? null;
    return JSON.stringify(values);
  }
}

/** A JSON array, a line for each row, a page at a time. */
async function* toJson(first: string[], more: AsyncIterable<string[]>, part: Listed): AsyncGenerator<Uint8Array> {
  part.count += first.length;
  yield Buffer.from(`[\n${first.join(',\n')}`);
  for await (const rows of more) {
    part.count += rows.length;
    yield Buffer.from(`,\n${rows.join(',\n')}`);
  }
  yield Buffer.from('\n]\n');
}
