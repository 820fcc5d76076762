import { formatPlainMoney, type Money, withPlainAmounts } from '../money/money.ts';
import type { Figure } from './figure.ts';
import { labelOf } from './intake-fields.ts';
import { fieldsToFix } from './lint.ts';
import type { ValidationReport } from './report.ts';
import { shortLine } from './safe-text.ts';
import type { Snapshot } from './snapshot.ts';
import { verdictReason } from './verdict-reason.ts';
import { toldVerdict } from './verdict-told.ts';

const WIDTH = 76;
const LINES = 66;

/** The report on one black-and-white page: plain text of at most 66 lines, each at most 76 characters. */
export function onePage(report: ValidationReport, snapshot: Snapshot): string {
  const head = [
    ...wrap(report.title.toUpperCase()),
    ...wrap(shortLine(report.pitch, 160)),
    `As of ${report.asOf}. Rules: ${report.ruleSetVersion}. Formula: ${report.formulaVersion}.`,
    '',
    ...(report.verdict.first ? [...wrap(report.verdict.first), ''] : []),
    ...wrap(`${toldVerdict(report).toUpperCase()}. ${verdictReason(snapshot, report)}`),
    '',
  ];
  const body = report.score ? scoredLines(report) : unscoredLines(report);
  const foot = ['', ...report.notes.flatMap((note) => wrap(note))];
  return withPlainAmounts(
    `${[...head, ...body]
      .slice(0, LINES - foot.length)
      .concat(foot)
      .join('\n')}\n`,
  );
}

function unscoredLines({ notTestable, findings }: ValidationReport): string[] {
  return [`${notTestable}:`, ...fieldsToFix(findings).map((field) => `- ${labelOf(field)}`)];
}

function scoredLines(report: ValidationReport): string[] {
  const { score, beliefs, tests, caseAgainst, market, unitEconomics } = report;
  if (!score) return [];
  const range = score.range
    ? `Support with any one belief left out: ${percent(score.range.min)} to ${percent(score.range.max)}`
    : '';
  const risky = [...beliefs].sort((a, b) => (b.score?.risk ?? 0) - (a.score?.risk ?? 0)).slice(0, 6);
  return [
    bar('Support', score.support),
    bar('Against', score.against),
    bar('Unknown', score.unknown),
    range,
    '',
    'RISKIEST BELIEFS (risk, importance)',
    ...risky.flatMap(({ statement, importance, score: own }) =>
      wrap(`- ${own?.risk.toFixed(2)}, ${importance}: ${shortLine(statement, 140)}`),
    ),
    '',
    'TEST NEXT',
    ...tests
      .filter(({ rank }) => rank !== null)
      .flatMap(({ card }) => wrap(`- ${card.name} (${card.days} days): ${shortLine(card.success, 100)}`)),
    '',
    'THE CASE AGAINST',
    ...caseAgainst.slice(0, 4).flatMap(({ text }) => wrap(`- ${shortLine(text, 200)}`)),
    '',
    'THE FIGURES',
    ...market.lines.map(({ label, amount }) => `- ${label}: ${money(amount)}`),
    `- Contribution per unit: ${money(unitEconomics.contribution)}`,
    `- LTV to CAC: ${unitEconomics.ltvToCac.value ?? 'not known'}`,
  ];
}

/** "Support    20.6  ####................" */
function bar(name: string, value: number): string {
  const filled = Math.round(value / 2.5);
  return `${name.padEnd(9)}${percent(value).padStart(6)}  ${'#'.repeat(filled)}${'.'.repeat(40 - filled)}`;
}

const percent = (value: number) => value.toFixed(1);
const money = (figure: Figure<Money>) => (figure.value ? formatPlainMoney(figure.value) : 'not known');

/** Lines of at most `WIDTH` characters, broken between words where there are any; later lines are indented. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(pieces)) {
    if (line !== '' && [...line].length + 1 + [...word].length > WIDTH) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word longer than a line in pieces that fit one. */
function pieces(word: string): string[] {
  const characters = [...word];
  const count = Math.ceil(characters.length / (WIDTH - 2));
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * (WIDTH - 2), (index + 1) * (WIDTH - 2)).join(''),
  );
}
