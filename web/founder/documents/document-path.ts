import type { DocumentEntry } from '#contract/documents/documents.ts';
import { paths } from '#web/paths.ts';

/** Where a document opens, in the tool that made it. */
export function documentPath({ type, id }: Pick<DocumentEntry, 'type' | 'id'>): string {
  if (type === 'validation') return paths.founder.idea(id);
  return type === 'evaluation' ? paths.founder.check(id) : paths.founder.agreement(id);
}
