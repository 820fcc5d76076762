import type { Example } from '../example.ts';
import { Checkbox } from './checkbox.tsx';

export const examples: Example[] = [
  {
    name: 'Checkboxes',
    render: () => (
      <div>
        <Checkbox name="example-segment" label="In my customer segment" hint="They match the segment in the intake." />
        <Checkbox name="example-news" label="Send me the weekly summary" defaultChecked />
        <Checkbox name="example-off" label="Not available yet" disabled />
        <Checkbox
          name="example-terms"
          label="I accept the terms of service"
          error="Accept the terms to create an account."
        />
      </div>
    ),
  },
];
