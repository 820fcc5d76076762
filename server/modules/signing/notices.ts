import { links } from '#contract/links.ts';
import type { RequestRow, SignerRow } from './signing.repo.ts';

/** What the owner is told of an agreement's signatures. Who signed is named, the document is not: it may be named after an idea. */
export function signingNotices(
  { ownerUid, documentId }: RequestRow,
  event: { kind: 'signed' | 'completed' | 'declined'; by: Pick<SignerRow, 'name'> } | { kind: 'expired' },
) {
  return {
    uid: ownerUid,
    kind: `signing.${event.kind}` as const,
    ...textOf(event),
    href: links.documentSharing(documentId),
    about: { kind: 'document', id: documentId } as const,
  };
}

function textOf(event: Parameters<typeof signingNotices>[1]): { title: string; body: string } {
  switch (event.kind) {
    case 'signed':
      return { title: `${event.by.name} signed your agreement`, body: 'Others still have to sign.' };
    case 'completed':
      return {
        title: 'Everybody has signed your agreement',
        body: `${event.by.name} signed last. A certificate of the signatures is being made.`,
      };
    case 'declined':
      return { title: `${event.by.name} declined to sign your agreement`, body: 'Nobody else is asked any more.' };
    case 'expired':
      return { title: 'Your request for signatures is over', body: 'Not everybody signed in time. You can ask again.' };
  }
}
