import type { ScoreMove } from '#domain/validation/score-move.ts';
import type { Shares } from '#domain/validation/shares.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { signed } from '#web/words/figures.ts';
import { scoreMoveText } from './score-move.ts';
import { ShareBar } from './share-bar.tsx';

const parts = [
  { key: 'support', label: 'Support' },
  { key: 'against', label: 'Against' },
  { key: 'unknown', label: 'Unknown' },
] as const;

/** The score in small, which stays on the screen while evidence is entered, with how it moved at the last change. */
export function ScoreBar({ shares, move }: { shares: Shares; move: ScoreMove | null }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <ShareBar shares={shares} size="slim" />
      <dl className="grid grid-cols-3 gap-2 text-sm leading-tight">
        {parts.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-stone">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {shares[key].toFixed(1)}
              {move && move.from[key] !== move.to[key] && (
                <span className="ml-1 font-normal text-stone">{signed(move.to[key] - move.from[key])}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Reads out how the score moved. One on the page, always there, so that assistive technology follows it. */
export function ScoreAnnouncer({ move }: { move: ScoreMove | null }) {
  return (
    <VisuallyHidden>
      <span role="status">{move ? scoreMoveText(move) : ''}</span>
    </VisuallyHidden>
  );
}
