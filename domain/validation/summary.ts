import { withPlainAmounts } from '../money/money.ts';
import { beliefStandings, countStandings, standingSentence } from './belief-standing.ts';
import { labelOf } from './intake-fields.ts';
import { fieldsToFix } from './lint.ts';
import type { ValidationReport } from './report.ts';
import { safeLine } from './safe-text.ts';
import { wholeShares } from './shares.ts';
import type { Snapshot } from './snapshot.ts';
import { byRisk, TOP_RISKS } from './test-cards.ts';
import { toldVerdict } from './verdict-told.ts';

/** A WhatsApp summary has fewer bytes than this, in UTF-8, whatever the founder wrote. */
export const SUMMARY_BYTES = 1024;

const BUDGET = { title: 120, belief: 110, fields: 260, test: 100, first: 200 };

/**
 * The report in the length of a message: how many beliefs are tested and hold, the verdict, whole per cent, the riskiest beliefs
 * and the next test. Plain text with line breaks; under `SUMMARY_BYTES` bytes.
 */
export function messageSummary(snapshot: Snapshot, report: ValidationReport): string {
  const title = fitBytes(report.title, BUDGET.title);
  const lines = report.score ? scoreLines(snapshot, report) : fieldLines(report);
  const first = report.verdict.first ? [fitBytes(report.verdict.first, BUDGET.first)] : [];
  const text = [`${title}: idea check of ${report.asOf}`, ...first, ...lines].join('\n');
  return fitBytes(withPlainAmounts(text), SUMMARY_BYTES - 1, true);
}

function scoreLines(snapshot: Snapshot, report: ValidationReport): string[] {
  const { score, beliefs, tests } = report;
  if (!score) return [];
  const { support, against, unknown } = wholeShares(score);
  const told = [
    standingSentence(countStandings(beliefStandings(snapshot, report))),
    `Verdict: ${toldVerdict(report)}`,
    `Support ${support}%, Against ${against}%, Not known ${unknown}%`,
  ];
  const risks = byRisk(
    beliefs,
    beliefs.flatMap((belief) => belief.score ?? []),
  )
    .slice(0, TOP_RISKS)
    .map(({ statement }, index) => `${index + 1}. ${fitBytes(statement, BUDGET.belief)}`);
  const first = tests.find(({ rank }) => rank === 1);
  const next = first ? [`Test next: ${fitBytes(first.card.name, BUDGET.test)}`] : [];
  const note = 'Weights are published conventions, not measured probabilities.';
  return [...told, 'Riskiest beliefs:', ...risks, ...next, note];
}

function fieldLines(report: ValidationReport): string[] {
  const { notTestable, findings } = report;
  const fields = fieldsToFix(findings).map(labelOf);
  return [`Verdict: ${toldVerdict(report)}`, fitBytes(`${notTestable}: ${fields.join(', ')}`, BUDGET.fields)];
}

/** The text, cut between characters and marked, so that it has at most `limit` bytes in UTF-8. */
export function fitBytes(text: string, limit: number, keepBreaks = false): string {
  const safe = keepBreaks ? text : safeLine(text);
  if (byteLength(safe) <= limit) return safe;
  let kept = '';
  let bytes = byteLength('…');
  for (const character of safe) {
    bytes += byteLength(character);
    if (bytes > limit) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Bytes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
