import { type ComponentProps, useId } from 'react';
import { cx } from '../class-names.ts';
import { choiceClass, dotClass } from '../field/choice-class.ts';
import type { FieldTexts } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';

export type RadioOption = { value: string; label: string; hint?: string; disabled?: boolean };
export type RadioGroupProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue'> & {
    options: readonly RadioOption[];
    /** The chosen value; leave it out for an uncontrolled group (react-hook-form). */
    value?: string;
    defaultValue?: string;
    /** `cards` frames each choice, for two to four choices that need a sentence each. */
    look?: 'list' | 'cards';
  };

/** One choice of a few, as native radio buttons. Takes `{...register('name')}` of react-hook-form. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, why, optional, hideLabel, options, value, defaultValue, look = 'list' } = props;
  const { className, id, name, ...rest } = omitTexts(props);
  const ownName = useId();
  return (
    <FieldGroup {...{ label, hint, error, why, optional, hideLabel, className }} id={id ?? name}>
      <div className={look === 'cards' ? 'grid gap-3 sm:grid-cols-2' : 'flex flex-col'}>
        {options.map((option) => (
          <label key={option.value} className={look === 'cards' ? cardClass : listClass}>
            <input
              {...rest}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={option.disabled || rest.disabled}
              className={cx(choiceClass, dotClass)}
            />
            <span className={cx(option.disabled && 'text-stone')}>
              <span className={cx(look === 'cards' && 'font-semibold')}>{option.label}</span>
              {option.hint && (
                <span className="block text-sm text-stone group-has-checked:text-moss-ink">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const listClass = 'flex min-h-11 w-fit items-start gap-3 py-2.5 sm:min-h-8 sm:py-1';
const cardClass =
  'group flex items-start gap-3 rounded-card border border-control bg-surface p-4 transition-colors hover:border-ink ' +
  'has-checked:border-moss has-checked:bg-moss-wash has-checked:ring-1 has-checked:ring-moss has-disabled:border-line';

function omitTexts(props: RadioGroupProps) {
  const { label, hint, error, why, optional, hideLabel, options, value, defaultValue, look, ...rest } = props;
  return rest;
}
