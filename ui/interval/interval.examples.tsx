import type { Example } from '../example.ts';
import { Interval } from './interval.tsx';

export const examples: Example[] = [
  {
    name: 'Inconclusive',
    render: () => (
      <Interval label="12 of 200 left a deposit" lower={0.0347} upper={0.1019} observed={0.06} bar={0.05}>
        Inconclusive: the range reaches below the pass mark.
      </Interval>
    ),
  },
  {
    name: 'Passes',
    render: () => (
      <Interval label="24 of 200 left a deposit" lower={0.082} upper={0.172} observed={0.12} bar={0.05}>
        Passes: the whole range is above the pass mark.
      </Interval>
    ),
  },
];
