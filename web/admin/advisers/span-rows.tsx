import { X } from 'lucide-react';
import { spansProblem } from '#domain/scheduling/hours-problem.ts';
import { FieldError } from '#ui/field/field-error.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { readMinute, writeMinute } from '../parts/wall-time.ts';

export type Span = { fromMinute: number; toMinute: number };
type Problem = { message?: string };
/** What a form says of spans: of all of them together, and of each. */
export type SpanProblems =
  | (Problem & { root?: Problem; [index: number]: { fromMinute?: Problem; toMinute?: Problem } | undefined })
  | undefined;

type SpanRowsProps = {
  /** Whose hours these are, to name the boxes. */
  name: string;
  spans: Span[];
  problems: SpanProblems;
  onChange: (spans: Span[]) => void;
};

/** Hours of a day, from and to. */
export function SpanRows({ name, spans, problems, onChange }: SpanRowsProps) {
  const rows = spans.map((span, index) => ({ ...span, index, id: `hours-${name}-${index}` }));
  const refused = problems?.root?.message ?? problems?.message;
  const together = refused && (spansProblem(spans) ?? refused);
  return (
    <>
      {rows.map(({ id, index, fromMinute, toMinute }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]"
        >
          <TextField
            id={`${id}-from`}
            type="time"
            label={`${name}, from`}
            hideLabel
            value={writeMinute(fromMinute)}
            onChange={({ target }) =>
              onChange(spans.with(index, { fromMinute: readMinute(target.value, 'from'), toMinute }))
            }
            error={problems?.[index]?.fromMinute && 'Give a time.'}
          />
          <span className="py-2.5 text-stone max-sm:w-11 max-sm:text-center">to</span>
          <TextField
            id={`${id}-to`}
            type="time"
            label={`${name}, to`}
            hideLabel
            value={writeMinute(toMinute)}
            onChange={({ target }) =>
              onChange(spans.with(index, { fromMinute, toMinute: readMinute(target.value, 'to') }))
            }
            error={endProblem(problems?.[index]?.toMinute, toMinute)}
          />
          <IconButton
            label={`Take the hours from ${writeMinute(fromMinute)} on ${name} away`}
            icon={<X />}
            onClick={() => onChange(spans.toSpliced(index, 1))}
          />
        </div>
      ))}
      {together && <FieldError id={`hours-${name}-error`}>{together}</FieldError>}
    </>
  );
}

function endProblem(problem: Problem | undefined, toMinute: number): string | undefined {
  return problem && (Number.isInteger(toMinute) ? problem.message : 'Give a time.');
}
