import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

function SmallForm() {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const message = attempt > 0 && !name ? 'Enter your name.' : undefined;
  return (
    <div className="flex flex-col gap-4">
      <FormErrors attempt={attempt} errors={message ? [{ field: 'example-name', message }] : []} />
      <TextField
        name="example-name"
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={message}
      />
      <Button className="self-start" onClick={() => setAttempt(attempt + 1)}>
        Send
      </Button>
    </div>
  );
}

export const examples: Example[] = [{ name: 'After a failed submit', render: () => <SmallForm /> }];
