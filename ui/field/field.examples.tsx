import type { Example } from '../example.ts';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';

export const examples: Example[] = [
  {
    name: 'Around any control',
    render: () => (
      <Field
        label="Date of the talk"
        hint="The day it took place."
        why="Evidence loses half its weight in a year."
        optional
      >
        {(control) => <input type="date" {...control} className={controlClass} />}
      </Field>
    ),
  },
];
