import { plainText } from '#domain/agreements/assemble.ts';
import { closingLines, draftMark, type PrintedAgreement, signatureLines } from './printed-agreement.ts';

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
    'About this document',
    ...notices,
    ...(flags.length > 0 ? ['', 'Have a lawyer look', ...flags] : []),
    '',
    ...mark,
  ].join('\n');
}
