import type { FieldTexts } from '#ui/field/field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useTypedText } from './typed-answer.ts';

type TextAnswerProps = FieldTexts & {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

export function LineAnswer({ value, onChange, suffix, ...rest }: TextAnswerProps & { suffix?: string }) {
  const [text, setText] = useTypedText(value, onChange);
  return <TextField {...rest} suffix={suffix} value={text} onChange={(event) => setText(event.target.value)} />;
}

export function LongAnswer({ value, onChange, limit, ...rest }: TextAnswerProps & { limit: number }) {
  const [text, setText] = useTypedText(value, onChange);
  return (
    <TextareaField {...rest} rows={3} limit={limit} value={text} onChange={(event) => setText(event.target.value)} />
  );
}
