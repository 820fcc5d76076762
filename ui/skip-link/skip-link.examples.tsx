import type { Example } from '../example.ts';
import { SkipLink } from './skip-link.tsx';

export const examples: Example[] = [
  {
    name: 'Comes into view with the focus',
    render: () => (
      <div className="relative">
        <SkipLink target="skip-link" />
        <p className="text-stone">Press Tab from here.</p>
      </div>
    ),
  },
];
