import type { Example } from '../example.ts';
import { Waterfall } from './waterfall.tsx';

export const examples: Example[] = [
  {
    name: 'Between two versions',
    wide: true,
    render: () => (
      <Waterfall
        caption="Support, from version 2 to version 3"
        from={{ label: 'Version 2', value: 20.6 }}
        to={{ label: 'Version 3', value: 32.4 }}
        changes={[
          { id: 'paid', label: 'Four strangers paid a deposit', change: 13.5 },
          { id: 'refused', label: 'Two traders refused', change: -1.7 },
          { id: 'friends', label: 'Forty more friends said yes', change: 0 },
        ]}
      />
    ),
  },
];
