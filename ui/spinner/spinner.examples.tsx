import type { Example } from '../example.ts';
import { Spinner } from './spinner.tsx';

export const examples: Example[] = [
  {
    name: 'Beside its text',
    render: () => (
      <p className="flex items-center gap-2">
        <Spinner className="text-moss" /> Making the PDF
      </p>
    ),
  },
];
