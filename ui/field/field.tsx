import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FieldError } from './field-error.tsx';

/** What every field takes beside the props of its own control. */
export type FieldTexts = {
  label: string;
  /** One sentence on the form of the answer, always visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: string;
  /** Why the question is asked, behind a "Why we ask" disclosure. */
  why?: ReactNode;
  /** Says "(optional)" after the label. Fields are required unless they say so. */
  optional?: boolean;
  /** Keeps the label for screen readers only: for a search box, never in a form. */
  hideLabel?: boolean;
};

/** What a control inside a Field must carry so that label, hint and error belong to it. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  /** What was understood of the answer, said under the control; '' while there is nothing to say. */
  note?: string;
  /** The control's id; a field's name is a good one, since the error summary links to it. */
  id?: string;
  /** Something at the end under the control, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
};

/** The shell of a field: label, hint, control, error and "Why we ask", tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, note, why, optional, hideLabel, id, aside, className, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'w-fit font-semibold'}>
        {label} {optional && <OptionalMark />}
      </label>
      {hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || aside) && (
        <div className="flex items-start justify-between gap-4">
          {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : <span />}
          {aside}
        </div>
      )}
      {note !== undefined && (
        <p role="status" className="text-sm text-stone empty:sr-only">
          {note}
        </p>
      )}
      {why && <Disclosure summary="Why we ask">{why}</Disclosure>}
    </div>
  );
}

export function OptionalMark() {
  return <span className="font-normal text-stone">(optional)</span>;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="max-w-measure text-sm text-stone">
      {children}
    </div>
  );
}
