import type { ContentChanges } from '#contract/agreement-content.ts';
import type { Answer } from '#domain/agreements/answers.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import { canonicalJson } from '#domain/canonical-json.ts';

/** "answers.company", "choices.nda.term", "ownWording.nda.term" → who changed it last, and at which revision. */
export type ContentEdits = Record<string, { revision: number; editor: string }>;

export interface StoredContent {
  revision: number;
  content: AgreementContent;
  edits: ContentEdits;
}

export interface ContentSave {
  /** The revision that the editor had read. */
  revision: number;
  editor: string;
  changes: ContentChanges;
}

/** `changedElsewhere`: what other editors have changed since the revision that this one had read. */
export type ContentMerge =
  | { conflicts: string[] }
  | { changed: string[]; merged: StoredContent; changedElsewhere: ContentChanges };

/**
 * Merges part by part, so that two tabs lose nothing. A part conflicts where another editor has changed it to something
 * else since the revision that this one had read. What is there already is no change: sending the same twice is harmless.
 */
export function mergeContent(stored: StoredContent, save: ContentSave): ContentMerge {
  const current = toParts(stored.content);
  const wanted = toParts(save.changes);
  const changed = [...wanted.keys()].filter(
    (key) => canonicalJson(current.get(key) ?? null) !== canonicalJson(wanted.get(key)),
  );
  const elsewhere = Object.entries(stored.edits)
    .filter(([, last]) => last.revision > save.revision && last.editor !== save.editor)
    .map(([key]) => key);
  const conflicts = changed.filter((key) => elsewhere.includes(key));
  if (conflicts.length > 0) return { conflicts };
  const changedElsewhere = fromParts(new Map(elsewhere.map((key) => [key, current.get(key) ?? null])));
  if (changed.length === 0) return { changed, merged: stored, changedElsewhere };
  const revision = stored.revision + 1;
  const parts = new Map([...current, ...changed.map((key) => [key, wanted.get(key) ?? null] as const)]);
  for (const [key, part] of parts) if (part === null) parts.delete(key);
  const edits = Object.fromEntries(changed.map((key) => [key, { revision, editor: save.editor }]));
  const content = fromParts(parts) as AgreementContent;
  return { changed, changedElsewhere, merged: { revision, content, edits: { ...stored.edits, ...edits } } };
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
