import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { controlClass } from '../field/control-class.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children' | 'prefix'> & {
    /** Shown inside the box at its start, such as a currency sign or a search icon: decorative, say it in the label. */
    prefix?: ReactNode;
    /** Shown inside the box at its end: a unit, or a small button such as "Show password". */
    suffix?: ReactNode;
    /** What was understood of the answer, said under the control; '' while there is nothing to say. */
    note?: string;
    /** Class of the whole field, such as its width; the input itself fills it. */
    className?: string;
  };

/** One line of text. Takes every attribute of `<input>`, and `{...register('name')}` of react-hook-form. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    why,
    optional,
    hideLabel,
    prefix,
    suffix,
    className,
    id = props.name,
    ...input
  } = props;
  return (
    <Field {...{ label, hint, error, note, why, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative flex items-center">
          {prefix && (
            <span aria-hidden="true" className="pointer-events-none absolute left-3 text-stone [&_svg]:size-5">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(controlClass, prefix && 'pl-10', suffix && 'pr-18')}
          />
          {suffix && <span className="absolute right-3 text-sm text-stone has-[button]:right-0">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
