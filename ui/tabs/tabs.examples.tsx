import type { Example } from '../example.ts';
import { Tabs } from './tabs.tsx';

export const examples: Example[] = [
  {
    name: 'Tabs',
    render: () => (
      <Tabs
        label="Report"
        tabs={[
          {
            value: 'evidence',
            label: 'Evidence',
            count: 14,
            content: <p>Fourteen items, six of them from strangers.</p>,
          },
          { value: 'cards', label: 'Test cards', count: 3, content: <p>Three cards, one locked.</p> },
          { value: 'canvas', label: 'Canvas', content: <p>Nine boxes, filled from the intake.</p> },
        ]}
      />
    ),
  },
];
