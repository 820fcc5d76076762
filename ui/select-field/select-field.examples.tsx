import type { Example } from '../example.ts';
import { SelectField } from './select-field.tsx';

const years = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 year' : `${index + 1} years`,
}));

export const examples: Example[] = [
  {
    name: 'Select',
    render: () => (
      <SelectField name="example-experience" label="Experience" placeholder="Choose the years" options={years} />
    ),
  },
  {
    name: 'In groups',
    render: () => (
      <SelectField
        label="Time zone"
        defaultValue="Africa/Lagos"
        options={[
          { value: 'Africa/Lagos', label: 'Lagos', group: 'Africa' },
          { value: 'Africa/Nairobi', label: 'Nairobi', group: 'Africa' },
          { value: 'Europe/London', label: 'London', group: 'Europe' },
        ]}
      />
    ),
  },
  {
    name: 'With an error',
    render: () => (
      <SelectField label="Experience" placeholder="Choose the years" options={years} error="Choose how many years." />
    ),
  },
];
