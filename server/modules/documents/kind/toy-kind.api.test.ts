import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Edits, mergeEdits, noteEdits, type Save } from '#domain/merge-edits.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createSigningModule } from '#server/modules/signing/module.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { lockDocument } from '#tests/documents.ts';
import { createDocumentStore } from './document-store.ts';
import { createDocumentVersions } from './document-versions.ts';
import { createPrintedDocuments } from './printed-documents.ts';
import { unnamedFormula } from './read-version.ts';

const recipe = z.object({ dish: z.string().optional(), salt: z.string().optional() });
type Recipe = z.output<typeof recipe>;
const readRecipe = (stored: unknown): Recipe => recipe.parse(stored);
const clock = () => new Date('2026-03-15T09:00:00Z');
const ada = ownerScope('ada');
const store = createDocumentStore({ clock });
const recipes = createDocumentVersions<
  { snapshot: Recipe; report: Recipe; summary: Recipe; comparison: string },
  'pdf'
>(
  {
    types: ['safe'],
    unknown: 'DOCUMENT_UNKNOWN',
    mostVersions: 9,
    readers: { [unnamedFormula]: { summary: readRecipe, snapshot: readRecipe, report: readRecipe } },
    compare: (from, to) => `${from.salt} → ${to.salt}`,
    print: { pdf: ({ report }) => Buffer.from(`%PDF ${report.salt}`) },
    archive: ['pdf', 'json'],
    tell: () => ({ source: 'report', facts: [] }),
  },
  store,
);

let test: TestApp;
const links: string[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The module of signatures over this kind alone. */
function signRecipes() {
  const { platform, modules } = test.context;
  const signers = [{ label: 'Cook', name: 'Ada Obi', email: 'ada@cairn.example', company: null, title: null }];
  const source = { name: 'made for this test', checked: false };
  return createSigningModule({
    ...platform,
    ...modules.notifications.gives,
    clock,
    publicUrl: 'https://cairn.example',
    mailQueue: { post: async (_db, { text }) => void links.push(...(text.match(/https:\S+#\S+/) ?? [])) },
    documents: createPrintedDocuments(store, [recipes]),
    agreements: {
      read: async () => ({
        title: 'Jollof',
        versionNumber: 2,
        signability: { allowed: true, text: '', source },
        signers,
      }),
    },
  }).services;
}

it('a new kind of document is edited in two tabs, published, compared, exported, shared and signed', async () => {
  const { db } = test.context.database;
  const runTask = test.context.workers.runJobFor('ada');
  const { id } = await store.create(db, ada, { type: 'safe', suggestedName: 'Jollof' });
  let stored: { values: Recipe; edits: Edits<keyof Recipe>; revision: number } = { values: {}, edits: {}, revision: 0 };
  const edit = (save: Save<Recipe>) => {
    const { changed, conflicts } = mergeEdits<keyof Recipe>(stored, save);
    if (conflicts.length > 0) return conflicts;
    const revision = stored.revision + 1;
    const edits = noteEdits(stored.edits, changed, { revision, editor: save.editor });
    stored = { revision, values: { ...stored.values, ...save.changes }, edits };
    return [];
  };
  const publish = async () => {
    const { values } = stored;
    const entry = await lockDocument(store, db, ada, id);
    const made = { snapshot: values, report: values, summary: values, content: values, status: 'completed' as const };
    return recipes.save(db, ada, entry, made);
  };

  expect(edit({ editor: 'laptop', revision: 0, changes: { salt: 'a pinch' } })).toEqual([]);
  expect(edit({ editor: 'phone', revision: 0, changes: { dish: 'Jollof' } })).toEqual([]);
  expect(edit({ editor: 'phone', revision: 0, changes: { salt: 'none' } })).toEqual(['salt']);
  expect(await publish()).toMatchObject({ created: true, version: { number: 1, dish: 'Jollof', salt: 'a pinch' } });
  expect(await publish()).toMatchObject({ created: false, version: { number: 1 } });
  edit({ editor: 'phone', revision: 2, changes: { salt: 'a spoon' } });
  expect(await publish()).toMatchObject({ created: true, version: { number: 2 } });
  expect(await recipes.compare(db, ada, id, 2)).toMatchObject({ comparison: 'a pinch → a spoon' });

  const [pdf, json] = await recipes.printNewest(db, runTask, ada, id);
  expect([pdf?.name, json?.name]).toEqual(['Jollof, version 2.pdf', 'Jollof, version 2.json']);
  const { entry } = await recipes.open(db, ada, id, 2);
  expect(
    createHash('sha256')
      .update(json?.bytes ?? '')
      .digest('hex'),
  ).toBe(entry.sha256);

  const { shareLinks, signing, signatures } = signRecipes();
  const wish = { label: 'Ife', versionNumber: 2, days: 14 };
  await shareLinks.create(db, { scope: ada, name: 'Ada' }, id, wish);
  const [link] = await shareLinks.list(db, ada, id);
  const shared = await shareLinks.readFile(db, runTask, link?.url?.split('#')[1] ?? '');
  expect(Buffer.from(shared.bytes).toString()).toBe('%PDF a spoon');

  const owner = { scope: ada, name: 'Ada', email: 'ada@cairn.example', emailVerified: true };
  const { signers } = await signing.readSignability(db, owner, id);
  const request = await signing.request(db, runTask, owner, id, {
    versionNumber: 2,
    signers,
    inOrder: true,
    days: 7,
    message: '',
  });
  const token = links.at(-1)?.split('#')[1] ?? '';
  const { sha256 } = await signatures.open(db, token);
  await signatures.sign(db, { token, name: 'Ada Obi', sha256, ip: '127.0.0.1' });
  expect(await signatures.verify(db, sha256)).toMatchObject({ found: { title: 'Jollof', state: 'completed' } });
  expect(request.signers).toHaveLength(1);
});
