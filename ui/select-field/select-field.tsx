import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { controlClass } from '../field/control-class.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options with the same group that follow each other stand under its name. */
  group?: string;
};
export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice, such as "Choose a country". */
    placeholder?: string;
  };

/** One choice of several in a native select: the phone's own picker, and nothing to download. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    why,
    optional,
    hideLabel,
    options,
    placeholder,
    className,
    id = props.name,
    ...rest
  } = props;
  return (
    <Field {...{ label, hint, error, why, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...rest} {...control} className={cx(controlClass, 'appearance-none truncate pr-10')}>
            {placeholder && <option value="">{placeholder}</option>}
            {inGroups(options).map(({ group, members }) =>
              group === undefined ? (
                members.map((option) => <Option key={option.value} option={option} />)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-5 text-stone" />
        </span>
      )}
    </Field>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <option value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
}

/** Every group once, where its first option stands: also when the options come in an order of their own. */
function inGroups(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const known = groups.find(({ group }) => group === option.group);
    if (known) known.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
