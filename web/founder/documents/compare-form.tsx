import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';

type CompareFormProps = {
  numbers: readonly number[];
  /** Where two versions are compared, the earlier first. */
  comparison: (from: number, to: number) => string;
};

/** Chooses any two versions to compare. */
export function CompareForm({ numbers, comparison }: CompareFormProps) {
  const navigate = useNavigate();
  const [from, setFrom] = useState(Math.min(...numbers));
  const [to, setTo] = useState(Math.max(...numbers));
  const options = numbers.map((number) => ({ value: String(number), label: `Version ${number}` }));
  const same = from === to;
  return (
    <form
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!same) navigate(comparison(Math.min(from, to), Math.max(from, to)));
      }}
    >
      <SelectField
        name="compare-from"
        label="Compare"
        className="w-40"
        options={options}
        value={String(from)}
        onChange={(event) => setFrom(Number(event.target.value))}
      />
      <SelectField
        name="compare-to"
        label="with"
        className="w-40"
        options={options}
        value={String(to)}
        onChange={(event) => setTo(Number(event.target.value))}
      />
      <Button type="submit" variant="secondary" disabled={same}>
        Show what changed
      </Button>
    </form>
  );
}
