import { type FocusEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** What a typed text means: an amount (null when empty), or what is wrong with it. */
export type ReadAmount =
  | { amount: number | null /** Read back in place of the amount alone. */; told?: string }
  | { problem: string };

export type AmountFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type'> & {
  /** The sign before the figures, such as a currency's. */
  sign: string;
  read: (text: string) => ReadAmount;
  /** Writes an amount as a person would type it, for the start and for tidying up. */
  write: (amount: number) => string;
  value: number | null;
  /** What was typed before and could not be read: the field begins with it, and says so. */
  unread?: string | undefined;
  /** Null when empty; NaN while the text cannot be read, so that no schema accepts it. */
  onValueChange: (amount: number | null, text: string) => void;
};

/**
 * An amount typed freely, tidied when the field is left. What a text means is the caller's to say; what was made of it is read
 * back wherever more was typed than figures.
 */
export function AmountField(props: AmountFieldProps) {
  const { sign, read, write, value, unread, onValueChange, error, onBlur, ...rest } = props;
  const [text, setText] = useState(unread ?? (value === null || Number.isNaN(value) ? '' : write(value)));
  const [wasLeft, setWasLeft] = useState(unread !== undefined);
  /** What was read back when the field was left: by then its text is tidy. */
  const [toldBefore, setToldBefore] = useState('');
  const typed = read(text);
  const amount = 'amount' in typed ? typed.amount : Number.NaN;
  const changedOutside = !Object.is(amount, value) && !Number.isNaN(value);
  const shown = changedOutside ? (value === null ? '' : write(value)) : text;
  // Its own words, once the field is left: the form knows only that there is no amount, and says so while one types.
  const unreadable = !changedOutside && 'problem' in typed ? typed.problem : undefined;
  const problem = unreadable === undefined ? error : wasLeft ? unreadable : undefined;
  const isInPassing = !changedOutside && amount !== null && isInterpreted(text, amount, write);
  const told = isInPassing ? (toldOf(typed) ?? `We read ${sign}${write(amount)}.`) : toldBefore;

  function tidy(event: FocusEvent<HTMLInputElement>) {
    setWasLeft(true);
    setToldBefore(told);
    if (amount !== null && !Number.isNaN(amount)) setText(write(amount));
    onBlur?.(event);
  }

  function change(next: string) {
    setText(next);
    setWasLeft(false);
    setToldBefore('');
    const meaning = read(next);
    onValueChange('amount' in meaning ? meaning.amount : Number.NaN, next);
  }

  return (
    <TextField
      {...rest}
      autoComplete="off"
      prefix={sign}
      value={shown}
      error={problem}
      note={amount !== null && !changedOutside ? told : ''}
      onChange={(event) => change(event.target.value)}
      onBlur={tidy}
      onKeyDown={(event) => event.key === 'Enter' && setWasLeft(true)}
    />
  );
}

const toldOf = (read: ReadAmount) => ('told' in read ? read.told : undefined);

/** True when the text is more than the figures of its amount, such as "about 20k". */
function isInterpreted(text: string, amount: number | null, write: AmountFieldProps['write']): boolean {
  const figures = (written: string) => written.replace(/[,\s₦$£%]/gu, '').replace(/\.0*$/u, '');
  return amount !== null && !Number.isNaN(amount) && figures(text) !== figures(write(amount));
}
