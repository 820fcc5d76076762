import type { Example } from '../example.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Example[] = [
  {
    name: 'For screen readers only',
    render: () => (
      <p>
        62% <VisuallyHidden>of the course is done</VisuallyHidden>
      </p>
    ),
  },
];
