import { Search } from 'lucide-react';
import type { Example } from '../example.ts';
import { TextField } from './text-field.tsx';

export const examples: Example[] = [
  {
    name: 'With a hint and a reason',
    render: () => (
      <TextField
        name="example-pitch"
        label="One-line pitch"
        hint="Who it is for and what it does, in one sentence."
        why="A pitch that fits one line is one that a customer can repeat."
        defaultValue="Cold storage by the crate for tomato traders in Mile 12"
      />
    ),
  },
  {
    name: 'With an error',
    render: () => (
      <TextField
        name="example-email"
        type="email"
        label="Email"
        defaultValue="ada@example"
        error="The email address is badly formatted."
      />
    ),
  },
  {
    name: 'Optional, with icon and unit, disabled',
    render: () => (
      <div className="flex flex-col gap-5">
        <TextField
          label="Search documents"
          hideLabel
          type="search"
          prefix={<Search />}
          placeholder="Search documents"
        />
        <TextField label="Time to build" optional inputMode="numeric" suffix="weeks" defaultValue="12" />
        <TextField label="Account" disabled defaultValue="ada@example.com" />
      </div>
    ),
  },
];
