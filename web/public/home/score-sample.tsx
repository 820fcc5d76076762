import { useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';
import { useHydrated } from '../../components/hydrated.ts';
import { type EventId, events, scoreSample } from './sample-idea.ts';

const start = 'Turn one on and watch what moves.';

/** The validation bar at work on a sample idea, by the very rules that score a real one. */
export function ScoreSample() {
  const isHydrated = useHydrated();
  const [happened, setHappened] = useState<ReadonlySet<EventId>>(new Set());
  const [news, setNews] = useState(start);

  function toggle(id: EventId) {
    const next = new Set(happened);
    if (!next.delete(id)) next.add(id);
    setHappened(next);
    setNews(next.has(id) ? explain(id, happened, next) : start);
  }

  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-7">
      <figcaption className="flex flex-col gap-2">
        <span className="text-sm text-stone">A sample to play with</span>
        <span className="font-display text-xl font-semibold tracking-tight">
          Cold storage by the crate, for tomato sellers
        </span>
        <span className="text-stone max-sm:text-sm">
          So far: six strangers told how they last lost stock and two never did, one gave half a day to a trial, two
          reports were read, and twenty friends like it.
        </span>
      </figcaption>
      <div className="mt-4 sm:mt-6">
        <ProportionBar label="What the evidence says" parts={partsOf(scoreSample(happened))} />
      </div>
      <fieldset disabled={!isHydrated} className="mt-4 sm:mt-6">
        <legend className="mb-1 font-semibold">And what if …</legend>
        {events.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={happened.has(id)}
            onChange={() => toggle(id)}
            className="border-t border-line py-1"
          />
        ))}
      </fieldset>
      <p aria-live="polite" className="mt-3 min-h-12 text-moss-ink">
        {news}
      </p>
    </figure>
  );
}

function partsOf({ support, against, unknown }: ReturnType<typeof scoreSample>) {
  return [
    { label: 'Support', value: support, tone: 'support' },
    { label: 'Against', value: against, tone: 'against' },
    { label: 'Unknown', value: unknown, tone: 'unknown' },
  ] as const;
}

function explain(id: EventId, before: ReadonlySet<EventId>, after: ReadonlySet<EventId>): string {
  const reason = events.find((event) => event.id === id)?.reason ?? '';
  const moved = scoreSample(before).unknown !== scoreSample(after).unknown;
  return moved ? reason : `Nothing moved. ${reason}`;
}
