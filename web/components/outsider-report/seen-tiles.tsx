import type { OutsiderReport, Seen, SeenKind } from '#domain/validation/outsider-report.ts';
import { figure } from '#web/words/figures.ts';

const kinds: Record<SeenKind, string> = {
  told: 'told of the last time',
  gave: 'gave time or data',
  paid: 'paid',
  cameBack: 'came back',
  refused: 'refused to pay',
};

/** "6 told of the last time (6 on record)". */
export const seenWords = (seen: Seen) => `${figure(seen.count)} ${kinds[seen.kind]}${proofWords(seen, ' (', ')')}`;

/** What stands behind it: who confirmed it, else what is on record, else that nothing is. */
function proofWords({ onRecord, confirmed }: Seen, before: string, after = ''): string {
  if (confirmed > 0) return `${before}${figure(confirmed)} confirmed it${after}`;
  return onRecord > 0 ? `${before}${figure(onRecord)} on record${after}` : `${before}the founder’s word${after}`;
}

/** Counts of strangers and of tests: at most four, side by side on a desktop. */
export function SeenTiles({ report: { seen, tests } }: { report: OutsiderReport }) {
  const tiles = [
    ...seen.map((one) => ({
      key: one.kind,
      count: one.count,
      words: `${one.count === 1 ? 'stranger' : 'strangers'} ${kinds[one.kind]}${proofWords(one, ', ')}`,
    })),
    ...(tests.decided > 0
      ? [
          {
            key: 'tests',
            count: tests.decided,
            words: `${tests.decided === 1 ? 'test' : 'tests'} decided, ${figure(tests.passed)} passed`,
          },
        ]
      : []),
  ].slice(0, 4);
  if (tiles.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {tiles.map(({ key, count, words }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end rounded-control border border-line bg-surface px-3 py-2 last:odd:col-span-2 lg:last:odd:col-span-1"
        >
          <dt className="text-sm text-stone">{words}</dt>
          <dd className="font-display text-2xl font-semibold">{figure(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
