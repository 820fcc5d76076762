import { ROUND_IDS, ROUNDS, type RoundId } from '#domain/readiness/dimensions.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';

type RoundFieldProps = { value: RoundId; onChange: (round: RoundId) => void; hint?: string; className?: string };

const options = ROUND_IDS.map((id) => ({ value: id, label: ROUNDS[id].label }));

/** Which of the five rounds the check is read for. */
export function RoundField({ value, onChange, hint, className }: RoundFieldProps) {
  return (
    <SelectField
      name="round"
      label="Round"
      hint={hint}
      className={className}
      options={options}
      value={value}
      onChange={(event) => onChange(ROUND_IDS.find((id) => id === event.target.value) ?? value)}
    />
  );
}
