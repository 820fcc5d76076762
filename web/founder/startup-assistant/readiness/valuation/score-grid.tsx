import { TextField } from '#ui/text-field/text-field.tsx';

type ScoreGridProps = {
  name: string;
  labels: Readonly<Record<string, string>>;
  /** What stands in the box after the number. */
  unit: string;
  values: Readonly<Record<string, string>>;
  problemOf: (factor: string) => string | undefined;
  onChange: (factor: string, text: string) => void;
};

/** One number for each factor of a method. */
export function ScoreGrid({ name, labels, unit, values, problemOf, onChange }: ScoreGridProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(labels).map(([factor, label]) => (
        <TextField
          key={factor}
          id={`${name}-${factor}`}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          suffix={unit}
          value={values[factor] ?? ''}
          error={problemOf(factor)}
          onChange={(event) => onChange(factor, event.target.value.trim())}
        />
      ))}
    </div>
  );
}
