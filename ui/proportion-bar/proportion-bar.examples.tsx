import type { Example } from '../example.ts';
import { ProportionBar } from './proportion-bar.tsx';

export const examples: Example[] = [
  {
    name: 'Support, Against, Unknown',
    wide: true,
    render: () => (
      <ProportionBar
        label="What the evidence says"
        parts={[
          { label: 'Support', value: 34.1, tone: 'support' },
          { label: 'Against', value: 3.5, tone: 'against' },
          { label: 'Unknown', value: 62.4, tone: 'unknown' },
        ]}
      />
    ),
  },
  {
    name: 'Slim, for a list',
    render: () => (
      <ProportionBar
        size="slim"
        label="Paid cold storage"
        parts={[
          { label: 'Support', value: 20.6, tone: 'support' },
          { label: 'Against', value: 18.8, tone: 'against' },
          { label: 'Unknown', value: 60.6, tone: 'unknown' },
        ]}
      />
    ),
  },
];
