import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import type { PlanTerms, Preview, Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/days.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { MethodChoice } from '#web/billing/method-choice.tsx';
import { checkedPaymentOf } from '#web/billing/under-way.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { CouponCode } from './coupon-code.tsx';
import { previewQuery, useBuyPlan, useChangePlan, useKeepPlan, useTaxNote } from './plan-queries.ts';
import { isSame, priceInWords, termsInWords } from './plan-words.ts';

type ChosenPlanProps = {
  terms: PlanTerms;
  subscription: SubscriptionView | null;
  /** What was chosen before and is not paid for: another choice takes its place. */
  ordered: Purchase | null;
  onLeave: () => void;
};

/** What a choice costs, in words, and the button that goes through with it. */
export function ChosenPlan({ terms, subscription, ordered, onLeave }: ChosenPlanProps) {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const region = useRef<HTMLElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => region.current?.focus(), []);
  return (
    <Card ref={region} tabIndex={-1} level={3} title={termsInWords(terms)} eyebrow="You chose" className="outline-none">
      {ordered && <ChosenBefore ordered={ordered} terms={terms} />}
      <MethodChoice currency={terms.currency} chosen={chosen} onChoose={setChosen}>
        {(method, choice) => <Priced {...{ terms, method, choice, subscription, onLeave }} />}
      </MethodChoice>
      <div>
        <Button variant="quiet" className="-ml-5" onClick={onLeave}>
          Back to the plans
        </Button>
      </div>
    </Card>
  );
}

/** What becomes of the money of a choice that was made before, of this plan or of another. */
function ChosenBefore({ ordered, terms }: { ordered: Purchase; terms: PlanTerms }) {
  const { data: invoice } = useQuery(invoiceQuery(ordered.invoiceId));
  const isSent = ordered.standsUntil === null;
  const isChecked = invoice !== undefined && checkedPaymentOf(invoice) !== undefined;
  const before = termsInWords(ordered.terms);
  const known = isSent
    ? `You sent a transfer for ${before}, and we are looking for it.`
    : isChecked
      ? `An online payment for ${before} is being checked.`
      : null;
  if (isSame(ordered.terms, terms))
    return (
      known && (
        <Banner tone="info" role="status" title={known}>
          If you pay again and both arrive, the second becomes your credit.
        </Banner>
      )
    );
  return (
    <p>
      {known ?? `You chose ${before} before.`} If you go on, this takes its place, and money that comes for that one
      becomes your credit.
    </p>
  );
}

type PricedProps = Omit<ChosenPlanProps, 'ordered'> & { method: PaymentMethod; choice: ReactNode };

function Priced({ terms, method, choice, subscription, onLeave }: PricedProps) {
  const [coupon, setCoupon] = useState<string>();
  const preview = useQuery(previewQuery(terms, method, coupon));
  return (
    <Loaded query={preview} what="The price">
      {(found) => {
        const isAtEnd = found.when === 'at_end' || found.when === 'kept';
        return (
          <>
            <Sums preview={found} subscription={subscription} />
            {!isAtEnd && found.pay.amountMinor > 0 && choice}
            {!isAtEnd && (found.pay.amountMinor > 0 || found.coupon) && (
              <CouponCode terms={terms} method={method} used={found.coupon} onUse={setCoupon} />
            )}
            {preview.isPlaceholderData ? (
              <Skeleton className="h-24 w-full rounded-card" />
            ) : (
              <>
                <p className="font-semibold">{found.words}</p>
                {isAtEnd ? (
                  <ChangeAtEnd preview={found} onDone={onLeave} />
                ) : (
                  <Pay preview={found} method={method} onDone={onLeave} />
                )}
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** How the sum of today is made up, where the price is not all of it: each part of it in words, and they add up. */
function Sums({ preview, subscription }: { preview: Preview; subscription: SubscriptionView | null }) {
  const { price, pay, terms, credit, daysLeft, ahead, kept, coupon, period } = preview;
  const tax = useTaxNote();
  const left = subscription ? daysBetween(period.startsOn, subscription.period.endsOn) : 0;
  const held = credit.amountMinor + kept.amountMinor - daysLeft.amountMinor - ahead.amountMinor;
  const before = subscription ? plans[subscription.terms.plan].name : '';
  const parts = [
    {
      words: `Less what ${left} ${left === 1 ? 'day' : 'days'} left of ${before} ${left === 1 ? 'is' : 'are'} worth`,
      minor: -daysLeft.amountMinor,
    },
    { words: 'Less the next period, which you paid for and which does not begin', minor: -ahead.amountMinor },
    { words: 'Less the credit that you have', minor: -held },
    { words: `Less coupon ${coupon?.code}`, minor: -(coupon?.off.amountMinor ?? 0) },
    { words: 'Stays as your credit', minor: kept.amountMinor },
  ].filter(({ minor }) => minor !== 0);
  const first = `${priceInWords(price, terms.cadence)}${tax}`;
  if (parts.length === 0) return <p>{first}</p>;
  const sum = (minor: number) =>
    `${minor < 0 ? '−' : ''}${formatPlainMoney({ ...price, amountMinor: Math.abs(minor) })}`;
  return (
    <dl aria-label="How the sum is made up" className="flex max-w-md flex-col gap-1">
      <Part words={first} sum={sum(price.amountMinor)} />
      {parts.map(({ words, minor }) => (
        <Part key={words} words={words} sum={sum(minor)} />
      ))}
      <Part words="You pay today" sum={sum(pay.amountMinor)} isTotal />
    </dl>
  );
}

function Part({ words, sum, isTotal = false }: { words: string; sum: string; isTotal?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-x-6', isTotal && 'border-t border-line pt-1 font-semibold')}>
      <dt className="min-w-0">{words}</dt>
      <dd className="shrink-0 tabular-nums">{sum}</dd>
    </div>
  );
}

function ChangeAtEnd({ preview: { when, terms, period }, onDone }: { preview: Preview; onDone: () => void }) {
  const changing = useChangePlan();
  const keeping = useKeepPlan();
  const isKept = when === 'kept';
  return (
    <>
      <CallFailure error={changing.error ?? keeping.error} />
      <div>
        <Button
          loading={changing.isPending || keeping.isPending}
          loadingText={isKept ? 'Keeping it…' : 'Changing it…'}
          onClick={() =>
            isKept ? keeping.mutate(undefined, { onSuccess: onDone }) : changing.mutate(terms, { onSuccess: onDone })
          }
        >
          {isKept ? `Keep ${termsInWords(terms)}` : `Change on ${formatDay(period.startsOn)}`}
        </Button>
      </div>
    </>
  );
}

type PayProps = { preview: Preview; method: PaymentMethod; onDone: () => void };

function Pay({ preview: { terms, pay, coupon }, method, onDone }: PayProps) {
  const buying = useBuyPlan();
  const sum = formatPlainMoney(pay);
  function buy() {
    buying.mutate(
      { ...terms, method, pay, ...(coupon && { coupon: coupon.code }) },
      { onSuccess: (redirectUrl) => (redirectUrl ? window.location.assign(redirectUrl) : onDone()) },
    );
  }
  return (
    <>
      <CallFailure error={buying.error} />
      <div>
        <Button
          loading={buying.isPending || buying.data != null}
          loadingText={pay.amountMinor > 0 && method === 'checkout' ? 'Opening the checkout…' : 'Processing...'}
          onClick={buy}
        >
          {pay.amountMinor === 0 ? 'Begin now' : method === 'checkout' ? `Pay ${sum} online` : `Pay ${sum} by transfer`}
        </Button>
      </div>
    </>
  );
}
