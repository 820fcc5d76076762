import type { FileChild } from 'docx';
import type { PrintedClause } from '#domain/agreements/assemble.ts';
import type { DocxParts } from '../../docx/parts.ts';
import { renderDocx } from '../../docx/render.ts';
import {
  closingLines,
  draftMark,
  footerOf,
  keyTerms,
  ownershipColumns,
  ownershipLead,
  ownershipTitle,
  ownWordingMark,
  type PrintedAgreement,
  signatureLines,
} from './printed-agreement.ts';

/** The document as a Word file: real headings and numbering, so that lawyers can work on it. */
export function agreementDocx(printed: PrintedAgreement): Promise<Uint8Array> {
  const { name, heading, report, isDraft, createdAt } = printed;
  const mark = isDraft ? { header: draftMark } : {};
  return renderDocx({ title: name, subject: heading, footer: footerOf(printed), createdAt, ...mark }, (parts) => [
    ...cover(parts, printed),
    parts.pageBreak(),
    ...report.document.clauses.flatMap((clause) => clauseParts(parts, clause)),
    ...signatures(parts, printed),
    ...ownership(parts, printed),
    ...about(parts, printed),
  ]);
}

function cover(parts: DocxParts, { heading, report }: PrintedAgreement): FileChild[] {
  const [first = ''] = report.notices;
  return [
    parts.title(report.document.title),
    parts.small(heading),
    parts.notice(first),
    parts.heading(1, 'Key terms'),
    parts.table(...keyTerms(report)),
  ];
}

/** Word counts: a clause that is put in or taken out numbers the others anew. Blanks are bold, so that nobody signs over one. */
function clauseParts(parts: DocxParts, { title, own, paragraphs }: PrintedClause): FileChild[] {
  return [
    parts.numberedHeading(title),
    ...(own ? [parts.small(ownWordingMark)] : []),
    ...paragraphs.map(({ level, runs }) =>
      parts.numbered(
        level,
        runs.map(({ text, blank }) => (blank ? { text, bold: true } : text)),
      ),
    ),
  ];
}

function signatures(parts: DocxParts, { report }: PrintedAgreement): FileChild[] {
  return [
    parts.heading(1, 'Signatures'),
    ...signatureLines(report).flatMap(({ label, lines }) => parts.block(label, lines)),
  ];
}

function ownership(parts: DocxParts, { report }: PrintedAgreement): FileChild[] {
  if (!report.ownership) return [];
  const { tables, notes } = report.ownership;
  return [
    parts.heading(1, ownershipTitle),
    ...[ownershipLead, ...notes].map((note) => parts.paragraph(note)),
    ...tables.flatMap(({ title, rows }) => [
      parts.heading(2, title),
      parts.table(
        ownershipColumns,
        rows.map(({ name, before, after }) => [name, before, after]),
      ),
    ]),
  ];
}

function about(parts: DocxParts, { report }: PrintedAgreement): FileChild[] {
  const { notices, flags } = closingLines(report);
  const review = flags.length > 0 ? [parts.heading(2, 'Have a lawyer look at this'), ...flags.map(parts.item)] : [];
  return [parts.heading(1, 'About this document'), ...notices.map((notice) => parts.item(notice)), ...review];
}
