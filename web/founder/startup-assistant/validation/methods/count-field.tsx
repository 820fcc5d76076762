import { TextField } from '#ui/text-field/text-field.tsx';
import { readCount } from '../evidence/read-count.ts';

type CountFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
};

/** How many, as a person writes it; said to be none only where something else stands there. */
export function CountField({ name, label, value, onChange, error }: CountFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error ?? (value.trim() !== '' && countOf(value) === null ? 'Give a whole number.' : undefined)}
    />
  );
}

/** A whole number of zero or more; null where it is none. */
export function countOf(text: string): number | null {
  const count = readCount(text);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}
