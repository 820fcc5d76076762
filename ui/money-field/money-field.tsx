import { type FocusEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { type Currency, currencySigns, readAmount, writeAmount } from './amount.ts';

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type'> & {
  currency: Currency;
  /** Integer minor units; null when empty. */
  value: number | null;
  /** Null when empty, NaN while it cannot be read as an amount, so that no schema accepts it. */
  onValueChange: (minor: number | null) => void;
};

/** An amount of money: typed freely, tidied when the field is left, handed on in minor units. */
export function MoneyField({ currency, value, onValueChange, error, onBlur, ...rest }: MoneyFieldProps) {
  const [text, setText] = useState(writeAmount(value));
  const [left, setLeft] = useState(false);
  const typed = readAmount(text);
  const shown = Object.is(typed, value) || Number.isNaN(value) ? text : writeAmount(value);
  const unreadable = left && Number.isNaN(readAmount(shown));

  function tidy(event: FocusEvent<HTMLInputElement>) {
    setLeft(true);
    if (!Number.isNaN(typed)) setText(writeAmount(typed));
    onBlur?.(event);
  }

  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      prefix={currencySigns[currency]}
      value={shown}
      error={error ?? (unreadable ? 'Enter an amount in figures, such as 25,000 or 25,000.50' : undefined)}
      onChange={(event) => {
        setText(event.target.value);
        setLeft(false);
        onValueChange(readAmount(event.target.value));
      }}
      onBlur={tidy}
    />
  );
}
