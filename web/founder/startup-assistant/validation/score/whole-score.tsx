import { moveInShort, type ScoreMove } from '#domain/validation/score-move.ts';
import { type Shares, wholeShares } from '#domain/validation/shares.ts';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { WholeBar } from '#web/components/outsider-report/whole-bar.tsx';

type WholeScoreProps = { shares: Shares; move: ScoreMove | null; size?: 'full' | 'small' };

/** The score in whole per cent, with how it moved at the last change: in small for the bar at the foot of a phone. */
export function WholeScore({ shares, move, size = 'full' }: WholeScoreProps) {
  const moved = move && <p className="text-sm font-semibold">{moveInShort(move)}</p>;
  if (size === 'full') {
    return (
      <div className="flex flex-col gap-1">
        <WholeBar shares={shares} />
        {moved}
      </div>
    );
  }
  const { support, against, unknown } = shares;
  return (
    <div className="flex w-24 shrink-0 flex-col gap-1">
      <ProportionBar
        label="Your score"
        size="slim"
        decimals={0}
        parts={[
          { label: 'Support', value: support, tone: 'support' },
          { label: 'Against', value: against, tone: 'against' },
          { label: 'Not known', value: unknown, tone: 'unknown' },
        ]}
      />
      {moved ?? (
        <p aria-hidden="true" className="text-sm leading-tight text-stone tabular-nums">
          Support {support}%
          <br />
          Against {against}%
        </p>
      )}
    </div>
  );
}

/** Reads out how the score moved. One on the page, always there, so that assistive technology follows it. */
export function WholeScoreAnnouncer({ move }: { move: ScoreMove | null }) {
  return (
    <VisuallyHidden>
      <span role="status">{move ? `${moveInShort(move)}. ${standsAt(wholeShares(move.to))}` : ''}</span>
    </VisuallyHidden>
  );
}

const standsAt = ({ support, against, unknown }: Shares) =>
  `Support is ${support}%, Against ${against}%, not known ${unknown}%.`;
