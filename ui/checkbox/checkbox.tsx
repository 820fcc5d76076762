import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../class-names.ts';
import { choiceClass, tickClass } from '../field/choice-class.ts';
import { FieldError } from '../field/field-error.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? rest.name ?? ownId;
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={inputId} className="flex min-h-11 w-fit items-start gap-3 py-2.5 sm:min-h-8 sm:py-1">
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={cx(choiceClass, tickClass)}
        />
        <span>
          {label}
          {hint && (
            <span id={`${inputId}-hint`} className="block text-sm text-stone">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
