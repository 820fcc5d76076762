import { exportLimits } from '#contract/documents/exports.ts';
import { links } from '#contract/links.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { ExportRow } from './export.repo.ts';

/**
 * What the member is told of an export, without the names of documents: an idea's is its own text. Exports that lie on one
 * page are one thing there.
 */
export function exportNotice({ ownerUid, documentIds, everything }: ExportRow, isReady: boolean) {
  const kind = isReady ? ('export.ready' as const) : ('export.failed' as const);
  if (everything)
    return {
      uid: ownerUid,
      kind,
      title: isReady ? 'Your data is ready' : 'Your data could not be collected',
      body: isReady ? 'Everything of yours is in one zip file.' : 'Nothing was changed. Ask for it again.',
      href: links.settings(),
      about: { kind: 'export', id: 'everything' } as const,
    };
  const count = documentIds.length === 1 ? '1 document' : `${documentIds.length} documents`;
  return {
    uid: ownerUid,
    kind,
    title: isReady ? 'Your zip file is ready' : 'Your zip file could not be made',
    body: isReady ? `It holds ${count}.` : 'Your documents are untouched. Export them again.',
    href: links.documents(),
    about: { kind: 'export', id: 'documents' } as const,
  };
}

/** Leads to the page where it is downloaded: the mail itself opens nothing. */
export function dataReadyMail(to: { name: string; email: string }, row: ExportRow, publicUrl: string): Mail {
  const mail = renderMail({
    subject: 'Your data is ready',
    heading: `Hello ${to.name}`,
    paragraphs: [
      'You asked for everything of yours as one zip file. It is ready to be downloaded in your settings.',
      `We keep the file for ${exportLimits.days} days, until ${row.expiresAt.toISOString().slice(0, 10)}.`,
    ],
    action: { label: 'Download my data', url: `${publicUrl}${links.settings()}` },
    notes: ['If it was not you who asked, change your password: that logs everybody else out.'],
  });
  return { to: to.email, ...mail };
}
