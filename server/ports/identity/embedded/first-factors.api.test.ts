import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openBareDatabase } from '#tests/backup.ts';
import { checkKeys } from './keys.ts';
import { identityUsers } from './tables.ts';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const now = new Date('2026-11-23T09:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await openBareDatabase();
});
afterAll(() => database.close());

it('leaves members of before without a second factor, and reads what was encrypted without a version', async () => {
  const { db } = database;
  await database.migrate(listKnownMigrations().filter((name) => name < '20261130010000'));
  await db.execute(sql`insert into identity_users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`);
  await db.execute(sql`insert into identity_sessions (id, token, user_id, expires_at)
    values ('s1', 'token', 'ada', '2026-12-20')`);
  const key = JSON.stringify(await symmetricEncrypt({ key: secret, data: '{"kty":"EC"}' }));
  await db.execute(sql`insert into identity_keys (id, public_key, private_key) values ('k1', '{}', ${key})`);
  const lines = sql`select to_jsonb(s) as row from identity_sessions s union all select to_jsonb(k) from identity_keys k`;
  const { rows: before } = await db.execute<{ row: object }>(lines);

  await database.migrate();

  expect((await db.execute<{ row: object }>(lines)).rows).toEqual(before);
  expect(await db.select().from(identityUsers)).toMatchObject([{ email: 'ada@example.com', twoFactorEnabled: false }]);
  const another = 'another-secret-of-more-than-32-characters';
  await expect(checkKeys(db, { secret }, now)).resolves.toBeUndefined();
  await expect(checkKeys(db, { secret: another, secretBefore: secret }, now)).resolves.toBeUndefined();
  await expect(checkKeys(db, { secret: another }, now)).rejects.toThrow(/AUTH_SECRET_BEFORE/);
});

const factor = sql`identity_second_factors (id, user_id, secret, backup_codes, verified)`;
const passkey = sql`identity_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)`;
it.each([
  ['identity_second_factors_verified', sql`${factor} values ('1', 'ada', 's', 'c', true)`],
  ['identity_second_factors_user', sql`${factor} values ('1', 'ada', 's', 'c', false), ('2', 'ada', 's', 'c', false)`],
  ['identity_second_factors_user_id_fkey', sql`${factor} values ('1', 'nobody', 's', 'c', false)`],
  [
    'identity_passkeys_credential',
    sql`${passkey} values ('1', 'a', 'k', 'ada', 'c', 0, 'd', true), ('2', 'b', 'k', 'ada', 'c', 4294967295, 'd', true)`,
  ],
])('holds %s in the database', async (constraint, values) => {
  await expect(database.db.execute(sql`insert into ${values}`)).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint }),
  });
});
