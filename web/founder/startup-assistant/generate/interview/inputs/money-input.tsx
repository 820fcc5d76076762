import { useState } from 'react';
import {
  AGREEMENT_CURRENCIES,
  type AgreementCurrency,
  type AgreementMoney,
  CURRENCY_SYMBOLS,
  formatMoney,
} from '#domain/money/money.ts';
import { type MoneyProblem, parseMoney } from '#domain/money/parse-money.ts';
import { AmountField, type ReadAmount } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { documentCurrency } from '../../document-currency.ts';
import { useAgreement } from '../../use-agreement.ts';

type MoneyInputProps = FieldTexts & {
  name: string;
  subject: string;
  value: AgreementMoney | null;
  onChange: (value: AgreementMoney | null) => void;
};

/** An amount with its currency at the end of the box: the document's own unless another is chosen. */
export function MoneyInput({ name, subject, value, onChange, ...texts }: MoneyInputProps) {
  const { agreement, content } = useAgreement();
  const [chosen, setChosen] = useState<AgreementCurrency | null>(null);
  const currency = value?.currency ?? chosen ?? documentCurrency(content, agreement.jurisdiction);

  function setCurrency(next: string) {
    const picked = AGREEMENT_CURRENCIES.find((one) => one === next) ?? currency;
    setChosen(picked);
    if (value) onChange({ ...value, currency: picked });
  }

  return (
    <AmountField
      {...texts}
      name={name}
      sign={CURRENCY_SYMBOLS[currency]}
      suffix={
        <select
          id={`${name}-currency`}
          aria-label={`Currency of: ${subject}`}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          className="h-9 rounded-mark bg-surface px-1 text-sm font-medium text-stone hover:text-ink"
        >
          {AGREEMENT_CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      }
      read={(text) => readMoney(text, currency)}
      write={(amountMinor) => writeMoney({ amountMinor, currency })}
      value={value?.amountMinor ?? null}
      onValueChange={(amountMinor) => onChange(amountMinor === null ? null : { amountMinor, currency })}
    />
  );
}

const problems: Record<Exclude<MoneyProblem, 'empty'>, string> = {
  not_a_number: 'Enter an amount in figures, such as 25,000 or 25,000.50.',
  wrong_currency: 'Choose the currency at the end of the box.',
  too_many_decimals: 'Enter at most two digits after the point.',
  too_large: 'This amount is too large to be real.',
};

function readMoney(text: string, currency: AgreementCurrency): ReadAmount {
  const parsed = parseMoney(text, currency);
  if (parsed.ok) return { amount: parsed.money.amountMinor };
  return parsed.reason === 'empty' ? { amount: null } : { problem: problems[parsed.reason] };
}

/** "25,000", "25,000.50": the sign stands before the box. */
function writeMoney(money: AgreementMoney): string {
  return formatMoney(money).replace(CURRENCY_SYMBOLS[money.currency], '').replace(/\.00$/, '');
}
