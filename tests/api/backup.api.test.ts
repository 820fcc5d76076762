import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '#server/db/backup.ts';
import type { Database } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';

let folder: string;
let source: Database;
const takenAt = new Date('2026-11-21T08:00:00Z');

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'backup');
  source = await openTestDatabase();
  await source.db.execute(sql`
    insert into idempotency_keys (uid, key, call, body_hash, answer, created_at)
    select 'uid-' || n, 'key', 'POST /x', 'hash', jsonb_build_object('text', 'Ọ̀nà ₦ 😀', 'big', 9007199254740993), '2026-01-01 00:00:00.123456+00'
    from generate_series(1, 1203) n`);
});
afterEach(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

const readAll = async (database: Database) =>
  (
    await database.db.execute<{ line: string }>(
      sql`select to_json(k)::text as line from idempotency_keys k order by uid`,
    )
  ).rows;

describe('backup', () => {
  it('restores every row to the letter, into the other engine too', async () => {
    const manifest = await backUp(source, folder, takenAt);
    expect(manifest.tables.idempotency_keys).toBe(1203);
    for (const open of [openTestDatabase, () => openPglite({})]) {
      const target = await open();
      await target.migrate();
      await restore(target, folder);
      expect(await readAll(target)).toEqual(await readAll(source));
      await target.close();
    }
  });

  it('refuses a folder that is in use and a database that is not empty', async () => {
    await backUp(source, folder, takenAt);
    await expect(backUp(source, folder, takenAt)).rejects.toThrow(/is not empty/);
    await expect(restore(source, folder)).rejects.toThrow(/The database is not empty/);
    expect(await readAll(source)).toHaveLength(1203);
  });
});
