import type { Example } from '../example.ts';
import { Radar } from './radar.tsx';

const labels = ['Team', 'Customer', 'Product', 'Market', 'Business model', 'Traction', 'Finance', 'Legal'];

export const examples: Example[] = [
  {
    name: 'Levels against their targets',
    wide: true,
    render: () => (
      <Radar
        title="Levels against the target"
        max={9}
        axisLabel="Dimension"
        axes={labels.map((label) => ({ id: label, label }))}
        series={[
          { id: 'target', label: 'Target', look: 'dashed', values: [4, 5, 4, 3, 3, 3, 3, 4] },
          { id: 'claimed', label: 'Claimed', look: 'outline', values: [4, 4, 5, 3, 3, 2, 3, 2] },
          { id: 'documented', label: 'Documented', look: 'filled', values: [3, 2, 5, 1, 2, 1, 1, 2] },
        ]}
      />
    ),
  },
];
