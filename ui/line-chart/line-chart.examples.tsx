import type { Example } from '../example.ts';
import { LineChart } from './line-chart.tsx';

export const examples: Example[] = [
  {
    name: 'A score over three versions',
    wide: true,
    render: () => (
      <LineChart
        title="Readiness, version by version"
        pointLabel="Version"
        points={['Version 1', 'Version 2', 'Version 3'].map((label) => ({ id: label, label }))}
        write={(value) => `${value.toFixed(1)}%`}
        writeShort={(value) => `${value}%`}
        series={[
          { id: 'claimed', label: 'Claimed', look: 'dashed', values: [41.2, 63.5, 84.9] },
          { id: 'documented', label: 'Documented', look: 'solid', values: [12, 31.8, 53.1] },
          { id: 'verified', label: 'Verified', look: 'dotted', values: [null, 4, 9.5] },
        ]}
      />
    ),
  },
];
