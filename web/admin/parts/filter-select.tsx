import { useSearchParams } from 'react-router';
import { SelectField } from '#ui/select-field/select-field.tsx';

type FilterSelectProps = {
  label: string;
  /** What the address calls it. */
  name: string;
  /** The chosen value; '' shows all. */
  value: string;
  /** The words for no choice. */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** A filter of a list, kept in the address. The list begins again at its first page. */
export function FilterSelect({ label, name, value, all, options }: FilterSelectProps) {
  const [, setParams] = useSearchParams();
  return (
    <SelectField
      className="sm:w-72"
      label={label}
      name={name}
      value={value}
      placeholder={all}
      options={options}
      onChange={({ target }) => setParams(target.value ? { [name]: target.value } : {}, { preventScrollReset: true })}
    />
  );
}
