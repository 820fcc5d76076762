import type { Example } from '../example.ts';
import { ProgressBar } from './progress-bar.tsx';

export const examples: Example[] = [
  {
    name: 'Percent and words',
    render: () => (
      <div className="flex flex-col gap-5">
        <ProgressBar label="Finding your first customers" value={62} />
        <ProgressBar label="Intake" value={37.5} text="6 of 16 answered" />
      </div>
    ),
  },
];
