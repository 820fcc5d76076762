import type { Assumption } from '#domain/validation/assumptions.ts';
import type { Comparison as VersionComparison } from '#domain/validation/compare.ts';
import { WATERFALL_ORDER, type WaterfallStep } from '#domain/validation/waterfall.ts';
import { Table } from '#ui/table/table.tsx';
import { Waterfall } from '#ui/waterfall/waterfall.tsx';
import { signed } from '#web/words/figures.ts';
import { marksOf } from '../marks.ts';
import { ChangeList } from './change-list.tsx';
import { stepWords } from './change-words.ts';

type ComparisonProps = {
  comparison: VersionComparison;
  /** The assumptions of both versions, for their names. */
  assumptions: readonly Pick<Assumption, 'id' | 'statement'>[];
  /** "Version 2", "Version 3". */
  from: string;
  to: string;
};

const columns = [
  { key: 'what', label: 'What changed' },
  { key: 'support', label: 'Support', align: 'end' },
  { key: 'against', label: 'Against', align: 'end' },
  { key: 'unknown', label: 'Unknown', align: 'end' },
] as const;

/** Two versions of one idea: how much of the change in the figures came from which input, and everything that changed. */
export function Comparison({ comparison, assumptions, from, to }: ComparisonProps) {
  const { before, after, total, steps, reason, changes } = comparison;
  const marks = marksOf(assumptions);
  const name = (step: WaterfallStep) => stepWords(step, marks);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {reason && <p className="max-w-measure">{reason}</p>}
      {before && after && total && (
        <>
          <Waterfall
            caption={`Support in per cent, from ${from} to ${to}`}
            scale={[0, scaleEnd(before.support, steps)]}
            from={{ label: from, value: before.support }}
            to={{ label: to, value: after.support }}
            changes={steps.map((step) => ({ id: keyOf(step), label: name(step), change: step.delta.support }))}
          />
          <Table
            showCaption
            look="compact"
            caption="The same steps with all three figures, in percentage points"
            columns={columns}
            rows={[
              ...steps.map((step) => ({ id: keyOf(step), what: name(step), ...deltas(step.delta) })),
              { id: 'total', what: <strong className="font-semibold">In all</strong>, ...deltas(total) },
            ]}
          />
          <p className="max-w-measure text-sm text-stone">
            The steps are taken in a fixed order, each on top of the one before:{' '}
            {WATERFALL_ORDER.map(({ label }) => label.toLowerCase()).join('; ')}. In another order each step could move
            a different share, but the total would be the same.
          </p>
        </>
      )}
      <ChangeList changes={changes} marks={marks} />
    </div>
  );
}

/** The bars end at the next full ten above the highest value on the way, so that small steps can be seen. */
function scaleEnd(start: number, steps: readonly WaterfallStep[]): number {
  let value = start;
  const passed = steps.map(({ delta }) => {
    value += delta.support;
    return value;
  });
  return Math.min(100, 10 * Math.ceil((Math.max(start, ...passed) + 1) / 10));
}

const deltas = ({ support, against, unknown }: WaterfallStep['delta']) => ({
  support: signed(support),
  against: signed(against),
  unknown: signed(unknown),
});

const keyOf = ({ kind, assumptionId, side }: WaterfallStep) => `${kind} ${assumptionId} ${side}`;
