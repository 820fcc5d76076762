import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { RequestRow, SignerRow } from './signing.repo.ts';

const until = (request: RequestRow) => `The link works until ${request.expiresAt.toUTCString()}.`;

/** Asks for a signature, or reminds of it. */
export function signatureMail(request: RequestRow, signer: SignerRow, url: string, isReminder: boolean): Mail {
  const mail = renderMail({
    subject: `${isReminder ? 'Reminder: ' : ''}${request.ownerName} asks you to sign “${request.title}”`,
    heading: `Hello ${signer.name}`,
    paragraphs: [
      `${request.ownerName} (${request.ownerEmail}) asks you to sign “${request.title}” (${signer.label}).`,
      ...(request.message ? [request.message] : []),
      'Read it first. You can sign it or decline, with a reason, on the same page.',
    ],
    action: { label: 'Read and sign', url },
    notes: [until(request), 'The link is yours alone: anyone who has it can sign in your name. Do not pass it on.'],
  });
  return { to: signer.email, ...mail };
}

/** Tells the owner what a signer did. */
export function answerMail(request: RequestRow, signer: SignerRow, reason?: string): Mail {
  const did = reason === undefined ? 'signed' : 'declined to sign';
  const mail = renderMail({
    subject: `${signer.name} ${did} “${request.title}”`,
    heading: `Hello ${request.ownerName}`,
    paragraphs: [
      `${signer.name} (${signer.email}) ${did} “${request.title}”.`,
      ...(reason === undefined ? [] : [`The reason: ${reason}`, 'Nobody else is asked any more.']),
    ],
  });
  return { to: request.ownerEmail, ...mail };
}

/** To everybody, once all have signed. `url` is the signer's own link, or null for the owner. */
export function completedMail(request: RequestRow, to: { name: string; email: string }, url: string | null): Mail {
  const mail = renderMail({
    subject: `Everybody has signed “${request.title}”`,
    heading: `Hello ${to.name}`,
    paragraphs: [
      `Everybody has signed “${request.title}”. The document and a certificate of the signatures are ready.`,
      `The SHA-256 of the document that was signed is ${request.sha256}.`,
    ],
    ...(url && { action: { label: 'Get the document and the certificate', url } }),
    notes: [
      url ? until(request) : 'You find both with the document, under Signatures.',
      'Keep both files yourself too. A signed document cannot be deleted here, only hidden.',
    ],
  });
  return { to: to.email, ...mail };
}
