import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Radar } from '#ui/radar/radar.tsx';

/** The radar of the ten areas with its table. */
export function Dimensions({ report: { dimensions, round } }: { report: ReadinessReport }) {
  return (
    <Radar
      title={`Steps reached, beside what ${round.label} asks`}
      note="Each axis is one area, from no step in the middle to all nine."
      max={9}
      axes={dimensions.map(({ dimension, label }) => ({ id: dimension, label }))}
      axisLabel="Area"
      series={[
        { id: 'target', label: 'Needed', look: 'dashed', values: dimensions.map(({ target }) => target) },
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
