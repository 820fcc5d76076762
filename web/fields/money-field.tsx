import { useState } from 'react';
import { type AgreementCurrency, type AgreementMoney, CURRENCY_SYMBOLS, formatMoney } from '#domain/money/money.ts';
import { rangeTold, readMoneyRange } from '#domain/money/money-range.ts';
import { type MoneyProblem, parseMoney } from '#domain/money/parse-money.ts';
import { readPaymentShare } from '#domain/money/payment-share.ts';
import { AmountField, type AmountFieldProps, type ReadAmount } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';

/** The cautious end of a range: the lower of what comes in, the higher of what goes out. */
export type RangeEnd = 'lower' | 'higher';

type MoneyFieldProps = Omit<AmountFieldProps, 'sign' | 'read' | 'write' | 'value' | 'onValueChange'> & {
  currency: AgreementCurrency;
  /** Minor units; null when empty, NaN while it cannot be read. */
  amountMinor: number | null;
  inAll?: boolean | undefined;
  /** Which end of "150-200" counts; without it a range is refused. */
  ofRange?: RangeEnd | undefined;
  /** "3%" is a share of each payment: what it brings is asked for. Without it a percentage is refused. */
  ofShare?: boolean | undefined;
  onAmount: (amountMinor: number | null, text: string) => void;
};

/** An amount in one currency, typed as a person writes it. */
export function MoneyField({ currency, amountMinor, inAll, ofRange, ofShare, onAmount, ...field }: MoneyFieldProps) {
  return (
    <AmountField
      {...field}
      sign={CURRENCY_SYMBOLS[currency]}
      read={(text) => {
        if (inAll && FOR_ONE.test(text)) return { problem: notInAll };
        return (ofShare && readShare(text, currency)) || readMoney(text, currency, ofRange);
      }}
      write={(minor) => writeMoney({ amountMinor: minor, currency })}
      value={amountMinor}
      onValueChange={onAmount}
    />
  );
}

/** An amount as it is typed: `unread` is the text of one that cannot be read, which a draft keeps on the device. */
type TypedMoney<C extends AgreementCurrency> = { amountMinor: number; currency: C; unread?: string };

type MoneyAnswerProps<C extends AgreementCurrency> = FieldTexts & {
  name: string;
  /** What the amount is called, to name its currency. */
  subject: string;
  currencies: readonly C[];
  /** The currency to offer first. */
  usual: C;
  value: TypedMoney<C> | null;
  onChange: (value: TypedMoney<C> | null) => void;
  /** Asked for all of them together: "500 each" is refused. */
  inAll?: boolean;
  ofRange?: RangeEnd | undefined;
  ofShare?: boolean | undefined;
};

/** An amount with its currency, which is chosen inside the box, at its end: most founders never touch it. */
export function MoneyAnswer<C extends AgreementCurrency>(props: MoneyAnswerProps<C>) {
  const { name, subject, currencies, usual, value, onChange, inAll, ofRange, ofShare, ...texts } = props;
  const [chosen, setChosen] = useState<C | null>(null);
  const currency = value?.currency ?? chosen ?? usual;

  function setCurrency(next: string) {
    const picked = currencies.find((one) => one === next) ?? currency;
    setChosen(picked);
    if (value) onChange({ ...value, currency: picked });
  }

  return (
    <MoneyField
      {...texts}
      name={name}
      currency={currency}
      suffix={
        <select
          id={`${name}-currency`}
          aria-label={`Currency of: ${subject}`}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          className="h-9 rounded-mark bg-surface px-1 text-sm font-medium text-stone hover:text-ink"
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      }
      // On the device an amount that is none becomes null.
      amountMinor={value?.unread === undefined ? (value?.amountMinor ?? null) : Number.NaN}
      unread={value?.unread}
      inAll={inAll}
      ofRange={ofRange}
      ofShare={ofShare}
      onAmount={(amountMinor, text) => onChange(answerOf(amountMinor, currency, text))}
    />
  );
}

function answerOf<C extends AgreementCurrency>(
  amountMinor: number | null,
  currency: C,
  text: string,
): TypedMoney<C> | null {
  if (amountMinor === null) return null;
  return Number.isNaN(amountMinor) ? { amountMinor, currency, unread: text } : { amountMinor, currency };
}

const problems: Record<Exclude<MoneyProblem, 'empty'>, string> = {
  not_a_number: 'Enter an amount in figures, such as 25,000 or 2.5m.',
  not_money: 'This reads as a count, not as an amount. Write the amount alone, such as 25,000 or 2.5m.',
  several_numbers: 'There is more than one amount here. Write one, such as 25,000 or 2.5m.',
  wrong_currency: 'Choose the currency at the end of the box.',
  too_many_decimals: 'Enter at most two digits after the point.',
  too_large: 'This amount is too large to be real.',
};

const FOR_ONE = /\b(?:each|apiece|per (?:person|head|one|woman|man|customer)|every ?one)\b/iu;
const notInAll = 'This is for one of them. Write what all of them paid together.';

const FOR_WHAT_ALONE = /^\s*(?:per|for (?:one|each|every))\s+\p{L}/iu;
const notHowMuch = 'This says for what, and not how much. Write an amount, such as 25,000 or 2.5m.';

/** A commission is an amount only where the payment is named too. */
function readShare(text: string, currency: AgreementCurrency): ReadAmount | null {
  const share = readPaymentShare(text, currency);
  if (share === null) return null;
  return share.amountMinor === null ? { problem: share.told } : { amount: share.amountMinor, told: share.told };
}

/** What a typed amount means. */
function readMoney(text: string, currency: AgreementCurrency, ofRange?: RangeEnd): ReadAmount {
  const parsed = parseMoney(text, currency);
  if (parsed.ok) return { amount: parsed.money.amountMinor };
  if (parsed.reason === 'empty') return { amount: null };
  const range = ofRange && parsed.reason === 'several_numbers' ? readMoneyRange(text, currency) : null;
  if (range) {
    const amount = ofRange === 'lower' ? range.fromMinor : range.toMinor;
    return { amount, told: rangeTold(range, amount, currency) };
  }
  if (parsed.reason === 'not_a_number' && FOR_WHAT_ALONE.test(text)) return { problem: notHowMuch };
  return { problem: problems[parsed.reason] };
}

/** "25,000", "25,000.50": the sign stands before the box. */
export function writeMoney(money: AgreementMoney): string {
  return formatMoney(money).replace(CURRENCY_SYMBOLS[money.currency], '').replace(/\.00$/, '');
}
