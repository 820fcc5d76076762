import { countAsked } from '#domain/readiness/asked.ts';
import { DIMENSIONS, LEVEL_NUMBERS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { share, signed } from '../../../print/wording.ts';
import { byline } from '../../documents/kind/printed-names.ts';
import type { PrintedCheck } from '../check-version.ts';

const blockerColumns: Column[] = [
  { header: 'Blocker', width: 0.5 },
  { header: 'Level as claimed', width: 0.25, align: 'right' },
  { header: 'Level the round asks for', width: 0.25, align: 'right' },
];

/** The verdict, and what stands in the way before anything else. */
export function verdict<N>(parts: PrintParts<N>, { entry, report, names }: PrintedCheck): N[] {
  const { text, small, masthead, rule, row, stack, table, heading } = parts;
  const { startup, round, blockers, ready, grades, proofGap } = report;
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
    ...(ready
      ? []
      : [
          table(
            blockerColumns,
            blockers.map(({ dimension, level, target }) => [
              DIMENSIONS[dimension].label,
              String(level),
              String(target),
            ]),
          ),
        ]),
    heading('How far'),
    row(
      figure('Claimed', `${share(grades.claimed.percent)}%`, 'by your word'),
      figure('Documented', `${share(grades.documented.percent)}%`, 'with a file, a link or a record'),
      figure('Verified', `${share(grades.verified.percent)}%`, 'somebody outside the team can check it'),
    ),
    text(
      `Proof gap: ${share(proofGap)} percentage points. ${answered} of the ${asked} criteria that the round asks are answered.`,
      { marginTop: 4 },
    ),
    ...report.notes.map((note) => small(note)),
  ];
}

const levelColumns: Column[] = [
  { header: 'Dimension', width: 0.25 },
  { header: 'Weight', width: 0.1, align: 'right' },
  { header: 'Target', width: 0.1, align: 'right' },
  { header: 'Claimed', width: 0.12, align: 'right' },
  { header: 'Documented', width: 0.14, align: 'right' },
  { header: 'Verified', width: 0.12, align: 'right' },
  { header: 'Blocker', width: 0.17 },
];

/** The ten levels, claimed beside documented. */
export function levels<N>(parts: PrintParts<N>, { dimensions }: ReadinessReport): N {
  return parts.section(
    'Levels',
    parts.radar(
      dimensions.map(({ label, target, levels: at }) => ({
        label,
        target,
        claimed: at.claimed.level,
        documented: at.documented.level,
      })),
      LEVEL_NUMBERS.length,
    ),
    parts.table(
      levelColumns,
      dimensions.map(({ label, weight, target, levels: at, isBlocker }) => [
        label,
        `${weight}%`,
        String(target),
        String(at.claimed.level),
        String(at.documented.level),
        String(at.verified.level),
        isBlocker.claimed ? 'Yes' : isBlocker.documented ? 'Not documented' : '',
      ]),
    ),
  );
}

const lensColumns: Column[] = [
  { header: 'Lens', width: 0.34 },
  { header: 'Claimed', width: 0.22 },
  { header: 'Documented', width: 0.22 },
  { header: 'Verified', width: 0.22 },
];

/** Three ways to read the same levels. */
export function lenses<N>(parts: PrintParts<N>, { lenses: read, dimensions }: ReadinessReport): N {
  const { gate, weighted, investor } = read;
  const order = ['claimed', 'documented', 'verified'] as const;
  const gates = order.map((grade) =>
    gate[grade].passes ? 'passes' : `${gate[grade].under} under target; lowest level ${gate[grade].profile.overall}`,
  );
  const { scores, weights, problem } = investor;
  const own = dimensions.map(({ dimension, label }) => `${label} ${weights?.[dimension] ?? 0}%`).join(', ');
  return parts.section(
    'Three lenses on the same facts',
    parts.table(lensColumns, [
      ['Gate: nothing under its target', ...gates],
      ['Published weights', ...order.map((grade) => `${share(weighted[grade].percent)}%`)],
      ...(scores ? [['The investor’s own weights', ...order.map((grade) => `${share(scores[grade].percent)}%`)]] : []),
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

/** The steps sum exactly to the difference of the two versions as displayed. */
export function whatChanged<N>(parts: PrintParts<N>, earlier: NonNullable<PrintedCheck['earlier']>): N {
  const { before, after, total, steps, reason } = earlier.comparison;
  const order = ['claimed', 'documented', 'verified'] as const;
  const rows = steps.map((step) => [
    step.kind === 'round' ? 'Another round' : `${DIMENSIONS[step.dimension].label}: ${step.text}`,
    ...order.map((grade) => signed(step.delta[grade].shown)),
  ]);
  return parts.section(
    `What changed since version ${earlier.number}`,
    ...(reason ? [parts.text(reason)] : []),
    ...(before && after && total
      ? [
          parts.table(changeColumns, [
            [`Version ${earlier.number}`, ...order.map((grade) => share(before[grade]))],
            ...rows,
            ['In all', ...order.map((grade) => signed(total[grade]))],
            ['This version', ...order.map((grade) => share(after[grade]))],
          ]),
        ]
      : []),
  );
}
