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
  const sides = [
    { name: 'compare-from', label: 'Compare', number: from, choose: setFrom },
    { name: 'compare-to', label: 'with', number: to, choose: setTo },
  ];
  return (
    <form
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!same) navigate(comparison(Math.min(from, to), Math.max(from, to)));
      }}
    >
      {sides.map(({ name, label, number, choose }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          className="w-40"
          options={options}
          value={String(number)}
          onChange={(event) => choose(Number(event.target.value))}
        />
      ))}
      <Button type="submit" variant="secondary" disabled={same}>
        Show what changed
      </Button>
    </form>
  );
}
