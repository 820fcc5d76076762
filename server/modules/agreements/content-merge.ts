import type { ContentChanges } from '#contract/agreements/content.ts';
import type { Answer } from '#domain/agreements/answers.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import { type Edits, mergeEdits, noteEdits, type Save } from '#domain/merge-edits.ts';

export interface StoredContent {
  revision: number;
  content: AgreementContent;
  /** By part: "answers.company", "choices.nda.term", "ownWording.nda.term". */
  edits: Edits;
}

/** `changedElsewhere`: what other editors have changed since the revision that this one had read. */
export type ContentMerge =
  | { conflicts: string[] }
  | { changed: string[]; merged: StoredContent; changedElsewhere: ContentChanges };

/** Merges part by part, so that two tabs lose nothing. */
export function mergeContent(stored: StoredContent, { editor, ...save }: Save<ContentChanges>): ContentMerge {
  const current = toParts(stored.content);
  const wanted = toParts(save.changes);
  const { changed, conflicts, elsewhere } = mergeEdits(
    { values: Object.fromEntries(current), edits: stored.edits },
    { ...save, editor, changes: Object.fromEntries(wanted) },
  );
  if (conflicts.length > 0) return { conflicts };
  const changedElsewhere = fromParts(new Map(elsewhere.map((key) => [key, current.get(key) ?? null])));
  if (changed.length === 0) return { changed, merged: stored, changedElsewhere };
  const revision = stored.revision + 1;
  const parts = new Map([...current, ...changed.map((key) => [key, wanted.get(key) ?? null] as const)]);
  for (const [key, part] of parts) if (part === null) parts.delete(key);
  const content = fromParts(parts) as AgreementContent;
  const edits = noteEdits(stored.edits, changed, { revision, editor });
  return { changed, changedElsewhere, merged: { revision, content, edits } };
}

type Part = Answer | null;
const SECTIONS = ['answers', 'choices', 'ownWording'] as const;

function toParts(content: ContentChanges): Map<string, Part> {
  const entries = SECTIONS.flatMap((section) =>
    Object.entries(content[section] ?? {}).map(([id, part]): [string, Part] => [`${section}.${id}`, part]),
  );
  return new Map(entries);
}

function fromParts(parts: ReadonlyMap<string, Part>): ContentChanges {
  const content = { answers: {}, choices: {}, ownWording: {} } as Record<string, Record<string, Part>>;
  for (const [key, part] of parts) {
    const [section = '', ...id] = key.split('.');
    Object.assign(content[section] ?? {}, { [id.join('.')]: part });
  }
  return content as ContentChanges;
}
