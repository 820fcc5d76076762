import type { ServiceCard } from '#contract/consultation/consultation.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';

type AdviserChoiceProps = {
  advisers: ServiceCard['advisers'];
  /** Null: anyone who is free. */
  value: string | null;
  onChange: (adviserId: string | null) => void;
};

/** Whose times are shown. Nothing to choose where one person advises. */
export function AdviserChoice({ advisers, value, onChange }: AdviserChoiceProps) {
  if (advisers.length < 2) return null;
  return (
    <SelectField
      id="adviser"
      label="With"
      placeholder="Anyone who is free"
      options={advisers.map(({ id, name, title }) => ({ value: id, label: `${name}, ${title}` }))}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className="max-w-sm"
    />
  );
}
