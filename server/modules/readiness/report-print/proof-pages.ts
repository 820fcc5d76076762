import { documentTypeLabels } from '#contract/documents/documents.ts';
import type { AnswerEvidence, ReadinessGrade } from '#domain/readiness/answers.ts';
import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import type { FixLink } from '#domain/readiness/criteria.ts';
import type { ReadinessReport, ReportCriterion } from '#domain/readiness/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordHash } from '../../../print/wording.ts';

const pathColumns: Column[] = [
  { header: 'What to produce', width: 0.38 },
  { header: 'Hours', width: 0.08, align: 'right' },
  { header: 'Where', width: 0.2 },
  { header: 'What it proves', width: 0.34 },
];

/** Where a gap is closed. */
function wordLink(link: FixLink): string {
  switch (link.kind) {
    case 'document':
      return `Generate Startup Docs: ${documentTypeLabels[link.document]}`;
    case 'validation':
      return 'Validate Idea';
    case 'ledger':
      return 'The cash ledger';
    case 'cap_table':
      return 'The cap table';
    case 'attach':
      return 'Attach it to the answer';
    case 'lesson':
      return 'A lesson';
    case 'consultation':
      return 'A consultation';
  }
}

/** The fewest artefacts that clear every blocker, the quickest first: as claimed, then with the proof. */
export function shortestPaths<N>(parts: PrintParts<N>, report: ReadinessReport): N {
  const texts = new Map(report.criteria.map(({ id, text }) => [id, text]));
  const path = (grade: ReadinessGrade, none: string) => {
    const { steps, hours } = report.paths[grade];
    if (steps.length === 0) return [parts.text(none)];
    const rows = steps.map(({ artefact, hours: own, link, criterionIds, claimedAlready }) => [
      artefact,
      String(own),
      wordLink(link),
      `${criterionIds.map((id) => texts.get(id)).join(' ')}${claimedAlready ? ' (claimed already)' : ''}`,
    ]);
    return [
      parts.text(`${steps.length} to produce, about ${hours} founder hours in all.`),
      parts.table(pathColumns, rows),
    ];
  };
  return parts.section(
    'The shortest path',
    parts.heading('To clear every blocker'),
    ...path('claimed', 'Nothing is missing: there is no blocker.'),
    parts.heading('To have it documented as well'),
    ...path('documented', 'Nothing is missing: everything that the round asks for is documented.'),
  );
}

const answerColumns: Column[] = [
  { header: 'Level', width: 0.07, align: 'right' },
  { header: 'Criterion', width: 0.37 },
  { header: 'Answer', width: 0.16 },
  { header: 'What it rests on', width: 0.4 },
];

/** Every criterion with the answer that counts, dimension by dimension. Long notes are whole in the JSON export. */
export function answers<N>(parts: PrintParts<N>, report: ReadinessReport): N[] {
  return report.dimensions.map(({ dimension, label }) =>
    parts.section(
      `${label}: criteria and answers`,
      parts.small('Criteria marked + support a level; the others are needed for it.'),
      parts.table(
        answerColumns,
        report.criteria
          .filter((criterion) => criterion.dimension === dimension)
          .map((criterion) => [
            `${criterion.level}${criterion.mandatory ? '' : '+'}`,
            criterion.text,
            wordAnswer(criterion),
            [...criterion.result.evidence.map(wordEvidence), criterion.result.note]
              .filter(Boolean)
              .map((words) => shortLine(words, 200))
              .join(' · '),
          ]),
      ),
    ),
  );
}

function wordAnswer({ result }: ReportCriterion): string {
  if (result.answer === 'unanswered') return 'Not answered';
  if (result.answer === 'no') return 'No';
  const grade = result.grade ? PROOF_GRADES[result.grade].label.toLowerCase() : '';
  return `Yes, ${grade}${result.disagreement ? ', although you said no' : ''}`;
}

function wordEvidence(evidence: AnswerEvidence): string {
  if (evidence.kind === 'link') return evidence.url;
  if (evidence.kind === 'file') return `File: ${evidence.name}`;
  return evidence.reference.label;
}

const formulaColumns: Column[] = [
  { header: 'Rule', width: 0.08 },
  { header: 'Figure', width: 0.22 },
  { header: 'Formula', width: 0.42 },
  { header: 'Source', width: 0.28 },
];

/** How anybody can work the score out again. */
export function method<N>(parts: PrintParts<N>, report: ReadinessReport, sha256: string): N {
  return parts.section(
    'How the score is worked out',
    parts.table(
      formulaColumns,
      report.formulas.map(({ rule, name, formula, source }) => [rule, name, formula, source]),
    ),
    parts.text(`Rules ${report.ruleSetVersion}, formula ${report.formulaVersion}.`, { marginTop: 6 }),
    parts.text(`SHA-256 of this version’s JSON export: ${wordHash(sha256)}`),
  );
}
