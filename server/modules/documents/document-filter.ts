import type { DocumentStatusFilter, DocumentType } from '#contract/documents/documents.ts';
import type { DocumentFilter } from './document.repo.ts';
import { foldName } from './fold-name.ts';

type Asked = { search?: string; type?: DocumentType; status?: DocumentStatusFilter };

/** What All Documents is narrowed to, for its list and for an export of all that match: hidden ones only when asked for. */
export function toFilter({ search, type, status }: Asked): Omit<DocumentFilter, 'sort' | 'order'> {
  return {
    type,
    search: search ? foldName(search) : undefined,
    ...(status === 'hidden' ? { hidden: true } : { hidden: false, status }),
  };
}
