import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import type { Database } from './client.ts';
import { createCollection, documentTable } from './collection.ts';

const note = z.strictObject({
  email: z.string(),
  tags: z.array(z.string()),
  sub: z.strictObject({ plan: z.string() }),
});
const notes = createCollection(documentTable('test_notes'), note, ['email']);
const ada = { email: 'ada@cairn.example', tags: ['Ọ̀nà', "'; drop table test_notes; --"], sub: { plan: 'free' } };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table test_notes (uid text primary key, doc jsonb not null, version integer not null default 1)`,
  );
});
beforeEach(() => database.db.execute(sql`truncate test_notes`));
afterAll(() => database.close());

describe('a collection', () => {
  it('gives back what was put, to the letter', async () => {
    expect(await notes.get(database.db, 'u1')).toBeUndefined();
    await notes.put(database.db, 'u1', ada);
    expect(await notes.get(database.db, 'u1')).toEqual({ doc: ada, version: 1 });
    await notes.put(database.db, 'u1', { ...ada, tags: [] });
    expect(await notes.get(database.db, 'u1')).toEqual({ doc: { ...ada, tags: [] }, version: 2 });
  });

  it('makes a document once', async () => {
    expect(await notes.create(database.db, 'u1', ada)).toBe(true);
    expect(await notes.create(database.db, 'u1', { ...ada, email: 'other@cairn.example' })).toBe(false);
    expect((await notes.get(database.db, 'u1'))?.doc.email).toBe('ada@cairn.example');
  });

  it('lets one of two changes through that read the same version', async () => {
    await notes.put(database.db, 'u1', ada);
    const read = await notes.get(database.db, 'u1');
    if (!read) throw new Error('not stored');
    const changes = await Promise.allSettled([
      notes.patch(database.db, 'u1', read, { tags: ['first'] }),
      notes.patch(database.db, 'u1', read, { tags: ['second'] }),
    ]);
    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(changes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'RECORD_CHANGED' } });
    expect((await notes.get(database.db, 'u1'))?.version).toBe(2);
  });

  it('adds up changes made under the lock, however many come at once', async () => {
    await notes.put(database.db, 'u1', { ...ada, tags: [] });
    const add = (tag: string) =>
      database.db.transaction(async (tx) => {
        const read = await notes.lock(tx, 'u1');
        if (read) await notes.patch(tx, 'u1', read, { tags: [...read.doc.tags, tag] });
      });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
    expect((await notes.get(database.db, 'u1'))?.doc.tags.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps nothing that is not in the schema, no matter who wrote it', async () => {
    const more = { ...ada, admin: true } as typeof ada;
    await expect(notes.put(database.db, 'u1', more)).rejects.toThrow(/admin/);
    await notes.put(database.db, 'u1', ada);
    const read = { doc: ada, version: 1 };
    await expect(notes.patch(database.db, 'u1', read, { admin: true } as Partial<typeof ada>)).rejects.toThrow(/admin/);
    expect(await notes.get(database.db, 'u1')).toEqual({ doc: ada, version: 1 });
  });

  it('finds by an indexed field, at most as many as asked', async () => {
    for (const uid of ['u3', 'u1', 'u2']) await notes.put(database.db, uid, { ...ada, sub: { plan: uid } });
    await notes.put(database.db, 'u4', { ...ada, email: "o'hara@cairn.example" });
    const found = await notes.find(database.db, 'email', 'ada@cairn.example', 2);
    expect(found.map((doc) => doc.sub.plan)).toEqual(['u1', 'u2']);
    expect(await notes.find(database.db, 'email', "o'hara@cairn.example", 2)).toHaveLength(1);
    await expect(notes.find(database.db, 'tags' as 'email', 'x', 1)).rejects.toThrow('not indexed');
  });
});
