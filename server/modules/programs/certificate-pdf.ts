import { certifiedSentence, NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import { renderPdf } from '../../pdf/render.ts';
import type { PrintedCertificate } from './certificate.service.ts';

/** One page. Days are days in Lagos. */
export function renderCertificate(certificate: PrintedCertificate): Promise<Uint8Array> {
  const { name, courseTitle, code, address, issuedAt } = certificate;
  const heading = `${courseTitle}: finished by ${name}`;
  const about = { title: heading, subject: courseTitle, createdAt: new Date(issuedAt) };
  return renderPdf(about, (parts) => [
    parts.page(
      `Certificate ${code}`,
      parts.masthead('Certificate of a course'),
      parts.title(name),
      parts.text(certifiedSentence(certificate), { fontSize: 12, marginBottom: 12 }),
      parts.field('Issued', showTime(issuedAt, 'Africa/Lagos').date),
      parts.field('Code', code),
      parts.field('Check it at', address),
      parts.notice(NOT_CERTIFIED),
    ),
  ]);
}
