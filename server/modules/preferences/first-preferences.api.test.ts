import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Database } from '#server/db/client.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openBareDatabase } from '#tests/backup.ts';
import { findPreferences, savePreferences } from './preferences.repo.ts';

let database: Database;
beforeAll(async () => {
  database = await openBareDatabase();
});
afterAll(() => database.close());

it('leaves members of before, and what they were told, as they are', async () => {
  const { db } = database;
  await database.migrate(listKnownMigrations().filter((name) => name < '20261129010000'));
  await db.execute(sql`insert into users (uid, doc) values ('ada', '{"email": "ada@example.com"}')`);
  await db.execute(sql`insert into notifications (id, uid, kind, title, body, href, created_at)
    values ('n1', 'ada', 'export.ready', 'Your zip file is ready', '', '/m/overview', '2026-11-20')`);
  const lines = sql`select to_jsonb(n) as row from notifications n union all select to_jsonb(u) from users u`;
  const { rows: before } = await db.execute<{ row: object }>(lines);

  await database.migrate(listKnownMigrations().filter((name) => name < '20261129020000'));

  expect((await db.execute<{ row: object }>(lines)).rows).toEqual(before);
  await database.migrate();
  expect(await findPreferences(db, ownerScope('ada'))).toEqual(FIRST_PREFERENCES);
  expect(await savePreferences(db, ownerScope('ada'), {})).toEqual(FIRST_PREFERENCES);
});

it.each([
  ['preferences_zone', sql`(uid, digest) values ('a', 'daily')`],
  ['preferences_zone', sql`(uid, quiet_from, quiet_until) values ('a', '22:00', '07:00')`],
  ['preferences_quiet', sql`(uid, zone, quiet_from) values ('a', 'UTC', '22:00')`],
  ['preferences_quiet', sql`(uid, zone, quiet_from, quiet_until) values ('a', 'UTC', '22:00', '22:00')`],
  ['preferences_quiet', sql`(uid, zone, quiet_from, quiet_until) values ('a', 'UTC', '24:00', '22:00')`],
  ['preferences_topics', sql`(uid, mail_off) values ('a', '["payments"]')`],
  ['preferences_topics', sql`(uid, app_off) values ('a', '"quotes"')`],
  ['preferences_digest', sql`(uid, zone, digest) values ('a', 'UTC', 'hourly')`],
])('holds %s in the database', async (constraint, values) => {
  await expect(database.db.execute(sql`insert into preferences ${values}`)).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint }),
  });
});
