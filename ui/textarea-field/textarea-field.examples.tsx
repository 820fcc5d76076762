import type { Example } from '../example.ts';
import { TextareaField } from './textarea-field.tsx';

export const examples: Example[] = [
  {
    name: 'With a counter',
    render: () => (
      <TextareaField
        name="example-problem"
        label="The problem"
        limit={280}
        hint="What goes wrong, for whom, and where."
        defaultValue="Traders lose a third of each lorry to heat before noon."
      />
    ),
  },
  {
    name: 'Too long',
    render: () => (
      <TextareaField
        name="example-note"
        label="Note"
        limit={20}
        defaultValue="Longer than twenty characters"
        error="Use at most 20 characters."
      />
    ),
  },
];
