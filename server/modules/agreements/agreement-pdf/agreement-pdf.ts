import type { ReactElement } from 'react';
import type { PrintedClause, PrintedParagraph } from '#domain/agreements/assemble.ts';
import type { Parts } from '../../../pdf/parts.ts';
import { renderPdf } from '../../../pdf/render.ts';
import {
  clauseTitle,
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
} from '../printed-agreement.ts';

/** The document as a PDF: a cover with everything that was answered, then its clauses. The same copy gives the same bytes. */
export function renderAgreementPdf(printed: PrintedAgreement): Promise<Uint8Array> {
  const { name, heading, report, createdAt, isDraft } = printed;
  const footer = footerOf(printed);
  return renderPdf({ title: name, subject: heading, createdAt }, (parts) => {
    const mark = isDraft ? [parts.pageMark(draftMark)] : [];
    return [
      parts.page(footer, ...mark, ...cover(parts, printed)),
      parts.page(
        footer,
        ...mark,
        ...report.document.clauses.map((clause) => clausePart(parts, clause)),
        signatures(parts, printed),
        ...ownership(parts, printed),
        about(parts, printed),
      ),
    ];
  });
}

function cover(parts: Parts, { heading, report }: PrintedAgreement): ReactElement[] {
  const [first = ''] = report.notices;
  return [
    parts.title(report.document.title),
    parts.small(heading),
    parts.notice(first),
    parts.heading('Key terms'),
    parts.table(...keyTerms(report)),
  ];
}

function clausePart(parts: Parts, clause: PrintedClause): ReactElement {
  const mark = clause.own ? [parts.small(ownWordingMark)] : [];
  const paragraphs = clause.paragraphs.map((paragraph) => paragraphPart(parts, paragraph));
  return parts.section(clauseTitle(clause), ...mark, ...paragraphs);
}

/** Blanks are bold, so that nobody signs over one. */
function paragraphPart(parts: Parts, { number, level, runs }: PrintedParagraph): ReactElement {
  const pieces = runs.map(({ text, blank }) => ({ text, bold: blank === true }));
  return parts.numbered(number, pieces, level === 2 ? 28 : 0);
}

function signatures(parts: Parts, { report }: PrintedAgreement): ReactElement {
  const blocks = signatureLines(report).map(({ label, lines }) =>
    parts.keep(parts.bold(label), ...lines.map((line) => parts.text(line, { marginTop: 6 }))),
  );
  return parts.section('Signatures', ...blocks);
}

function ownership(parts: Parts, { report }: PrintedAgreement): ReactElement[] {
  if (!report.ownership) return [];
  const { tables, notes } = report.ownership;
  const printed = tables.flatMap(({ title, rows }) => [
    parts.keep(parts.bold(title)),
    parts.table(
      ownershipColumns,
      rows.map(({ name, before, after }) => [name, before, after]),
    ),
  ]);
  return [parts.section(ownershipTitle, ...[ownershipLead, ...notes].map((note) => parts.text(note)), ...printed)];
}

function about(parts: Parts, { report }: PrintedAgreement): ReactElement {
  const { notices, flags } = closingLines(report);
  const review =
    flags.length > 0 ? [parts.keep(parts.bold('Have a lawyer look at this')), ...flags.map(parts.item)] : [];
  return parts.section('About this document', ...notices.map((notice) => parts.item(notice)), ...review);
}
