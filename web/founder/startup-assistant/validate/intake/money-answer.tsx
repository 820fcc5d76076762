import { useState } from 'react';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency, formatMoney, type Money } from '#domain/money/money.ts';
import { type MoneyProblem, parseMoney } from '#domain/money/parse-money.ts';
import { AmountField, type ReadAmount } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';

type MoneyAnswerProps = FieldTexts & {
  name: string;
  /** What the amount is called, to name its currency. */
  subject: string;
  value: Money | null;
  /** The currency to offer first. */
  usual: Currency;
  onChange: (value: Money | null) => void;
  onBlur?: () => void;
};

const currencyOptions = CURRENCIES.map((currency) => ({
  value: currency,
  label: `${CURRENCY_SYMBOLS[currency]} ${currency}`,
}));

/** An amount with its currency, in naira unless another answer is in dollars. */
export function MoneyAnswer({ name, subject, value, usual, onChange, onBlur, ...texts }: MoneyAnswerProps) {
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = value?.currency ?? chosen ?? usual;
  const setAmount = (amountMinor: number | null) => onChange(amountMinor === null ? null : { amountMinor, currency });

  function setCurrency(next: string) {
    const picked = CURRENCIES.find((one) => one === next) ?? currency;
    setChosen(picked);
    if (value) onChange({ ...value, currency: picked });
  }

  return (
    <div className="flex flex-col gap-2">
      <AmountField
        {...texts}
        name={name}
        sign={CURRENCY_SYMBOLS[currency]}
        read={(text) => readMoney(text, currency)}
        write={(amountMinor) => writeMoney({ amountMinor, currency })}
        value={value?.amountMinor ?? null}
        onValueChange={setAmount}
        onBlur={onBlur}
      />
      <SelectField
        className="w-32"
        hideLabel
        label={`Currency: ${subject}`}
        name={`${name}-currency`}
        options={currencyOptions}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}

const problems: Record<Exclude<MoneyProblem, 'empty'>, string> = {
  not_a_number: 'Enter an amount in figures, such as 25,000 or 25,000.50.',
  wrong_currency: 'Choose the currency below the amount.',
  too_many_decimals: 'Enter at most two digits after the point.',
  too_large: 'This amount is too large to be real.',
};

function readMoney(text: string, currency: Currency): ReadAmount {
  const parsed = parseMoney(text, currency);
  if (parsed.ok) return { amount: parsed.money.amountMinor };
  return parsed.reason === 'empty' ? { amount: null } : { problem: problems[parsed.reason] };
}

/** "25,000", "25,000.50": the sign stands before the box. */
function writeMoney(money: Money): string {
  return formatMoney(money).replace(CURRENCY_SYMBOLS[money.currency], '').replace(/\.00$/, '');
}
