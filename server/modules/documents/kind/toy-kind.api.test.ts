import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp } from '#tests/app.ts';
import { createSheet, createSigningOver, lockDocument } from '#tests/documents.ts';
import { planOf } from '#tests/plans.ts';
import { sha256 } from '#tests/signing.ts';
import { createDocumentStore } from './document-store.ts';
import { createDocumentVersions } from './document-versions.ts';
import { createPrintedDocuments } from './printed-documents.ts';
import { unnamedFormula } from './read-version.ts';

const clock = () => new Date('2026-03-15T09:00:00Z');
const store = createDocumentStore({ clock });
const recipe = z.object({ dish: z.string().optional(), salt: z.string().optional() });
type Recipe = z.output<typeof recipe>;
const read = (stored: unknown) => recipe.parse(stored);
const recipes = createDocumentVersions<
  { snapshot: Recipe; report: Recipe; summary: Recipe; comparison: string },
  'pdf'
>(
  {
    types: ['safe'],
    unknown: 'DOCUMENT_UNKNOWN',
    mostVersions: 9,
    readers: { [unnamedFormula]: { summary: read, snapshot: read, report: read } },
    compare: (from, to) => `${from.salt} → ${to.salt}`,
    print: { pdf: ({ report }) => Buffer.from(`%PDF ${report.salt}`) },
    archive: ['pdf', 'json'],
    tell: () => ({ source: 'report', facts: [] }),
  },
  store,
);

const test = await createTestApp();
afterAll(() => test.close());

it('a new kind of document is edited in two tabs, published, compared, exported, shared and signed', async () => {
  const { db } = test.context.database;
  const scope = ownerScope('ada');
  const runTask = test.context.workers.runJobFor('ada');
  const { id } = await store.create(db, scope, { type: 'safe', suggestedName: 'Jollof' });
  const { edit, values } = createSheet<Recipe>({});
  const publish = async () => {
    const made = { snapshot: values(), report: values(), summary: values(), content: values() };
    return recipes.save(db, scope, await lockDocument(store, db, scope, id), { ...made, status: 'completed' });
  };

  expect(edit({ editor: 'laptop', revision: 0, changes: { salt: 'a pinch' } })).toEqual([]);
  expect(edit({ editor: 'phone', revision: 0, changes: { dish: 'Jollof' } })).toEqual([]);
  expect(edit({ editor: 'phone', revision: 0, changes: { salt: 'none' } })).toEqual(['salt']);
  expect(await publish()).toMatchObject({ created: true, version: { number: 1, dish: 'Jollof', salt: 'a pinch' } });
  expect(await publish()).toMatchObject({ created: false, version: { number: 1 } });
  edit({ editor: 'phone', revision: 2, changes: { salt: 'a spoon' } });
  expect(await publish()).toMatchObject({ created: true, version: { number: 2 } });
  expect(await recipes.compare(db, scope, id, 2)).toMatchObject({ comparison: 'a pinch → a spoon' });

  const [pdf, json] = await recipes.printNewest(db, runTask, scope, id);
  expect([pdf?.name, json?.name]).toEqual(['Jollof, version 2.pdf', 'Jollof, version 2.json']);
  expect(sha256(json?.bytes ?? Buffer.of())).toBe((await recipes.open(db, scope, id, 2)).entry.sha256);

  const ada = { scope, name: 'Ada', email: 'ada@cairn.example', emailVerified: true };
  const signers = [{ label: 'Cook', name: 'Ada Obi', email: ada.email }];
  const over = createSigningOver(test, createPrintedDocuments(store, [recipes]), { title: 'Jollof', signers, clock });
  await over.shareLinks.create(db, ada, id, { label: 'Ife', versionNumber: 2, days: 14 });
  const [link] = await over.shareLinks.list(db, scope, id);
  const shared = await over.shareLinks.readFile(db, runTask, link?.url?.split('#')[1] ?? '');
  expect(Buffer.from(shared.bytes).toString()).toBe('%PDF a spoon');

  const asked = { ...(await over.signing.readSignability(db, ada, id)), versionNumber: 2, inOrder: true, days: 7 };
  await over.signing.request(db, runTask, { ...ada, plan: planOf(test, scope) }, id, { ...asked, message: '' });
  const { sha256: seen } = await over.signatures.open(db, over.lastToken());
  await over.signatures.sign(db, { token: over.lastToken(), name: 'Ada Obi', sha256: seen, ip: '127.0.0.1' });
  const { found } = await over.signatures.verify(db, seen);
  expect(found).toMatchObject({ title: 'Jollof', state: 'completed' });
});
