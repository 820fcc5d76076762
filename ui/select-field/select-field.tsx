import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { controlClass } from '../field/control-class.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };
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
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-5 text-stone" />
        </span>
      )}
    </Field>
  );
}
