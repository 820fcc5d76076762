import { plainText } from '#domain/agreements/assemble.ts';
import {
  closingLines,
  draftMark,
  ownershipLead,
  ownershipTitle,
  type PrintedAgreement,
  signatureLines,
} from './printed-agreement.ts';

/** The document as plain text. */
export function agreementText({ heading, report, isDraft }: PrintedAgreement): string {
  const { notices, flags } = closingLines(report);
  const mark = isDraft ? [draftMark, ''] : [];
  return [
    ...mark,
    heading,
    '',
    plainText(report.document),
    'Signatures',
    '',
    ...signatureLines(report).flatMap(({ label, lines }) => [label, ...lines, '']),
    ...ownershipLines(report),
    'About this document',
    ...notices,
    ...(flags.length > 0 ? ['', 'Have a lawyer look', ...flags] : []),
    '',
    ...mark,
  ].join('\n');
}

function ownershipLines({ ownership }: PrintedAgreement['report']): string[] {
  if (!ownership) return [];
  const tables = ownership.tables.flatMap(({ title, rows }) => [
    title,
    ...rows.map(({ name, before, after }) => `${name}: ${before || '-'} before, ${after || '-'} after`),
    '',
  ]);
  return [ownershipTitle, ownershipLead, ...ownership.notes, '', ...tables];
}
