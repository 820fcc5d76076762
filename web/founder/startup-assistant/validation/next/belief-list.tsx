import { type BeliefStanding, beliefLine } from '#domain/validation/belief-standing.ts';
import type { AssumptionScore } from '#domain/validation/score.ts';
import { wholeShares } from '#domain/validation/shares.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Anchor, TextLink } from '#ui/link/link.tsx';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';
import { anchorOf } from '../marks.ts';

type BeliefListProps = {
  standings: readonly BeliefStanding[];
  /** How many beliefs matter less. */
  others: number;
  /** The place in Working that shows this section. */
  linkTo: (section: string) => string;
};

/** How many stand open; the rest is folded. */
const SHOWN = 4;

/** The make-or-break beliefs, each with where it stands and its bar; each leads to its figures. */
export function BeliefList({ standings, others, linkTo }: BeliefListProps) {
  const rest = standings.slice(SHOWN);
  return (
    <div className="flex flex-col gap-1">
      <Rows standings={standings.slice(0, SHOWN)} linkTo={linkTo} />
      {rest.length > 0 && (
        <Disclosure summary={`Show all ${standings.length}`}>
          <Rows standings={rest} linkTo={linkTo} />
        </Disclosure>
      )}
      {others > 0 && (
        <TextLink href={linkTo('score')} className="inline-flex min-h-11 w-fit items-center">
          And {others} that {others === 1 ? 'matters' : 'matter'} less
        </TextLink>
      )}
    </div>
  );
}

function Rows({ standings, linkTo }: Omit<BeliefListProps, 'others'>) {
  return (
    <ul className="flex flex-col divide-y divide-line text-base text-ink">
      {standings.map((one) => (
        <li key={one.belief.id} className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-3 py-2.5">
          <div className="min-w-0">
            <Anchor
              href={linkTo(anchorOf(one.belief.id))}
              className="line-clamp-2 wrap-break-word no-underline hover:text-moss hover:underline"
            >
              {one.name}
            </Anchor>
            <p className="text-sm text-stone">{beliefLine(one, 'your ')}</p>
          </div>
          {one.belief.score && <BeliefBar score={one.belief.score} />}
        </li>
      ))}
    </ul>
  );
}

function BeliefBar({ score: { b, d } }: { score: AssumptionScore }) {
  const { support, against, unknown } = wholeShares({ support: b * 100, against: d * 100, unknown: 0 });
  return (
    <ProportionBar
      label="Of this belief"
      size="slim"
      decimals={0}
      parts={[
        { label: 'for', value: support, tone: 'support' },
        { label: 'against', value: against, tone: 'against' },
        { label: 'not known', value: unknown, tone: 'unknown' },
      ]}
    />
  );
}
