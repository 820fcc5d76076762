import type { DocumentEntry } from '#contract/documents.ts';
import { paths } from '#web/paths.ts';

/** Where a document opens, in the tool that made it; undefined where that tool does not exist yet. */
export function documentPath({ type, id }: Pick<DocumentEntry, 'type' | 'id'>): string | undefined {
  if (type === 'validation') return paths.founder.idea(id);
  return type === 'evaluation' ? paths.founder.check(id) : undefined;
}
