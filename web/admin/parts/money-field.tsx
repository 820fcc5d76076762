import { CURRENCY_SYMBOLS, type Currency } from '#domain/money/money.ts';
import { AmountField, type AmountFieldProps } from '#ui/amount-field/amount-field.tsx';
import { readMoney, writeMoney } from '#web/founder/startup-assistant/validate/intake/money-answer.tsx';

type MoneyFieldProps = Omit<AmountFieldProps, 'sign' | 'read' | 'write' | 'value' | 'onValueChange'> & {
  currency: Currency;
  /** Minor units; null when empty, NaN while it cannot be read. */
  amountMinor: number | null;
  onAmount: (amountMinor: number | null) => void;
};

/** An amount in one currency, typed as a person writes it. */
export function MoneyField({ currency, amountMinor, onAmount, ...field }: MoneyFieldProps) {
  return (
    <AmountField
      {...field}
      sign={CURRENCY_SYMBOLS[currency]}
      suffix={currency}
      read={(text) => readMoney(text, currency)}
      write={(minor) => writeMoney({ amountMinor: minor, currency })}
      value={amountMinor}
      onValueChange={onAmount}
    />
  );
}
