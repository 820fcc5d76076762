import { type Edits, mergeEdits, noteEdits, type Save } from '#domain/merge-edits.ts';
import type { OwnerScope } from '#server/access/scope.ts';
import type { Db } from '#server/db/client.ts';
import type { DocumentStore } from '#server/modules/documents/kind/document-store.ts';
import type { createPrintedDocuments } from '#server/modules/documents/kind/printed-documents.ts';
import { createSigningModule } from '#server/modules/signing/module.ts';
import type { TestApp } from './app.ts';

/** A document, for what changes it. */
export async function lockDocument(store: DocumentStore, db: Db, scope: OwnerScope, id: string) {
  const entry = await store.lock(db, scope, id);
  if (!entry) throw new Error(`there is no document ${id}`);
  return entry;
}

/** The fields of a document as two tabs edit them. */
export function createSheet<T extends Record<string, unknown>>(values: T) {
  let sheet: { values: T; edits: Edits<keyof T & string>; revision: number } = { values, edits: {}, revision: 0 };
  return {
    values: () => sheet.values,
    /** @returns the fields that somebody else has changed meanwhile; with any, nothing is kept. */
    edit(save: Save<T>): (keyof T)[] {
      const { changed, conflicts } = mergeEdits<keyof T & string>(sheet, save);
      if (conflicts.length > 0) return conflicts;
      const revision = sheet.revision + 1;
      const edits = noteEdits(sheet.edits, changed, { revision, editor: save.editor });
      sheet = { revision, values: { ...sheet.values, ...save.changes }, edits };
      return [];
    },
  };
}

/** The module of signatures over these documents alone: version 2 has a place for each signer. */
export function createSigningOver(
  { context }: TestApp,
  documents: ReturnType<typeof createPrintedDocuments>,
  {
    title,
    signers,
    clock,
  }: { title: string; signers: { label: string; name: string; email: string }[]; clock(): Date },
) {
  const links: string[] = [];
  const source = { name: 'made for this test', checked: false };
  const { services } = createSigningModule({
    ...context.platform,
    ...context.modules.notifications.gives,
    clock,
    publicUrl: 'https://cairn.example',
    mailQueue: { post: async (_db, { text }) => void links.push(...(text.match(/https:\S+#\S+/) ?? [])) },
    documents,
    listOpenWitnessLinks: async () => [],
    agreements: {
      read: async () => ({
        title,
        versionNumber: 2,
        signability: { allowed: true, text: '', source },
        signers: signers.map((signer) => ({ ...signer, company: null, title: null })),
      }),
    },
  });
  /** What stands after the # of the newest link that was sent. */
  return { ...services, lastToken: () => links.at(-1)?.split('#')[1] ?? '' };
}
