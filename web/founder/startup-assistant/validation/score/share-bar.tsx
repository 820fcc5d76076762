import type { Shares } from '#domain/validation/shares.ts';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';

/** Support, Against and Unknown as displayed, each to one decimal. */
export function ShareBar({ shares, size }: { shares: Shares; size?: 'full' | 'slim' }) {
  return (
    <ProportionBar
      label="What the evidence says"
      size={size}
      parts={[
        { label: 'Support', value: shares.support, tone: 'support' },
        { label: 'Against', value: shares.against, tone: 'against' },
        { label: 'Unknown', value: shares.unknown, tone: 'unknown' },
      ]}
    />
  );
}
