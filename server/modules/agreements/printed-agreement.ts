import type { AgreementReport } from '#contract/agreements/versions.ts';
import type { PrintedClause } from '#domain/agreements/assemble.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';

/** What is printed in every format. */
export interface PrintedAgreement {
  /** The founder's name for the document. */
  name: string;
  /** Under the title: which copy this is, of which template. */
  heading: string;
  report: AgreementReport;
  /** Marked as such on every page. */
  isDraft: boolean;
  /** Written into the file instead of now, so that the same content gives the same bytes. */
  createdAt: Date;
}

/** On every page of a draft. */
export const draftMark = 'DRAFT: not for signature';

/** Under the heading of a clause in the founder's own words. */
export const ownWordingMark = 'Own wording, outside the reviewed template';

/** What is left at the foot of every page; the page number stands beside it. */
export function footerOf({ name, heading, isDraft }: PrintedAgreement): string {
  const short = [...name].length > 60 ? `${[...name].slice(0, 59).join('')}…` : name;
  return `${isDraft ? `${draftMark}. ` : ''}${short}. ${heading}`;
}

/** The key terms as a table: its columns, and its rows. */
export function keyTerms({ document }: AgreementReport) {
  const columns = [
    { header: 'What', width: 0.34 },
    { header: 'Agreed', width: 0.66 },
  ];
  return [columns, document.cover.map(({ label, value }) => [label, value ?? BLANK])] as const;
}

export function clauseTitle({ number, title }: PrintedClause): string {
  return `${number}. ${title}`;
}

/** The lines of each place to sign; what is not known yet is a visible blank. */
export function signatureLines({ document }: AgreementReport): { label: string; lines: string[] }[] {
  return document.signatures.map(({ label, name, company, title }) => ({
    label,
    lines: [
      ...(company ? [`Company: ${company}`] : []),
      `Name: ${name ?? BLANK}`,
      ...(company ? [`Title: ${title ?? BLANK}`] : []),
      'Signature: ______________________________',
      'Date: ____________________',
    ],
  }));
}

/** What the document says of itself: notices, and why a lawyer should look. */
export function closingLines({ notices, flags }: AgreementReport): { notices: string[]; flags: string[] } {
  return {
    notices,
    flags: flags.map(({ message, acknowledgedAt }) =>
      acknowledgedAt === null ? `${message} (not acknowledged)` : `${message} (read on ${acknowledgedAt.slice(0, 10)})`,
    ),
  };
}

/** Over the example of who owns what; under it stands what it is not. */
export const ownershipTitle = 'Example: ownership before and after';
export const ownershipLead =
  'Worked out from the answers above, exact to the share. It is an example, not a forecast, and no part of what is agreed.';
export const ownershipColumns = [
  { header: 'Holder', width: 0.4 },
  { header: 'Before', width: 0.3, align: 'right' as const },
  { header: 'After', width: 0.3, align: 'right' as const },
];
