import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FieldHint, type FieldTexts, OptionalMark } from './field.tsx';
import { FieldError } from './field-error.tsx';

type FieldGroupProps = FieldTexts & { id?: string; className?: string; children: ReactNode };

/** The shell of a question with several controls, such as radio buttons: a fieldset with legend, hint and error. */
export function FieldGroup({ label, hint, error, why, optional, hideLabel, id, className, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={groupId} tabIndex={-1} aria-describedby={described || undefined} className={cx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold'}>
        {label} {optional && <OptionalMark />}
      </legend>
      <div className="flex flex-col gap-1.5">
        {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
        {children}
        {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
        {why && <Disclosure summary="Why we ask">{why}</Disclosure>}
      </div>
    </fieldset>
  );
}
