import { useId } from 'react';

type ChoiceChipsProps = {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One tap among a few short choices, which stand in a line as long as there is room. */
export function ChoiceChips({ legend, options, value, onChange }: ChoiceChipsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm text-stone">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line px-3 text-sm wrap-anywhere has-checked:border-clay-ink has-checked:font-semibold has-checked:text-clay-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
