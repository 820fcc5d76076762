import { links } from '#contract/links.ts';
import type { ExportRow } from './export.repo.ts';

/** What the founder is told of an export, without the names of documents: an idea's is its own text. */
export function exportNotice({ ownerUid, documentIds }: ExportRow, isReady: boolean) {
  const count = documentIds.length === 1 ? '1 document' : `${documentIds.length} documents`;
  return {
    uid: ownerUid,
    kind: isReady ? ('export.ready' as const) : ('export.failed' as const),
    title: isReady ? 'Your zip file is ready' : 'Your zip file could not be made',
    body: isReady ? `It holds ${count}.` : 'Your documents are untouched. Export them again.',
    href: links.documents(),
  };
}
