import { formatPlainMoney, type Money } from '../money/money.ts';
import { countEvidence } from '../validation/counted-evidence.ts';
import { EVIDENCE_LEVELS, type EvidenceItem, INDEPENDENCE, kindLabel, PROOFS } from '../validation/evidence.ts';
import { type Figure, monthsWords } from '../validation/figure.ts';
import type { Alternative } from '../validation/intake.ts';
import { INTAKE_FIELDS, type IntakeField } from '../validation/intake-fields.ts';
import type { ValidationReport } from '../validation/report.ts';
import { confirmedWords } from '../validation/seen.ts';
import type { Snapshot } from '../validation/snapshot.ts';
import { OUTCOME_WORDS } from '../validation/test-reading.ts';
import { verdictReason } from '../validation/verdict-reason.ts';
import { type FactLine, type FactSource, figure, section, words } from './facts.ts';

const at = (id: string): FactSource => `section:${id}`;
const rule = (text: string, source: FactSource) => words('rules', 'From the report', text, source);

/** What the AI is told of a validation report: the founder's answers, the evidence, and what the rules made of them. */
export function validationFacts({ snapshot, report }: { snapshot: Snapshot; report: ValidationReport }): FactLine[] {
  return [
    ...section('The idea', [{ kind: 'note', text: `Title: ${report.title}` }, figure('As of', report.asOf, null)]),
    ...section(
      'Answers of the founder',
      INTAKE_FIELDS.flatMap((field) => answerLines(field, snapshot)),
    ),
    ...section('Result of the rules', resultLines(snapshot, report)),
    ...section(
      'Case against',
      report.caseAgainst.map(({ text }) => rule(text, at('case-against'))),
    ),
    ...section('Assumptions', report.beliefs.flatMap(beliefLines)),
    ...section('Evidence', evidenceFacts(snapshot, report)),
    ...section('Tests', report.tests.map(testLine)),
    ...section('Market and money', moneyLines(report)),
    ...section(
      'Decisions',
      report.decisions.map(({ label, date, reason }) =>
        words('founder', `Your reason to ${label.toLowerCase()} on ${date}`, reason, at('decisions')),
      ),
    ),
  ];
}

/** Fields for figures give a figure; what the founder wrote freely is theirs and can only be quoted. */
function answerLines({ key, kind, label }: IntakeField, { intake }: Snapshot): FactLine[] {
  const value: unknown = intake[key];
  if (value === null || value === '') return [];
  const source: FactSource = `question:${key}`;
  if (kind === 'money') return [figure(`${label} (your answer)`, formatPlainMoney(value as Money), source)];
  if (kind === 'percent') return [figure(`${label} (your answer)`, `${value}%`, source)];
  if (kind === 'number') return [figure(`${label} (your answer)`, Number(value).toLocaleString('en-GB'), source)];
  const texts =
    kind === 'list'
      ? (value as (string | Alternative)[]).map((item) => (typeof item === 'string' ? item : item.name))
      : [String(value)];
  return texts.map((text) => words('founder', `Your answer, ${label.toLowerCase()}`, text, source));
}

function resultLines(snapshot: Snapshot, report: ValidationReport): FactLine[] {
  const { verdict, score, notTestable, findings } = report;
  const shown = rule(`Verdict: ${verdict.label}. ${verdictReason(snapshot, report)}`, at('verdict'));
  if (!score)
    return [
      shown,
      ...[notTestable ?? '', ...findings.map(({ message }) => message)].map((text) => rule(text, at('verdict'))),
    ];
  const percent = (value: number) => `${value.toFixed(1)}%`;
  const source = at('score');
  return [
    shown,
    figure('Support', percent(score.support), source),
    figure('Against', percent(score.against), source),
    figure('Unknown', percent(score.unknown), source),
    ...(score.range
      ? [
          figure(
            'Support with one assumption left out',
            `${percent(score.range.min)} to ${percent(score.range.max)}`,
            source,
          ),
        ]
      : []),
  ];
}

function beliefLines({
  id,
  class: kind,
  statement,
  importance,
  score,
}: ValidationReport['beliefs'][number]): FactLine[] {
  const source = at('assumptions');
  return [
    words('rules', `Assumption ${id}, ${kind}`, statement, source),
    figure(`Importance of ${id}`, `${importance} of 5`, source),
    ...(score ? [figure(`Risk of ${id}`, score.risk.toFixed(2), source)] : []),
  ];
}

/** The ledger with the proof and the count that the score goes by, and what the rules say of an entry. */
function evidenceFacts(snapshot: Snapshot, { evidenceNotes }: ValidationReport): FactLine[] {
  const counted = new Map(countEvidence(snapshot).items.map((item) => [item.id, item]));
  return snapshot.evidence.flatMap((item) => [
    ...evidenceLines(counted.get(item.id) ?? item),
    ...evidenceNotes
      .filter(({ evidenceId }) => evidenceId === item.id)
      .map(({ text }) => rule(`Of evidence ${item.side} ${item.assumptionId}, ${item.date}: ${text}`, at('evidence'))),
  ]);
}

function evidenceLines({
  assumptionId,
  side,
  level,
  independence,
  proof,
  count,
  confirmed = 0,
  date,
  note,
}: EvidenceItem & { confirmed?: number }): FactLine[] {
  const kind = EVIDENCE_LEVELS.includes(level) ? kindLabel({ level, side }) : level;
  const of = `${side} ${assumptionId}, ${date}`;
  return [
    figure(
      `Evidence ${of}`,
      `${count} × ${kind}, ${INDEPENDENCE[independence].label}, ${PROOFS[proof].label}${confirmed > 0 && confirmed < count ? `, ${confirmedWords(confirmed, count)}` : ''}`,
      at('evidence'),
    ),
    words('founder', `Your note on evidence ${of}`, note, at('evidence')),
  ];
}

function testLine({ card, reading }: ValidationReport['tests'][number]): FactLine {
  const result = reading ? `${OUTCOME_WORDS[reading.current.outcome]}: ${reading.current.because}` : 'no result yet';
  return words('rules', `${card.name} (for ${card.assumptionId})`, result, at('tests'));
}

function moneyLines({ market, unitEconomics }: ValidationReport): FactLine[] {
  const { contribution, marginPercent, ltv, paybackMonths } = unitEconomics;
  const economics = at('economics');
  return [
    ...market.lines.flatMap(({ label, amount }) => figureLine(label, amount, formatPlainMoney, at('market'))),
    ...figureLine('Contribution per unit', contribution, formatPlainMoney, economics),
    ...figureLine('Margin', marginPercent, (percent) => `${percent}%`, economics),
    ...figureLine('Lifetime value of a customer', ltv, formatPlainMoney, economics),
    ...figureLine('Months until the cost to win a customer comes back', paybackMonths, monthsWords, economics),
  ];
}

function figureLine<T>(
  label: string,
  { value }: Figure<T>,
  write: (value: T) => string,
  source: FactSource,
): FactLine[] {
  return value === null ? [] : [figure(label, write(value), source)];
}
