import { type ComponentProps, useId } from 'react';
import { cx } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
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
    /** `cards` frames each choice, for two to four choices that need a sentence each, or for two in a word or two. */
    look?: 'list' | 'cards';
    /** Choices that are seldom meant, folded away under a name each. */
    more?: MoreOptions;
  };
export type MoreOptions = {
  summary: string;
  groups: readonly { name: string; options: readonly RadioOption[] }[];
  /** Whether they show from the start, as when one of them is chosen. */
  open?: boolean;
};

/** One choice of a few, as native radio buttons. Takes `{...register('name')}` of react-hook-form. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, why, optional, hideLabel, options, value, defaultValue, look = 'list', more } = props;
  const { className, id, name, ...rest } = omitTexts(props);
  const ownName = useId();
  // Two of a word or two stand side by side on a phone as well.
  const isShortPair = options.length === 2 && options.every(isShort);
  const radio = (option: RadioOption) => (
    <label key={option.value} className={look === 'cards' ? cx(cardClass, isShortPair ? 'p-3' : 'p-4') : listClass}>
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
      <span className={cx('min-w-0 wrap-break-word', option.disabled && 'text-stone')}>
        <span className={cx(look === 'cards' && 'font-semibold')}>{option.label}</span>
        {option.hint && <span className="block text-sm text-stone group-has-checked:text-moss-ink">{option.hint}</span>}
      </span>
    </label>
  );
  return (
    <FieldGroup {...{ label, hint, error, why, optional, hideLabel, className }} id={id ?? name}>
      <div
        className={
          look === 'cards' ? cx('grid gap-3', isShortPair ? 'grid-cols-pair' : 'sm:grid-cols-2') : 'flex flex-col'
        }
      >
        {options.map(radio)}
      </div>
      {more && (
        <Disclosure summary={more.summary} defaultOpen={more.open}>
          <div className="flex flex-col gap-3 text-base text-ink">
            {more.groups.map((group) => (
              <fieldset key={group.name} className="flex min-w-0 flex-col">
                <legend className="text-sm font-semibold text-stone">{group.name}</legend>
                {group.options.map(radio)}
              </fieldset>
            ))}
          </div>
        </Disclosure>
      )}
    </FieldGroup>
  );
}

const isShort = ({ label, hint }: RadioOption) => hint === undefined && label.length <= 12;

const listClass = 'flex min-h-11 w-fit items-start gap-3 py-2.5 sm:min-h-8 sm:py-1';
const cardClass =
  'group flex items-start gap-3 rounded-card border border-control bg-surface transition-colors hover:border-ink ' +
  'has-checked:border-moss has-checked:bg-moss-wash has-checked:ring-1 has-checked:ring-moss has-disabled:border-line';

function omitTexts(props: RadioGroupProps) {
  const { label, hint, error, why, optional, hideLabel, options, value, defaultValue, look, more, ...rest } = props;
  return rest;
}
