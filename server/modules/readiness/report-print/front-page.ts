import { GRADES } from '#domain/readiness/answers.ts';
import { countAsked } from '#domain/readiness/asked.ts';
import { DIMENSIONS, LEVEL_NUMBERS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { areaStones, farWords, wholePercent } from '#domain/readiness/stand-words.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { share, signed } from '../../../print/wording.ts';
import { byline } from '../../documents/kind/printed-names.ts';
import type { PrintedCheck } from '../check-version.ts';

const areaColumns: Column[] = [
  { header: 'Area', width: 0.26 },
  { header: 'Step needed', width: 0.14, align: 'right' },
  { header: 'As claimed', width: 0.14, align: 'right' },
  { header: 'Documented', width: 0.14, align: 'right' },
  { header: 'Verified', width: 0.12, align: 'right' },
  { header: '', width: 0.2 },
];

/** The verdict in words, and what stands in the way before anything else. It fills one page. */
export function verdict<N>(parts: PrintParts<N>, { entry, report, names }: PrintedCheck): N[] {
  const { text, small, masthead, rule, row, stack, stones, table, heading, radar } = parts;
  const { startup, round, blockers, ready, grades, dimensions } = report;
  const { answered, asked } = countAsked(report);
  const figure = (name: string, value: string, meaning: string) =>
    stack({ flex: 1 }, text(`${name} ${value}`, { fontSize: 13, fontWeight: 700 }), small(meaning));
  const inTheWay = blockers.length === 1 ? '1 blocker stands' : `${blockers.length} blockers stand`;
  return [
    masthead(`Investment readiness, version ${entry.number}`),
    text(entry.name, { fontSize: 17, fontWeight: 700, marginBottom: 2 }),
    text(`Investment readiness${startup ? ` of “${startup}”` : ''} for the round “${round.label}”`, { fontSize: 11 }),
    small(byline(names, report.asOf)),
    rule(),
    text(ready ? 'Ready: no blocker, as claimed' : `Not ready yet: ${inTheWay} in the way`, {
      fontSize: 16,
      fontWeight: 700,
      marginBottom: 4,
    }),
    stones(areaStones(report)),
    text(farWords(report, 'the founder’s'), { marginTop: 4 }),
    small(`${answered} of the ${asked} questions that the round asks are answered.`),
    table(
      areaColumns,
      dimensions.map(({ label, target, levels: at, isBlocker }) => [
        label,
        String(target),
        String(at.claimed.level),
        String(at.documented.level),
        String(at.verified.level),
        isBlocker.claimed ? 'Blocker' : isBlocker.documented ? 'Proof is missing' : '',
      ]),
    ),
    heading('How far'),
    row(
      figure('Claimed', wholePercent(grades.claimed.percent), 'by the founder’s word'),
      figure('Documented', wholePercent(grades.documented.percent), 'with a file, a link or a record'),
      figure('Verified', wholePercent(grades.verified.percent), 'confirmed or signed by others, or checked by us'),
    ),
    radar(
      dimensions.map(({ label, target, levels: at }) => ({
        label,
        target,
        claimed: at.claimed.level,
        documented: at.documented.level,
      })),
      LEVEL_NUMBERS.length,
    ),
    ...report.notes.map((note) => small(note)),
  ];
}

const readingColumns: Column[] = [
  { header: 'What they look at', width: 0.4 },
  { header: 'Claimed', width: 0.2 },
  { header: 'Documented', width: 0.2 },
  { header: 'Verified', width: 0.2 },
];

/** Three ways in which an investor may read the same answers. */
export function readings<N>(parts: PrintParts<N>, { lenses: read, dimensions }: ReadinessReport): N {
  const { gate, weighted, investor } = read;
  const gates = GRADES.map((grade) => (gate[grade].passes ? 'passes' : `${gate[grade].under} areas short`));
  const { scores, weights, problem } = investor;
  const own = dimensions.map(({ dimension, label }) => `${label} ${weights?.[dimension] ?? 0}%`).join(', ');
  return parts.section(
    'What investors look for',
    parts.table(readingColumns, [
      ['Nothing may be missing', ...gates],
      ['The sum, by our published weights', ...GRADES.map((grade) => wholePercent(weighted[grade].percent))],
      ...(scores
        ? [['The sum, by one investor’s own weights', ...GRADES.map((grade) => wholePercent(scores[grade].percent))]]
        : []),
    ]),
    ...(scores ? [parts.small(`The investor’s own weights: ${own}.`)] : []),
    ...(problem ? [parts.text(problem)] : []),
  );
}

const changeColumns: Column[] = [
  { header: 'What changed', width: 0.52 },
  { header: 'Claimed', width: 0.16, align: 'right' },
  { header: 'Documented', width: 0.16, align: 'right' },
  { header: 'Verified', width: 0.16, align: 'right' },
];

/** How many changes have a row of their own; the others stand in one, so that the rows sum exactly to the difference. */
const mostChanges = 8;

/** What moved between two versions, as displayed. */
export function whatChanged<N>(parts: PrintParts<N>, earlier: NonNullable<PrintedCheck['earlier']>): N {
  const { before, after, total, steps, reason } = earlier.comparison;
  const moving = steps.filter(({ delta }) => GRADES.some((grade) => delta[grade].shown !== 0));
  const told = (moving.length > 0 ? moving : steps).slice(0, mostChanges);
  const rest = steps.filter((step) => !told.includes(step));
  const rows = told.map((step) => [
    step.kind === 'round' ? 'Another round' : `${DIMENSIONS[step.dimension].label}: ${step.text}`,
    ...GRADES.map((grade) => signed(step.delta[grade].shown)),
  ]);
  const others = GRADES.map((grade) => signed(inTenths(rest.map(({ delta }) => delta[grade].shown))));
  return parts.section(
    `What changed since version ${earlier.number}`,
    ...(reason ? [parts.text(reason)] : []),
    ...(before && after && total
      ? [
          parts.table(changeColumns, [
            [`Version ${earlier.number}`, ...GRADES.map((grade) => share(before[grade]))],
            ...rows,
            ...(rest.length > 0 ? [[othersWords(rest.length), ...others]] : []),
            ['In all', ...GRADES.map((grade) => signed(total[grade]))],
            ['This version', ...GRADES.map((grade) => share(after[grade]))],
          ]),
        ]
      : []),
  );
}

const othersWords = (count: number) =>
  `${count === 1 ? '1 other answer' : `${count} other answers`}: the JSON export has each`;

/** The sum of displayed figures, free of floating-point dust. */
const inTenths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 10), 0) / 10;
