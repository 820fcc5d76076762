import { plans } from '#content/plans/plans.ts';
import type { Preview, SubscriptionView } from '#contract/billing/subscription.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/days.ts';
import { cx } from '#ui/class-names.ts';
import { priceInWords } from '#web/billing/plan-prices.ts';
import { useTaxNote } from './plan-queries.ts';
import { termsInWords } from './plan-words.ts';

/** How the sum of today is made up, where the price is not all of it: each part of it in words, and they add up. */
export function SumOfToday({ preview, subscription }: { preview: Preview; subscription: SubscriptionView | null }) {
  const { price, pay, terms, credit, daysLeft, ahead, came, kept, coupon, period } = preview;
  const tax = useTaxNote();
  const left = subscription ? daysBetween(period.startsOn, subscription.period.endsOn) : 0;
  const cameMinor = came?.sum.amountMinor ?? 0;
  const isAheadPaying = ahead.currency === price.currency;
  const aheadMinor = isAheadPaying ? ahead.amountMinor : 0;
  const held = credit.amountMinor + kept.amountMinor - daysLeft.amountMinor - aheadMinor - cameMinor;
  const before = subscription ? plans[subscription.terms.plan].name : '';
  const parts = [
    {
      words: `Less what ${left} ${left === 1 ? 'day' : 'days'} left of ${before} ${left === 1 ? 'is' : 'are'} worth`,
      minor: -daysLeft.amountMinor,
    },
    { words: 'Less the next period, which you paid for and which does not begin', minor: -aheadMinor },
    { words: came ? `Less what came for ${termsInWords(came.terms)}` : '', minor: -cameMinor },
    { words: 'Less the credit that you have', minor: -held },
    { words: `Less coupon ${coupon?.code}`, minor: -(coupon?.off.amountMinor ?? 0) },
    { words: 'Stays as your credit', minor: kept.amountMinor },
  ].filter(({ minor }) => minor !== 0);
  const first = `${priceInWords(price, terms.cadence)}${tax}`;
  if (parts.length === 0) return <p>{first}</p>;
  const sum = (minor: number) =>
    `${minor < 0 ? '−' : ''}${formatPlainMoney({ ...price, amountMinor: Math.abs(minor) })}`;
  return (
    <>
      <dl aria-label="How the sum is made up" className="flex max-w-md flex-col gap-1">
        <Part words={first} sum={sum(price.amountMinor)} />
        {parts.map(({ words, minor }) => (
          <Part key={words} words={words} sum={sum(minor)} />
        ))}
        <Part words="You pay today" sum={sum(pay.amountMinor)} isTotal />
      </dl>
      {!isAheadPaying && ahead.amountMinor > 0 && (
        <p className="text-sm text-stone">
          The next period, which you paid for, does not begin: the {formatPlainMoney(ahead)} for it becomes your credit.
          It cannot pay a price in another currency.
        </p>
      )}
    </>
  );
}

function Part({ words, sum, isTotal = false }: { words: string; sum: string; isTotal?: boolean }) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-6', isTotal && 'border-t border-line pt-1 font-semibold')}>
      <dt className="min-w-0 flex-1 basis-40 wrap-break-word">{words}</dt>
      <dd className="ml-auto tabular-nums">{sum}</dd>
    </div>
  );
}
