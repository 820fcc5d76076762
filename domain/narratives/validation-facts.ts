import { formatMoney, type Money } from '../money/money.ts';
import { EVIDENCE_LEVELS, type EvidenceItem, INDEPENDENCE, LEVELS, PROOFS } from '../validation/evidence.ts';
import type { Figure } from '../validation/figure.ts';
import type { Alternative } from '../validation/intake.ts';
import { INTAKE_FIELDS, type IntakeField } from '../validation/intake-fields.ts';
import type { ValidationReport } from '../validation/report.ts';
import type { Snapshot } from '../validation/snapshot.ts';
import { section } from './section.ts';

/** What the AI is told of a validation report: the founder's answers, the evidence, and what the rules made of them. */
export function validationFacts({ snapshot, report }: { snapshot: Snapshot; report: ValidationReport }): string[] {
  return [
    ...section('The idea', [`Title: ${report.title}`, `As of: ${report.asOf}`]),
    ...section(
      'Answers of the founder',
      INTAKE_FIELDS.flatMap((field) => answerLine(field, snapshot)),
    ),
    ...section('Result of the rules', resultLines(report)),
    ...section(
      'Case against',
      report.caseAgainst.map(({ text }) => text),
    ),
    ...section('Assumptions', report.beliefs.map(beliefLine)),
    ...section('Evidence', snapshot.evidence.map(evidenceLine)),
    ...section('Tests', report.tests.map(testLine)),
    ...section('Market and money', moneyLines(report)),
    ...section(
      'Decisions',
      report.decisions.map(({ label, date, reason }) => `${date}: ${label}. ${reason}`),
    ),
  ];
}

function answerLine(field: IntakeField, { intake }: Snapshot): string[] {
  const text = answerText(field, intake[field.key]);
  return text === '' ? [] : [`${field.label}: ${text}`];
}

function answerText({ kind }: IntakeField, value: unknown): string {
  if (value === null || value === '') return '';
  if (kind === 'money') return formatMoney(value as Money);
  if (kind === 'percent') return `${value}%`;
  if (kind === 'list')
    return (value as (string | Alternative)[]).map((item) => (typeof item === 'string' ? item : item.name)).join('; ');
  return String(value);
}

function resultLines({ verdict, score, notTestable, findings }: ValidationReport): string[] {
  const shares = score && [
    `Support ${score.support.toFixed(1)}%, Against ${score.against.toFixed(1)}%, Unknown ${score.unknown.toFixed(1)}%`,
    ...(score.range
      ? [`Support with one assumption left out: ${score.range.min.toFixed(1)}% to ${score.range.max.toFixed(1)}%`]
      : []),
  ];
  return [
    `Verdict: ${verdict.label}. ${verdict.reason}`,
    ...(shares ?? [notTestable ?? '', ...findings.map(({ message }) => message)]),
  ];
}

function beliefLine({ id, class: kind, statement, importance, score }: ValidationReport['beliefs'][number]): string {
  const figures = score
    ? `, for ${score.b.toFixed(2)}, against ${score.d.toFixed(2)}, risk ${score.risk.toFixed(2)}`
    : '';
  return `${id} (${kind}, importance ${importance}${figures}): ${statement}`;
}

function evidenceLine({ assumptionId, side, level, independence, proof, count, date, note }: EvidenceItem): string {
  const kind = EVIDENCE_LEVELS.includes(level) ? LEVELS[level].label : level;
  return `${date}, ${side} ${assumptionId}: ${count} × ${level} ${kind}, ${INDEPENDENCE[independence].label}, ${PROOFS[proof].label}. ${note}`;
}

function testLine({ card, reading }: ValidationReport['tests'][number]): string {
  const result = reading ? `${reading.current.outcome}: ${reading.current.because}` : 'no result yet';
  return `${card.name} (for ${card.assumptionId}): ${result}`;
}

function moneyLines({ market, unitEconomics }: ValidationReport): string[] {
  const { contribution, marginPercent, ltv, paybackMonths } = unitEconomics;
  return [
    ...market.lines.flatMap(({ label, amount }) => figureLine(label, amount, formatMoney)),
    ...figureLine('Contribution per unit', contribution, formatMoney),
    ...figureLine('Margin', marginPercent, (percent) => `${percent}%`),
    ...figureLine('Lifetime value of a customer', ltv, formatMoney),
    ...figureLine('Months until the cost to win a customer comes back', paybackMonths, String),
  ];
}

function figureLine<T>(label: string, figure: Figure<T>, write: (value: T) => string): string[] {
  return figure.value === null ? [] : [`${label}: ${write(figure.value)}`];
}
