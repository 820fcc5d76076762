import type { Database } from '../../db/client.ts';
import type { OwnData, ZipEntry } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { indexPage, type Listed } from './index-page.ts';
import { readOwnRows } from './own-data.repo.ts';
import { readOwnFiles } from './own-files.ts';
import { folderRules, tableRules } from './rules.ts';

const tables = tableRules.filter(({ exported }) => 'in' in exported);
const folders = folderRules.filter(({ exported }) => 'in' in exported);

/** Everything that is a member's, by the rules: tables as JSON, files, and a page that says what is there. */
export function createOwnData({ database: { db }, files }: { database: Database; files: FilesPort }): OwnData {
  return {
    parts: tables.length + folders.length,
    async *collect(scope, { at, printed, pathOf, step }) {
      const listed: Listed[] = [];
      for (const rule of tables) {
        const part: Listed = { rule, count: 0, files: [] };
        const pages = readOwnRows(db, scope, rule);
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
