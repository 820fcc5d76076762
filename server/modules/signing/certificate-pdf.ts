import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';
import type { Certificate } from './certificate.ts';

/** The certificate of a document that everybody has signed: its hash, who signed when and how, and the whole trail. */
export function renderCertificate(certificate: Certificate): Promise<Uint8Array> {
  const about = {
    title: `Certificate of signatures: ${certificate.title}`,
    subject: certificate.sha256,
    createdAt: new Date(certificate.completedAt),
  };
  return renderPdf(about, (parts) => [
    parts.page(
      `Certificate for ${certificate.sha256}`,
      parts.text('Certificate of signatures', { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 8 }),
      ...aboutDocument(parts, certificate),
      parts.section('Signatures', ...certificate.signers.map((signer) => signature(parts, signer))),
      trail(parts, certificate),
      parts.section(
        'How to check',
        parts.text(
          `Open ${certificate.verifyUrl} and choose the PDF that was signed: its SHA-256 is worked out on your device and compared with the one above. A single changed byte gives another SHA-256.`,
        ),
      ),
    ),
  ]);
}

function aboutDocument(parts: Parts, { title, versionNumber, sha256, owner, law, completedAt }: Certificate) {
  return [
    parts.field('Document', `${title}, version ${versionNumber}`),
    parts.field('SHA-256', sha256),
    parts.field('Asked for by', `${owner.name} (${owner.email})`),
    parts.field('Completed', completedAt),
    parts.field(
      'Method',
      'Each signer followed a link of their own, sent to the e-mail address below, ticked that they agree to sign electronically, and typed their name. Times are UTC.',
    ),
    parts.field('Law', `${law.text} Source: ${law.source}.`),
  ];
}

function signature(parts: Parts, signer: Certificate['signers'][number]) {
  const role = [signer.label, signer.title, signer.company].filter((part) => part !== '').join(', ');
  return parts.keep(
    parts.bold(signer.signedName),
    parts.field('As', role),
    parts.field('E-mail', signer.email),
    parts.field('Signed at', signer.signedAt),
    parts.field('From', `IP address ${signer.ip}`),
  );
}

function trail(parts: Parts, { events }: Certificate) {
  const columns = [
    { header: 'When (UTC)', width: 0.35 },
    { header: 'What', width: 0.2 },
    { header: 'Who', width: 0.45 },
  ];
  return parts.section(
    'Trail',
    parts.table(
      columns,
      events.map(({ at, kind, who }) => [at, kind, who]),
    ),
  );
}
