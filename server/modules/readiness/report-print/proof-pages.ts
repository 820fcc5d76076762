import { documentTypeLabels } from '#contract/documents/documents.ts';
import type { AnswerEvidence } from '#domain/readiness/answers.ts';
import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import { askedCriteria } from '#domain/readiness/asked.ts';
import type { FixLink } from '#domain/readiness/criteria.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ShortestPath } from '#domain/readiness/path.ts';
import type { ReadinessReport, ReportCriterion } from '#domain/readiness/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordHash } from '../../../print/wording.ts';

const pathColumns: Column[] = [
  { header: 'What to produce', width: 0.62 },
  { header: 'Hours', width: 0.1, align: 'right' },
  { header: 'Where', width: 0.28 },
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

/** The fewest artefacts that clear every blocker, the quickest first: as claimed, then what the proof needs beside them. */
export function shortestPaths<N>(parts: PrintParts<N>, { paths: { claimed, documented } }: ReadinessReport): N {
  const claims = new Set(claimed.steps.map(({ artefact }) => artefact));
  // What a claim still misses misses its proof too, so the second path holds the whole first.
  const proofs = documented.steps.filter(({ artefact }) => !claims.has(artefact));
  return parts.section(
    'The shortest path',
    ...(claimed.steps.length === 0
      ? [parts.text('Nothing is missing: there is no blocker.')]
      : [
          parts.text(`To clear every blocker as claimed: ${inAll(claimed)}`),
          parts.table(
            pathColumns,
            claimed.steps.map(({ artefact, hours, link }) => [artefact, String(hours), wordLink(link)]),
          ),
        ]),
    parts.text(
      documented.steps.length === 0
        ? 'Nothing is missing: everything that the round asks for is documented.'
        : `To have it documented as well: ${inAll(documented)}`,
      { marginTop: 6 },
    ),
    ...(proofs.length > 0
      ? [parts.small(`${proofs.map(({ artefact, hours }) => `${artefact} (${hours} h)`).join('; ')}.`)]
      : []),
  );
}

function inAll({ steps, hours }: ShortestPath): string {
  return `${steps.length} to produce, about ${hours} founder hours in all.`;
}

const answerColumns: Column[] = [
  { header: 'Dimension, level', width: 0.15 },
  { header: 'Criterion', width: 0.4 },
  { header: 'Answer', width: 0.14 },
  { header: 'What it rests on', width: 0.31 },
];

/** Every criterion that has an answer, with the one that counts. Long notes are whole in the JSON export. */
export function answers<N>(parts: PrintParts<N>, report: ReadinessReport): N {
  const { asked, later } = askedCriteria(report);
  const answered = asked.filter(({ result }) => result.answer !== 'unanswered');
  const open = asked.length - answered.length;
  return parts.section(
    'Criteria and answers',
    parts.text(
      `${answered.length} answered. Left out here: ${open} that the round asks and nobody answered, and ${later.length} of higher levels. None of them counts as met.`,
    ),
    ...(answered.length > 0
      ? [
          parts.small('Criteria marked + support a level; the others are needed for it.'),
          parts.table(answerColumns, answered.map(answerRow)),
        ]
      : []),
  );
}

function answerRow(criterion: ReportCriterion): string[] {
  const { dimension, level, mandatory, text, result } = criterion;
  const rests = [...result.evidence.map(wordEvidence), result.note].filter(Boolean);
  return [
    `${DIMENSIONS[dimension].label} ${level}${mandatory ? '' : '+'}`,
    text,
    wordAnswer(criterion),
    rests.map((words) => shortLine(words, 200)).join(' · '),
  ];
}

function wordAnswer({ result }: ReportCriterion): string {
  if (result.answer === 'no') return 'No';
  const grade = result.grade ? PROOF_GRADES[result.grade].label.toLowerCase() : '';
  return `Yes, ${grade}${result.disagreement ? ', although you said no' : ''}`;
}

function wordEvidence(evidence: AnswerEvidence): string {
  if (evidence.kind === 'link') return evidence.url;
  if (evidence.kind === 'file') return `File: ${evidence.name}`;
  return evidence.reference.label;
}

/** How anybody can work the score out again. */
export function method<N>(parts: PrintParts<N>, report: ReadinessReport, sha256: string): N {
  return parts.section(
    'How the score is worked out',
    // First, so that no page holds a hash and nothing else.
    parts.text(`Rules ${report.ruleSetVersion}, formula ${report.formulaVersion}.`),
    parts.text(`SHA-256 of this version’s JSON export: ${wordHash(sha256)}`, { marginBottom: 6 }),
    ...report.formulas.map(({ rule, name, formula, source }) =>
      parts.small(`${rule} ${name}: ${formula}. Source: ${source}.`),
    ),
  );
}
