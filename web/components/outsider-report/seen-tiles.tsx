import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import { tilesOf, witnessWords } from '#domain/validation/outsider-words.ts';
import { figure } from '#web/words/figures.ts';
import { ClampedText } from './clamped-text.tsx';

/** Counts of strangers and of tests: at most four, two in a row; on paper in one row. */
export function SeenTiles({ report, lines }: { report: OutsiderReport; lines: 2 | 3 }) {
  const tiles = tilesOf(report);
  const { witnesses } = report;
  if (tiles.length === 0 && !witnesses) return null;
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grow grid-cols-2 gap-2 print:grid-cols-4">
        {tiles.map(({ key, count, words }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end rounded-control border border-line bg-surface px-3 py-2 last:odd:col-span-2 print:last:odd:col-span-1"
          >
            <dt className="text-sm text-stone">
              <ClampedText lines={lines}>{words}</ClampedText>
            </dt>
            <dd className="font-display text-2xl font-semibold">{figure(count)}</dd>
          </div>
        ))}
      </dl>
      {witnesses && (
        <p className="text-sm text-stone">
          <ClampedText>{witnessWords(witnesses)}</ClampedText>
        </p>
      )}
    </div>
  );
}
