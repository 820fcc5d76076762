import type { Shares } from '#domain/validation/shares.ts';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';

/** Support, Against and what is not known, in whole per cent. */
export function WholeBar({ shares: { support, against, unknown } }: { shares: Shares }) {
  return (
    <div className="flex flex-col gap-1.5">
      <ProportionBar
        label="What the evidence says"
        size="slim"
        decimals={0}
        parts={[
          { label: 'Support', value: support, tone: 'support' },
          { label: 'Against', value: against, tone: 'against' },
          { label: 'Not known', value: unknown, tone: 'unknown' },
        ]}
      />
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-stone tabular-nums">
        <span>Support {support}%</span>
        <span>Against {against}%</span>
        <span>Not known {unknown}%</span>
      </p>
    </div>
  );
}
