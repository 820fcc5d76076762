import { useState } from 'react';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency, formatMoney, type Money } from '#domain/money/money.ts';
import { type MoneyProblem, parseMoney } from '#domain/money/parse-money.ts';
import { AmountField, type ReadAmount } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';

type MoneyAnswerProps = FieldTexts & {
  name: string;
  /** What the amount is called, to name its currency. */
  subject: string;
  value: Money | null;
  /** The currency to offer first. */
  usual: Currency;
  onChange: (value: Money | null) => void;
};

/** An amount with its currency, in naira unless another answer is in dollars. */
export function MoneyAnswer({ name, subject, value, usual, onChange, ...texts }: MoneyAnswerProps) {
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = value?.currency ?? chosen ?? usual;
  const setAmount = (amountMinor: number | null) => onChange(amountMinor === null ? null : { amountMinor, currency });

  function setCurrency(next: string) {
    const picked = CURRENCIES.find((one) => one === next) ?? currency;
    setChosen(picked);
    if (value) onChange({ ...value, currency: picked });
  }

  return (
    <AmountField
      {...texts}
      name={name}
      sign={CURRENCY_SYMBOLS[currency]}
      suffix={<CurrencySelect name={name} subject={subject} value={currency} onChange={setCurrency} />}
      read={(text) => readMoney(text, currency)}
      write={(amountMinor) => writeMoney({ amountMinor, currency })}
      value={value?.amountMinor ?? null}
      onValueChange={setAmount}
    />
  );
}

type CurrencySelectProps = { name: string; subject: string; value: Currency; onChange: (currency: string) => void };

/** Inside the box, at its end: most founders never touch it. */
function CurrencySelect({ name, subject, value, onChange }: CurrencySelectProps) {
  return (
    <select
      id={`${name}-currency`}
      aria-label={`Currency of: ${subject}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 rounded-mark bg-surface px-1 text-sm font-medium text-stone hover:text-ink"
    >
      {CURRENCIES.map((currency) => (
        <option key={currency} value={currency}>
          {currency}
        </option>
      ))}
    </select>
  );
}

const problems: Record<Exclude<MoneyProblem, 'empty'>, string> = {
  not_a_number: 'Enter an amount in figures, such as 25,000 or 25,000.50.',
  wrong_currency: 'Choose the currency at the end of the box.',
  too_many_decimals: 'Enter at most two digits after the point.',
  too_large: 'This amount is too large to be real.',
};

/** What a typed amount means. */
export function readMoney(text: string, currency: Currency): ReadAmount {
  const parsed = parseMoney(text, currency);
  if (parsed.ok) return { amount: parsed.money.amountMinor };
  return parsed.reason === 'empty' ? { amount: null } : { problem: problems[parsed.reason] };
}

/** "25,000", "25,000.50": the sign stands before the box. */
export function writeMoney(money: Money): string {
  return formatMoney(money).replace(CURRENCY_SYMBOLS[money.currency], '').replace(/\.00$/, '');
}
