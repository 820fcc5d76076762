import type { Example } from '../example.ts';
import { RadioGroup } from './radio-group.tsx';

export const examples: Example[] = [
  {
    name: 'List',
    render: () => (
      <RadioGroup
        name="example-proof"
        label="How is this proved?"
        defaultValue="artefact"
        why="Proof that others can check counts for more in the score."
        options={[
          { value: 'verified', label: 'Verified', hint: 'A third party confirms it.' },
          { value: 'artefact', label: 'Artefact', hint: 'A file, photo or recording.' },
          { value: 'asserted', label: 'Asserted', hint: 'Your word.' },
        ]}
      />
    ),
  },
  {
    name: 'Cards, with an error',
    wide: true,
    render: () => (
      <RadioGroup
        name="example-role"
        label="You are joining as"
        look="cards"
        error="Choose how you join."
        options={[
          { value: 'founder', label: 'Founder', hint: 'Take an idea from raw to investor-ready.' },
          { value: 'investor', label: 'Investor', hint: 'Meet founders who show their evidence.' },
        ]}
      />
    ),
  },
];
