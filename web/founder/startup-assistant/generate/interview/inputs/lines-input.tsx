import { ANSWER_LIMITS } from '#domain/agreements/answers.ts';
import type { FieldTexts } from '#ui/field/field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { sameAnswer } from '../../../draft/pending.ts';
import { ListAnswer } from '../../../validate/intake/list-answer.tsx';

type LinesInputProps = FieldTexts & {
  name: string;
  subject: string;
  limit: number | undefined;
  value: string[];
  onChange: (lines: string[]) => void;
};

/** One item a line. */
export function LinesInput({ limit = ANSWER_LIMITS.lines, ...props }: LinesInputProps) {
  return (
    <ListAnswer
      {...props}
      limit={limit}
      blank=""
      isBlank={(line) => line.trim() === ''}
      isSame={sameAnswer}
      renderLine={({ id, label, item, change }) => (
        <TextField hideLabel id={id} label={label} value={item} onChange={(event) => change(event.target.value)} />
      )}
    />
  );
}
