import { type MouseEvent, useEffect, useId, useRef } from 'react';

export type FormError = {
  /** The id of the control (a field's name unless it was given another). */
  field: string;
  message: string;
};

type FormErrorsProps = {
  errors: readonly FormError[];
  title?: string;
  /** Changes with every failed submit, so that the summary takes the focus again. */
  attempt?: number;
};

/** The summary above a form that could not be sent: takes the focus, and each line leads to its field. */
export function FormErrors({ attempt = 0, ...rest }: FormErrorsProps) {
  return rest.errors.length > 0 ? <Summary key={attempt} {...rest} /> : null;
}

function Summary({ errors, title = 'Check these answers' }: Omit<FormErrorsProps, 'attempt'>) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-card border-2 border-brick bg-surface p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-stone">Nothing was lost: what you typed is still here.</p>
      <ul className="mt-2 flex flex-col">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => focusField(event, field)}
              className="inline-flex min-h-11 items-center font-medium text-brick-ink underline underline-offset-4 sm:min-h-8"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusField(event: MouseEvent, field: string): void {
  const target = document.getElementById(field);
  if (!target) return;
  event.preventDefault();
  const control = target.matches('fieldset') ? target.querySelector('input') : null;
  (control ?? target).focus();
}
