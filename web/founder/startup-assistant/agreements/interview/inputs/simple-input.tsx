import { isMoney, type SimpleAnswer } from '#domain/agreements/answers.ts';
import type { VariableShape } from '#domain/agreements/template.ts';
import { AmountField } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { LineAnswer, LongAnswer } from '#web/fields/text-answer.tsx';
import { readWholeNumber, writeWholeNumber } from '#web/fields/typed-answer.ts';
import { MoneyInput } from './money-input.tsx';

/** Texts above this length get a box of several lines. */
const longText = 200;

export type SimpleShape = Exclude<VariableShape, { kind: 'lines' | 'party' }>;
type SimpleInputProps = FieldTexts & {
  name: string;
  /** What the answer is called, to name parts of its control. */
  subject: string;
  shape: SimpleShape;
  value: SimpleAnswer | null;
  onChange: (value: SimpleAnswer | null) => void;
};

/** The control for an answer that is one value. */
export function SimpleInput({ shape, value, onChange, subject, ...texts }: SimpleInputProps) {
  const text = typeof value === 'string' ? value : '';
  const setText = (next: string) => onChange(next === '' ? null : next);
  switch (shape.kind) {
    case 'text':
      return shape.max !== undefined && shape.max > longText ? (
        <LongAnswer {...texts} limit={shape.max} value={text} onChange={setText} />
      ) : (
        <LineAnswer {...texts} value={text} onChange={setText} />
      );
    case 'date':
      return (
        <TextField
          {...texts}
          type="date"
          className="max-w-60"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      );
    case 'percent':
      return (
        <LineAnswer {...texts} suffix="%" value={text} onChange={(next) => setText(next.replace(/\s*%\s*$/u, ''))} />
      );
    case 'integer':
      return (
        <AmountField
          {...texts}
          sign=""
          suffix={shape.unit?.many}
          className="max-w-60"
          read={readWholeNumber}
          write={writeWholeNumber}
          value={typeof value === 'number' ? value : null}
          onValueChange={onChange}
        />
      );
    case 'money':
      return <MoneyInput {...texts} subject={subject} value={isMoney(value) ? value : null} onChange={onChange} />;
    case 'yes_no':
      return (
        <RadioGroup
          {...texts}
          look="cards"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''}
          onChange={(event) => onChange(event.target.value === 'yes')}
        />
      );
    case 'choice':
      return (
        <RadioGroup
          {...texts}
          look={shape.choices.some(({ help }) => help) ? 'cards' : 'list'}
          options={shape.choices.map((choice) => ({ value: choice.value, label: choice.label, hint: choice.help }))}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      );
  }
}
