import type { Example } from '../example.ts';
import { Stepper } from './stepper.tsx';

export const examples: Example[] = [
  {
    name: 'A form of five steps',
    render: () => (
      <Stepper
        label="Intake"
        current={2}
        steps={[
          { label: 'The idea', state: 'done', href: '#stepper' },
          { label: 'The customer', state: 'problem', href: '#stepper' },
          { label: 'The problem', state: 'todo', href: '#stepper' },
          { label: 'The money', state: 'todo' },
          { label: 'Limits', state: 'todo' },
        ]}
      />
    ),
  },
];
