import { documentLimits } from '#contract/documents/documents.ts';
import { toPlainName } from '#contract/plain-name.ts';
import type { Db } from '../../../db/client.ts';
import type { Locked } from '../../../db/locked.ts';
import * as repo from '../document.repo.ts';
import { foldName } from '../fold-name.ts';

/** A name that the content suggests, as a row has it. */
export function named(suggested: string) {
  const name = [...toPlainName(suggested)].slice(0, documentLimits.nameLength).join('').trim();
  return { name, foldedName: foldName(name) };
}

/** The name of a document of one idea: the idea first, so that a list and a file tell two of them apart. */
export const nameOfIdeas = (ideaName: string, rest: string) => `${shortened(ideaName)}, ${rest}`;

/** What leaves room for the rest of a document's name. */
const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name);

/** The documents that are named after an idea follow its new name, unless their founder has named them. */
export async function followIdeaName(db: Db, idea: Locked<repo.DocumentRow>, before: string): Promise<void> {
  if (idea.type !== 'validation' || idea.name === before) return;
  const start = nameOfIdeas(before, '');
  for (const row of await repo.lockNamedByContent(db, idea))
    if (row.name.startsWith(start))
      await repo.updateLocked(db, row, named(nameOfIdeas(idea.name, row.name.slice(start.length))));
}
