import type { Example } from '../example.ts';
import { AssumptionMap } from './assumption-map.tsx';

const rows: [string, number, number][] = [
  ['Traders lose a third of a lorry to heat', 5, 0.32],
  ['They pay before delivery', 5, 0.08],
  ['They trust a shared store', 4, 0],
  ['Diesel stays under ₦1,400 a litre', 3, 0.42],
  ['The market union allows the container', 4, 0.19],
  ['One clerk can run forty crates a day', 5, 0],
  ['Crates come back', 4, 0],
  ['Solar covers the night', 2, 0.6],
];

export const examples: Example[] = [
  {
    name: 'Eight assumptions',
    wide: true,
    render: () => (
      <AssumptionMap
        highlighted={['1', '5', '2']}
        points={rows.map(([label, importance, evidence], index) => ({
          id: String(index),
          label,
          importance,
          evidence,
        }))}
      />
    ),
  },
];
