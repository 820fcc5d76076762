import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { controlClass } from '../field/control-class.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type TextareaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'children' | 'maxLength'> & {
    /** Characters allowed. A counter shows what is left; typing on is possible, so that pasted text is never cut. */
    limit?: number;
    /** How tall it is while little is written: as one line, or as a few. It grows either way. */
    size?: keyof typeof sizes;
  };

const sizes = { line: 'min-h-11', short: 'min-h-20', long: 'min-h-28' };
const rows = { line: 1, short: 2, long: 4 };

/** Several lines of text that grow with what is written, with a counter when there is a limit. */
export function TextareaField(props: TextareaFieldProps) {
  const {
    label,
    hint,
    error,
    why,
    optional,
    hideLabel,
    limit,
    size = 'long',
    className,
    id = props.name,
    ref,
    onChange,
    ...rest
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  // A form may put its text into the box without a change that could be heard.
  useLayoutEffect(() => setTyped(area.current?.value.length ?? 0));
  return (
    <Field
      {...{ label, hint, error, why, optional, hideLabel, id, className }}
      aside={limit ? <Counter length={length} limit={limit} /> : undefined}
    >
      {(control) => (
        <textarea
          rows={rows[size]}
          {...rest}
          {...control}
          ref={area}
          onChange={(event) => {
            setTyped(event.target.value.length);
            return onChange?.(event);
          }}
          className={cx(controlClass, 'field-sizing-content max-h-[60vh] resize-y', sizes[size])}
        />
      )}
    </Field>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const count = Math.abs(left);
  const text = `${count} ${count === 1 ? 'character' : 'characters'} ${left >= 0 ? 'left' : 'too many'}`;
  return (
    <span className="shrink-0 text-sm text-stone tabular-nums">
      <span className={cx(left < 0 && 'font-medium text-brick-ink')}>{text}</span>
      <VisuallyHidden>
        <output>{left <= 20 ? text : ''}</output>
      </VisuallyHidden>
    </span>
  );
}
