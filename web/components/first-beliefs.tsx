import type { ReactNode } from 'react';

type FirstBeliefsProps = {
  title: string;
  titleId: string;
  /** What the beliefs were read from. */
  note?: ReactNode;
  beliefs: readonly string[];
  /** Counted from 0. */
  riskiest: number;
  test: { name: string; doThis: string; holdsWhen: string };
};

/** What would have to be true first, the riskiest of it, and the test to begin with. */
export function FirstBeliefs({ title, titleId, note, beliefs, riskiest, test }: FirstBeliefsProps) {
  return (
    <>
      <div>
        <h2 id={titleId} className="font-display text-2xl font-semibold tracking-tight">
          {title}
        </h2>
        {note && <p className="mt-1 text-sm text-stone">{note}</p>}
      </div>
      <ol className="flex flex-col">
        {beliefs.map((belief, index) => (
          <li key={belief} className="flex gap-3 border-t border-line py-2.5 last:border-b">
            <span aria-hidden="true" className="w-4 shrink-0 text-stone tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {index === riskiest && <strong className="text-clay-ink">The riskiest: </strong>}
              {belief}
            </span>
          </li>
        ))}
      </ol>
      <div className="rounded-card bg-sunken p-4">
        <h3 className="font-semibold">Test it first: {test.name}</h3>
        <p className="mt-1 wrap-anywhere">{test.doThis}</p>
        <p className="mt-1">
          <strong>It holds when:</strong> {test.holdsWhen}
        </p>
      </div>
    </>
  );
}
