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

/** A sentence or two without line breaks, in a box that grows: nothing of it is cut off. */
export function SentenceAnswer({ value, onChange, ...rest }: TextAnswerProps) {
  const [text, setText] = useTypedText(value, onChange);
  return (
    <TextareaField {...rest} size="line" value={text} onChange={(event) => setText(onOneLine(event.target.value))} />
  );
}

export const onOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/gu, ' ');

export function LongAnswer({ value, onChange, limit, ...rest }: TextAnswerProps & { limit: number }) {
  const [text, setText] = useTypedText(value, onChange);
  return (
    <TextareaField
      {...rest}
      size="short"
      limit={limit}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
