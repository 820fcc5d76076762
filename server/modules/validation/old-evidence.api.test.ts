import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openBareDatabase } from '#tests/backup.ts';

let database: Database;
beforeAll(async () => {
  database = await openBareDatabase();
});
afterAll(() => database.close());

it('makes an observation of each item of evidence of before, and loses nothing of it', async () => {
  const { db } = database;
  await database.migrate(listKnownMigrations().filter((name) => name < '20261126030000'));
  await db.execute(sql`insert into documents (id, owner_uid, type, name, folded_name, created_at, updated_at)
    values ('idea-000', 'ada', 'validation', 'Ọjà', 'oja', now(), now())`);
  await db.execute(sql`insert into ideas (id, owner_uid) values ('idea-000', 'ada')`);
  await db.execute(sql`
    insert into evidence_items (id, owner_uid, idea_id, assumption_id, side, level, independence, proof, in_segment, count,
      observed_on, note, link, file_id, file_name, file_media_type, file_bytes, file_sha256, revision, created_at, updated_at)
    values
      ('e1', 'ada', 'idea-000', 'D1', 'for', 'L3', 'stranger', 'verified', true, 8, '2026-11-01', 'Mama Titi and her row',
        'https://example.com/a', 'f1', 'notes.pdf', 'application/pdf', 10, ${'a'.repeat(64)}, 3, '2026-11-02', '2026-11-03'),
      ('e2', 'ada', 'idea-000', 'V1', 'against', 'L5', 'friend', null, false, 1, '2026-11-02', '', null, null, null, null,
        null, null, 1, '2026-11-02', '2026-11-02')`);
  const lines = sql`select i.id, i.idea_id, i.assumption_id, i.side, i.level, i.proof, i.count,
    o.independence, o.in_segment, o.observed_on, o.note, o.link, o.file_id, o.file_name, o.file_sha256, o.revision,
    o.created_at, o.updated_at from evidence_items i join`;
  const before = await db.execute<{ id: string }>(sql`${lines} evidence_items o on o.id = i.id order by i.id`);

  await database.migrate();

  const after = await db.execute<{ id: string }>(sql`${lines} observations o on o.id = i.observation_id order by i.id`);
  expect(after.rows).toEqual(before.rows);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id, client_key, people, who, paid_minor from observations order by id`,
  );
  expect(rows).toEqual([
    { id: 'e1', client_key: 'e1', people: 8, who: '', paid_minor: null },
    { id: 'e2', client_key: 'e2', people: 1, who: '', paid_minor: null },
  ]);
  await db.execute(sql`delete from documents where id = 'idea-000'`);
  const left = await db.execute<{ id: string }>(
    sql`select id from observations union all select id from evidence_items`,
  );
  expect(left.rows).toEqual([]);
});
