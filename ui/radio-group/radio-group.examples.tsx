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
    name: 'Many, with the likely ones first',
    render: () => (
      <RadioGroup
        name="example-belief"
        label="What is it about?"
        options={[
          { value: 'D1', label: 'They have the problem' },
          { value: 'V1', label: 'They would pay' },
        ]}
        more={{
          summary: 'Something else (2)',
          groups: [
            { name: 'Can you get to them?', options: [{ value: 'R1', label: 'They can be reached in Lagos' }] },
            { name: 'Are you allowed to?', options: [{ value: 'P1', label: 'It is allowed' }] },
          ],
        }}
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
