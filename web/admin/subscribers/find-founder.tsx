import { Search } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type FindFounderProps = {
  /** What is looked for now; empty where nothing is. */
  email: string;
  onEmail: (email: string) => void;
};

/** Finds founders by how their e-mail address begins, also those without a plan. */
export function FindFounder({ email, onEmail }: FindFounderProps) {
  return (
    <search>
      <form
        key={email}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onEmail(String(new FormData(event.currentTarget).get('email')).trim());
        }}
      >
        <TextField
          className="min-w-0 max-sm:w-full sm:w-72"
          type="search"
          name="email"
          label="How the e-mail address begins"
          prefix={<Search />}
          autoComplete="off"
          maxLength={254}
          defaultValue={email}
        />
        <Button type="submit" variant="secondary">
          Find founder
        </Button>
        {email !== '' && (
          <Button variant="quiet" onClick={() => onEmail('')}>
            Show the list
          </Button>
        )}
      </form>
    </search>
  );
}
