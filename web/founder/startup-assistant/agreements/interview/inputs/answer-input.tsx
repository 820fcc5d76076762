import {
  ANSWER_LIMITS,
  type Answer,
  isParty,
  type Row,
  rowsOf,
  type SimpleAnswer,
} from '#domain/agreements/answers.ts';
import type { Variable } from '#domain/agreements/template.ts';
import { LinesAnswer } from '#web/fields/list-answer.tsx';
import type { Part } from '../../draft/content-parts.ts';
import { PartyInput } from './party-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { SimpleInput } from './simple-input.tsx';

type AnswerInputProps = {
  variable: Variable;
  part: Part;
  /** What is wrong with the answer, by its place: "", "name", "0.share_percent". */
  problems: Readonly<Record<string, string>>;
  onChange: (part: Part) => void;
};

/** The controls for one answer. What is emptied is taken out. */
export function AnswerInput({ variable, part, problems, onChange }: AnswerInputProps) {
  const texts = {
    name: variable.id,
    label: variable.question,
    hideLabel: true,
    hint: variable.example && `For example: ${variable.example}`,
    why: variable.why,
    optional: variable.optional,
  };
  if (variable.kind === 'list')
    return (
      <RowsInput
        {...texts}
        variable={variable}
        value={part === null ? [] : rowsOf(part)}
        problems={problems}
        onChange={(rows: Row[]) => onChange(rows.length > 0 ? rows : null)}
      />
    );
  if (variable.kind === 'lines')
    return (
      <LinesAnswer
        {...texts}
        error={problems['']}
        subject={variable.label}
        limit={variable.max ?? ANSWER_LIMITS.lines}
        value={linesOf(part)}
        onChange={(lines) => onChange(lines.length > 0 ? lines : null)}
      />
    );
  if (variable.kind === 'party')
    return <PartyInput {...texts} value={isParty(part) ? part : null} problems={problems} onChange={onChange} />;
  return (
    <SimpleInput
      {...texts}
      error={problems['']}
      shape={variable}
      subject={variable.label}
      value={simpleOf(part)}
      onChange={onChange}
    />
  );
}

function linesOf(part: Part): string[] {
  return Array.isArray(part) ? part.filter((line): line is string => typeof line === 'string') : [];
}

function simpleOf(part: Answer | null): SimpleAnswer | null {
  return Array.isArray(part) ? null : part;
}
