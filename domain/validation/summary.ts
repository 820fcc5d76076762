import { withPlainAmounts } from '../money/money.ts';
import { labelOf } from './intake-fields.ts';
import { fieldsToFix } from './lint.ts';
import type { ValidationReport } from './report.ts';
import { safeLine } from './safe-text.ts';
import { byRisk, TOP_RISKS } from './test-cards.ts';
import { toldVerdict } from './verdict-told.ts';

/** A WhatsApp summary has fewer bytes than this, in UTF-8, whatever the founder wrote. */
export const SUMMARY_BYTES = 1024;

const BUDGET = { title: 120, belief: 110, fields: 260, test: 100, first: 200 };

/**
 * The report in the length of a message: verdict, the three figures, the range, the riskiest beliefs and the next test.
 * Plain text with line breaks; under `SUMMARY_BYTES` bytes.
 */
export function messageSummary(report: ValidationReport): string {
  const title = fitBytes(report.title, BUDGET.title);
  const lines = report.score ? scoreLines(report) : fieldLines(report);
  const first = report.verdict.first ? [fitBytes(report.verdict.first, BUDGET.first)] : [];
  const text = [`${title}: idea check of ${report.asOf}`, ...first, `Verdict: ${toldVerdict(report)}`, ...lines].join(
    '\n',
  );
  return fitBytes(withPlainAmounts(text), SUMMARY_BYTES - 1, true);
}

function scoreLines({ score, beliefs, tests }: ValidationReport): string[] {
  if (!score) return [];
  const figures = `Support ${score.support.toFixed(1)}, Against ${score.against.toFixed(1)}, Unknown ${score.unknown.toFixed(1)} (of 100)`;
  const range =
    score.range && `Support without any one belief: ${score.range.min.toFixed(1)} to ${score.range.max.toFixed(1)}`;
  const risks = byRisk(
    beliefs,
    beliefs.flatMap((belief) => belief.score ?? []),
  )
    .slice(0, TOP_RISKS)
    .map(({ statement }, index) => `${index + 1}. ${fitBytes(statement, BUDGET.belief)}`);
  const first = tests.find(({ rank }) => rank === 1);
  const next = first ? [`Test next: ${fitBytes(first.card.name, BUDGET.test)}`] : [];
  const note = 'Weights are published conventions, not measured probabilities.';
  return [figures, ...(range ? [range] : []), 'Riskiest beliefs:', ...risks, ...next, note];
}

function fieldLines({ notTestable, findings }: ValidationReport): string[] {
  const fields = fieldsToFix(findings).map(labelOf);
  return [fitBytes(`${notTestable}: ${fields.join(', ')}`, BUDGET.fields)];
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
