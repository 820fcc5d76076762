import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Radar } from '#ui/radar/radar.tsx';

/** The radar of the ten dimensions with its table. */
export function Dimensions({ report: { dimensions, round } }: { report: ReadinessReport }) {
  return (
    <Radar
      title={`Levels against the target of ${round.label}`}
      note="Each axis is one dimension, from level 0 in the middle to 9."
      max={9}
      axes={dimensions.map(({ dimension, label }) => ({ id: dimension, label }))}
      axisLabel="Dimension"
      series={[
        { id: 'target', label: 'Target', look: 'dashed', values: dimensions.map(({ target }) => target) },
        {
          id: 'claimed',
          label: 'Claimed',
          look: 'outline',
          values: dimensions.map(({ levels }) => levels.claimed.level),
        },
        {
          id: 'documented',
          label: 'Documented',
          look: 'filled',
          values: dimensions.map(({ levels }) => levels.documented.level),
        },
        {
          id: 'verified',
          label: 'Verified',
          look: 'table',
          values: dimensions.map(({ levels }) => levels.verified.level),
        },
      ]}
    />
  );
}
