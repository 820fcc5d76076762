import { formatPlainMoney, withPlainAmounts } from '#domain/money/money.ts';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { OUTCOME_WORDS } from '#domain/validation/test-reading.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordHash, wordMoment } from '../../../print/wording.ts';
import { fraction, wordPassMark } from './wording.ts';

const mapColumns: Column[] = [
  { header: 'Class', width: 0.12 },
  { header: 'Assumption', width: 0.51 },
  { header: 'Importance', width: 0.1, align: 'right' },
  { header: 'For', width: 0.06, align: 'right' },
  { header: 'Against', width: 0.08, align: 'right' },
  { header: 'Unknown', width: 0.08, align: 'right' },
  { header: 'Risk', width: 0.05, align: 'right' },
];

const gridColumns: Column[] = [
  { header: 'Importance', width: 0.12 },
  { header: 'Nothing known', width: 0.34 },
  { header: 'Up to a third known', width: 0.18 },
  { header: 'Up to two thirds', width: 0.18 },
  { header: 'More', width: 0.18 },
];

/** Where each assumption stands: what matters most and is known least is in the first row, on the left. */
function importanceGrid(beliefs: ValidationReport['beliefs']): string[][] {
  return [5, 4, 3, 2, 1].flatMap((importance) => {
    const row = beliefs.filter((belief) => belief.importance === importance);
    if (row.length === 0) return [];
    const within = (above: number, most: number) =>
      row
        .filter(({ score }) => {
          const known = score ? 1 - score.u : 0;
          return known > above && known <= most;
        })
        .map(({ statement }) => nameOf(statement))
        .join('; ');
    return [[String(importance), within(-1, 0), within(0, 1 / 3), within(1 / 3, 2 / 3), within(2 / 3, 1)]];
  });
}

/** Importance against evidence, the riskiest first. */
export function assumptionMap<N>(parts: PrintParts<N>, { beliefs, score: scored }: ValidationReport): N {
  const rows = [...beliefs]
    .sort((a, b) => (b.score?.risk ?? 0) - (a.score?.risk ?? 0))
    .map(({ class: ofClass, statement, importance, score }) => [
      ofClass,
      statement,
      String(importance),
      ...(score ? [score.b, score.d, score.u, score.risk].map(fraction) : ['', '', '', '']),
    ]);
  const edits = beliefs.flatMap(({ statement, edits: own }) => own.map((edit) => ({ statement, ...edit })));
  return parts.section(
    'Assumption map: importance and evidence',
    ...(scored ? [parts.table(gridColumns, importanceGrid(beliefs))] : []),
    parts.small('For, against and unknown are fractions that sum to 1. Risk = (importance ÷ 5) × (1 − for).'),
    parts.table(mapColumns, rows),
    ...edits.map(({ statement, importance, reason, date }) =>
      parts.small(`${nameOf(statement)}: importance set to ${importance} on ${date}, because: ${reason}`),
    ),
  );
}

/** The three tests to run next, then every other test on record. */
export function testCards<N>(parts: PrintParts<N>, { tests }: ValidationReport): N {
  return parts.section('Test cards', ...tests.flatMap((test) => testCard(parts, test)));
}

function testCard<N>(parts: PrintParts<N>, test: ReportTest): N[] {
  const { keep, bold, field } = parts;
  const { card, rank, record } = test;
  const budget = card.budget ? `, at most ${formatPlainMoney(card.budget)}` : '';
  return [
    keep(
      bold(`${rank === null ? 'Also on record' : `Test ${rank}`}: ${card.name}`),
      field('We believe', card.weBelieve),
      field('What to do', card.whatToDo),
      field('Script', card.script.join('\n')),
      field('Sample', card.sample),
      field('One success is', card.success),
      field('Cost', `${card.hours} hours${budget}, ${card.days} days`),
      ...(record ? [] : [field('Pass mark', `${wordPassMark(card.passMark)} (proposed, not locked)`)]),
    ),
    ...testHistory(parts, test),
  ];
}

/** Every pass mark that was ever locked, every result, and how the last one reads. */
function testHistory<N>({ field, bold, small }: PrintParts<N>, { record, reading }: ReportTest): N[] {
  if (!record) return [];
  return [
    ...record.marks.flatMap(({ revision, passMark, lockedAt, reason, hash }) => [
      field(
        revision === 1 ? 'Pass mark' : `Moved (${revision})`,
        `${wordPassMark(passMark)}, locked ${wordMoment(lockedAt)}${reason ? `, because: ${reason}` : ''}`,
      ),
      small(`SHA-256 of the lock: ${wordHash(hash)}`),
    ]),
    ...record.results.map(({ successes, trials, recordedAt, note, link, file }) =>
      field(
        'Result',
        [`${successes} of ${trials}, entered ${wordMoment(recordedAt)}`, note, link, file && `File: ${file.name}`]
          .filter(Boolean)
          .join('. '),
      ),
    ),
    ...(reading ? [field('Reading', `${OUTCOME_WORDS[reading.current.outcome]}: ${reading.current.because}`)] : []),
    ...(reading?.moved
      ? [field('First mark', `${OUTCOME_WORDS[reading.first.outcome]}: ${reading.first.because}`)]
      : []),
    ...(reading?.movedAfterResult ? [bold('The pass mark was moved after a result was in.')] : []),
  ];
}

/** A belief by its own words in short: a reader knows no letters and numbers. */
export const nameOf = (statement: string) => briefly(withPlainAmounts(statement).replace(/\.$/u, ''), 64);

/** The same of each by its id. */
export const namesOf = (assumptions: readonly { id: string; statement: string }[]) => {
  const names = new Map(assumptions.map(({ id, statement }) => [id, nameOf(statement)]));
  return (id: string) => names.get(id) ?? 'an earlier belief';
};
