import type { Example } from '../example.ts';
import { BeforeAfter } from './before-after.tsx';

export const examples: Example[] = [
  {
    name: 'Shares of a whole before and after',
    wide: true,
    render: () => (
      <BeforeAfter
        label="Who owns what"
        lines={[
          { id: 'founders', label: 'Founders', before: 92.5, after: 51.54 },
          { id: 'pool', label: 'Option pool', before: 1, after: 10 },
          { id: 'investor', label: 'New investors', before: null, after: 25 },
        ]}
      />
    ),
  },
];
