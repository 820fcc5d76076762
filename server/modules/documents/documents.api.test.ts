import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteDocument,
  listDocuments,
  readDocument,
  renameDocument,
  restoreDocument,
} from '#contract/documents/documents.ts';
import { createIdea, readIdea } from '#contract/validation/validation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
let now = new Date('2026-03-15T09:00:00Z');
beforeAll(async () => {
  const identity = createTokenIdentity({ investor: ['user', 'investor'] });
  test = await createTestApp({ overrides: { identity, clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());

async function make(token: string, title: string): Promise<string> {
  now = new Date(now.getTime() + 60_000);
  const { data } = await call(createIdea, { token, body: { intake: { title } } });
  return data.id;
}
const namesOf = async (token: string, query: Record<string, string>) =>
  (await call(listDocuments, { token, query })).data.items.map((item) => item.name);

describe('All Documents', () => {
  it('is for founders', async () => {
    expect(await call(listDocuments)).toMatchObject({ status: 401, code: 'auth/no-token' });
    expect(await call(listDocuments, { token: 'investor' })).toMatchObject({
      status: 403,
      code: 'ACCESS_ROLE_MISSING',
    });
  });

  it('is empty for a new founder', async () => {
    const { data } = await call(listDocuments, { token: 'newcomer' });
    expect(data).toEqual({ items: [], total: 0, page: 1, pageSize: 10 });
  });

  it('sorts by date and by name, both ways, whatever the accents', async () => {
    for (const title of ['Ẹ̀wà Ọjà', 'akara', 'Zobo', '₦ Saver']) await make('sorter', title);
    expect(await namesOf('sorter', {})).toEqual(['₦ Saver', 'Zobo', 'akara', 'Ẹ̀wà Ọjà']);
    expect(await namesOf('sorter', { sort: 'date', order: 'asc' })).toEqual(['Ẹ̀wà Ọjà', 'akara', 'Zobo', '₦ Saver']);
    expect(await namesOf('sorter', { sort: 'name' })).toEqual(['akara', 'Ẹ̀wà Ọjà', 'Zobo', '₦ Saver']);
    expect(await namesOf('sorter', { sort: 'name', order: 'desc' })).toEqual(['₦ Saver', 'Zobo', 'Ẹ̀wà Ọjà', 'akara']);
  });

  it('sorts numbers in names by their size', async () => {
    const names = ['Idea 2', 'Idea 10', 'idea 1', 'Idea 010b', 'Idea 9 of 12', 'Idea 9 of 2', 'Idea'];
    for (const title of names) await make('counter', title);
    const sorted = ['Idea', 'idea 1', 'Idea 2', 'Idea 9 of 2', 'Idea 9 of 12', 'Idea 10', 'Idea 010b'];
    expect(await namesOf('counter', { sort: 'name' })).toEqual(sorted);
    expect(await namesOf('counter', { sort: 'name', order: 'desc' })).toEqual(sorted.toReversed());
  });

  it.each([
    ['ewa', ['Ẹ̀wà Ọjà']],
    ['ỌJÀ', ['Ẹ̀wà Ọjà']],
    ['a', ['₦ Saver', 'akara', 'Ẹ̀wà Ọjà']],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
    ['₦', ['₦ Saver']],
  ])('searches for %j in the name and nothing else', async (search, names) => {
    expect(await namesOf('sorter', { search })).toEqual(names);
  });

  it('filters by type and status', async () => {
    expect(await namesOf('sorter', { type: 'nda' })).toEqual([]);
    expect(await namesOf('sorter', { type: 'validation', status: 'completed' })).toEqual([]);
    expect(await namesOf('sorter', { type: 'validation', status: 'draft' })).toHaveLength(4);
    const answer = await call(listDocuments, { token: 'sorter', query: { type: 'passport' } as never });
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID', fields: { type: expect.any(String) } });
  });

  it('pages, and answers with the nearest page where one is asked for that is not there', async () => {
    const page = async (number: number) =>
      (await call(listDocuments, { token: 'sorter', query: { sort: 'name', page: number, pageSize: 3 } })).data;
    expect(await page(1)).toMatchObject({ total: 4, page: 1, items: [{ name: 'akara' }, {}, {}] });
    expect(await page(2)).toMatchObject({ total: 4, page: 2, items: [{ name: '₦ Saver' }] });
    expect(await page(99)).toMatchObject({ total: 4, page: 2, items: [{ name: '₦ Saver' }] });
  });

  it('renames, and then keeps the founder’s name', async () => {
    const id = await make('renamer', 'First title');
    const answer = await call(renameDocument, {
      token: 'renamer',
      params: { documentId: id },
      body: { name: ' Mine ' },
    });
    expect(answer.data).toMatchObject({
      id,
      name: 'Mine',
      can: { open: true, rename: true, delete: true, export: false },
    });
    for (const name of ['', '   ', 'x'.repeat(121), 'a\u0000b']) {
      const refused = await call(renameDocument, { token: 'renamer', params: { documentId: id }, body: { name } });
      expect(refused).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
    }
    expect(await namesOf('renamer', {})).toEqual(['Mine']);
  });

  it('deletes with undo, for thirty days', async () => {
    const id = await make('deleter', 'Gone');
    const params = { documentId: id };
    const { data } = await call(deleteDocument, { token: 'deleter', params });
    expect(data).toEqual({ id, restorableUntil: new Date(now.getTime() + 30 * 86_400_000).toISOString() });
    expect(await namesOf('deleter', {})).toEqual([]);
    expect(await call(readDocument, { token: 'deleter', params })).toMatchObject({
      status: 404,
      code: 'DOCUMENT_UNKNOWN',
    });
    expect(await call(readIdea, { token: 'deleter', params: { ideaId: id } })).toMatchObject({ status: 404 });
    expect(await call(deleteDocument, { token: 'deleter', params })).toMatchObject({ status: 404 });
    expect((await call(restoreDocument, { token: 'deleter', params })).data).toMatchObject({ id, name: 'Gone' });
    expect((await call(restoreDocument, { token: 'deleter', params })).status).toBe(200);
    expect((await call(readIdea, { token: 'deleter', params: { ideaId: id } })).status).toBe(200);
  });

  it('erases what was deleted longer than thirty days ago, and nothing else', async () => {
    const { documents, database } = test.context;
    const params = { documentId: await make('eraser', 'Gone') };
    await make('eraser', 'Stays');
    await call(deleteDocument, { token: 'eraser', params });
    expect(await documents.purge(database.db)).toBe(0);
    now = new Date(now.getTime() + 30 * 86_400_000 + 1);
    expect(await call(restoreDocument, { token: 'eraser', params })).toMatchObject({ status: 404 });
    expect(await documents.purge(database.db)).toBe(1);
    expect(await namesOf('eraser', {})).toEqual(['Stays']);
  });

  it('knows nothing of another founder’s documents', async () => {
    const id = await make('owner', 'Private');
    const theirs = { token: 'stranger', params: { documentId: id } };
    expect(await namesOf('stranger', { search: 'Private' })).toEqual([]);
    const answers = [
      await call(readDocument, theirs),
      await call(renameDocument, { ...theirs, body: { name: 'Mine now' } }),
      await call(deleteDocument, theirs),
      await call(restoreDocument, theirs),
      await call(readDocument, { token: 'stranger', params: { documentId: 'never-was-there' } }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, code: 'DOCUMENT_UNKNOWN' });
      expect(answer.json).toEqual({ ...answers[0]?.json, requestId: answer.json.requestId });
    }
    expect((await call(readDocument, { token: 'owner', params: { documentId: id } })).data.name).toBe('Private');
  });
});
