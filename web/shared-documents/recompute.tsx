import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { type PublishedFigures, type RecomputedFigure, recompute } from '#domain/validation/published-figures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { counted } from '#web/words/figures.ts';
import { messageOf } from '../api/api-error.ts';

type Outcome = { figures: RecomputedFigure[]; entries: number } | 'nothing scored' | { failure: string };

/**
 * The reader's own browser works the score out again from the figures that it follows from, and says whether it matches: a
 * button for a row of buttons, and below that row what came out.
 */
export function Recompute({ load }: { load: () => Promise<{ figures: PublishedFigures | null }> }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isWorking, setWorking] = useState(false);

  async function run() {
    setWorking(true);
    try {
      const { figures } = await load();
      setOutcome(figures ? { figures: recompute(figures), entries: figures.entries.length } : 'nothing scored');
    } catch (error) {
      setOutcome({ failure: messageOf(error) });
    }
    setWorking(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<Calculator aria-hidden="true" className="max-sm:hidden" />}
        loading={isWorking}
        loadingText="Working it out…"
        onClick={() => void run()}
      >
        Recompute this
      </Button>
      <div role="status" className="order-last flex max-w-measure basis-full flex-col gap-1 empty:hidden">
        {outcome && <Told outcome={outcome} />}
      </div>
    </>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  if (outcome === 'nothing scored') return <p>Nothing is scored yet, so there is nothing to work out.</p>;
  if ('failure' in outcome) return <Banner tone="error">{outcome.failure}</Banner>;
  const { figures, entries } = outcome;
  const matches = figures.every(({ agrees }) => agrees);
  return (
    <>
      <p className="font-semibold">
        {matches
          ? `It matches. Your browser worked out the same from ${counted(entries, 'entry', 'entries')}.`
          : 'It does not match. The figures below are not what the published entries give. Ask the founder why.'}
      </p>
      <ul className="flex flex-col gap-1 text-sm tabular-nums">
        {figures.map(({ key, published, recomputed, agrees }) => (
          <li key={key}>
            {labels[key]}: published {published.toFixed(1)}, worked out {recomputed.toFixed(6)}
            {!agrees && ', not the same'}
          </li>
        ))}
      </ul>
    </>
  );
}

const labels: Record<RecomputedFigure['key'], string> = {
  support: 'Support',
  against: 'Against',
  unknown: 'Not known',
};
