import { CURRENCY_SYMBOLS, type Currency, formatMoney } from '#domain/money/money.ts';
import { parseMoney } from '#domain/money/parse-money.ts';
import { AmountField, type ReadAmount } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';

type NumberFieldProps = FieldTexts & {
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** An amount of the table's currency, more than zero. */
export function MoneyField({ currency, value, onChange, ...texts }: NumberFieldProps & { currency: Currency }) {
  return (
    <AmountField
      {...texts}
      sign={CURRENCY_SYMBOLS[currency]}
      read={(text) => readMoney(text, currency)}
      write={(amountMinor) => formatMoney({ amountMinor, currency }).slice(1).replace(/\.00$/, '')}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** A whole number of zero or more: shares, months. */
export function WholeField({ value, onChange, unit, ...texts }: NumberFieldProps & { unit?: string }) {
  return (
    <AmountField
      {...texts}
      sign=""
      suffix={unit}
      read={readWhole}
      write={(count) => count.toLocaleString('en-GB')}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** A percentage from 0 to below 100. */
export function PercentField({ value, onChange, ...texts }: NumberFieldProps) {
  return (
    <AmountField
      {...texts}
      sign=""
      suffix="%"
      read={readPercent}
      write={String}
      value={value}
      onValueChange={onChange}
    />
  );
}

function readMoney(text: string, currency: Currency): ReadAmount {
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { amount: null };
    return { problem: 'Enter an amount in figures, such as 25,000 or 2.5m.' };
  }
  return parsed.money.amountMinor > 0 ? { amount: parsed.money.amountMinor } : { problem: 'Enter more than zero.' };
}

function readWhole(text: string): ReadAmount {
  const digits = text.replace(/[,\s]/g, '');
  if (digits === '') return { amount: null };
  if (!/^\d{1,13}$/.test(digits)) return { problem: 'Enter a whole number, such as 1,000,000.' };
  return { amount: Number(digits) };
}

function readPercent(text: string): ReadAmount {
  const typed = text.replace('%', '').trim();
  if (typed === '') return { amount: null };
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(typed)) return { problem: 'Enter a percentage from 0 to below 100, such as 20.' };
  return { amount: Number(typed) };
}
