import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InvoiceView } from '#contract/billing/billing.ts';
import type { GivenPlan, PlanTerms, Preview, Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { invoiceQuery, paymentMethodsQuery } from '#web/billing/billing-queries.ts';
import { MethodChoice } from '#web/billing/method-choice.tsx';
import { checkedPaymentOf, sentTransferOf } from '#web/billing/under-way.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Day } from '#web/time/date-time.tsx';
import { CardIsKept } from './card-is-kept.tsx';
import { ChangeAtEnd } from './change-at-end.tsx';
import { CouponCode } from './coupon-code.tsx';
import { GivenBefore } from './given-plan.tsx';
import { previewQuery, useBuyPlan } from './plan-queries.ts';
import { isSame, keepsCard, termsInWords } from './plan-words.ts';
import { SumOfToday } from './sum-of-today.tsx';

type ChosenPlanProps = {
  terms: PlanTerms;
  subscription: SubscriptionView | null;
  /** What was chosen before and is not paid for: another choice takes its place. */
  ordered: Purchase | null;
  given: GivenPlan | undefined;
  /** Null until somebody has chosen one. */
  method: PaymentMethod | null;
  onMethod: (method: PaymentMethod) => void;
  onLeave: () => void;
};

/** What a choice costs, in words, and the button that goes through with it. */
export function ChosenPlan({ terms, ordered, method: wanted, onMethod, onLeave, ...beside }: ChosenPlanProps) {
  const { data: ways } = useQuery(paymentMethodsQuery(terms.currency));
  // An address may be older than what is offered.
  const chosen = ways?.items.find(({ method }) => method === wanted)?.method ?? null;
  const region = useRef<HTMLElement>(null);
  const held = ordered && isSame(ordered.terms, terms) ? ordered.coupon?.code : undefined;
  // It takes the place of the button that was pressed.
  useEffect(() => region.current?.focus(), []);
  return (
    <Card ref={region} tabIndex={-1} level={3} title={termsInWords(terms)} eyebrow="You chose" className="outline-none">
      {ordered && <ChosenBefore ordered={ordered} terms={terms} />}
      <MethodChoice currency={terms.currency} chosen={chosen} onChoose={onMethod}>
        {(method, choice) => <Priced {...{ terms, method, choice, held, onLeave, ...beside }} />}
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
  const before = termsInWords(ordered.terms);
  const known = underWayWords(ordered, invoice, before);
  const came = invoice && invoice.paid.amountMinor > 0 ? formatPlainMoney(invoice.paid) : null;
  if (isSame(ordered.terms, terms)) {
    const title = came ? `${came} has come for ${before}` : known;
    if (!title) return null;
    return (
      <Banner tone="info" role="status" title={title}>
        {came && (known ? `${known} ` : 'Only the rest is asked for below.')}
        {known && 'If you pay again and both arrive, what is not needed becomes your credit.'}
      </Banner>
    );
  }
  return (
    <p>
      {came
        ? `${came} has come for ${before}. If you go on, ${termsInWords(terms)} takes its place, and the ${came} ${
            ordered.terms.currency === terms.currency ? 'pays a part of it' : 'becomes your credit'
          }. ${known ? `${known} ` : ''}Money that comes later for ${before} becomes your credit.`
        : `${known ?? `You chose ${before} before.`} If you go on, this takes its place, and money that comes for that one becomes your credit.`}
      {ordered.coupon && ` Its coupon ${ordered.coupon.code} is not used up by that.`}
    </p>
  );
}

/** Money for it that is looked for, or a payment that is checked; null where nothing is. */
function underWayWords(ordered: Purchase, invoice: InvoiceView | undefined, before: string): string | null {
  if (invoice ? sentTransferOf(invoice) : ordered.standsUntil === null)
    return `You sent a transfer for ${before}, and we are looking for it.`;
  return invoice && checkedPaymentOf(invoice)
    ? `You began an online payment for ${before}, and we are checking whether it came. If you did not finish, nothing was taken.`
    : null;
}

type PricedProps = Omit<ChosenPlanProps, 'ordered' | 'method' | 'onMethod'> & {
  method: PaymentMethod;
  choice: ReactNode;
  /** The coupon of the same choice that was made before: it stays with it. */
  held: string | undefined;
};

function Priced({ terms, method, choice, held, subscription, given, onLeave }: PricedProps) {
  const [coupon, setCoupon] = useState(held);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const type = (code: string) => {
    setTyped(code);
    setLeft(false);
  };
  const asked = useQuery(previewQuery(terms, method, coupon));
  const isLost = held !== undefined && coupon === held && asked.isError;
  const without = useQuery({ ...previewQuery(terms, method), enabled: isLost });
  const preview = isLost ? without : asked;
  // It is not sold to them just now, and asking again changes nothing.
  if (preview.isError && preview.error instanceof ApiError && preview.error.status === 409)
    return <Banner tone="info" role="status" title={preview.error.message} />;
  return (
    <Loaded query={preview} what="The price">
      {(found) => {
        const isAtEnd = found.when === 'at_end' || found.when === 'kept';
        return (
          <>
            {given && <GivenBefore given={given} preview={found} />}
            {isLost && (
              <Banner tone="warning" title={`Coupon ${held} cannot be used any more`}>
                {messageOf(asked.error)} The price below is without it.
              </Banner>
            )}
            {found.when === 'ahead' && subscription && (
              <p>
                It is for <Day value={found.period.startsOn} /> to <Day value={found.period.endsOn} />. Until then you
                keep {termsInWords(subscription.terms)}.
              </p>
            )}
            <SumOfToday preview={found} subscription={subscription} />
            {!isAtEnd && found.pay.amountMinor > 0 && choice}
            {!isAtEnd && (found.pay.amountMinor > 0 || found.coupon) && (
              <CouponCode {...{ terms, method, typed, isLeft }} used={found.coupon} onUse={setCoupon} onType={type} />
            )}
            {preview.isPlaceholderData ? (
              <Skeleton className="h-24 w-full rounded-card" />
            ) : (
              <>
                <p className="font-semibold">{found.words}</p>
                {isAtEnd ? (
                  <ChangeAtEnd preview={found} subscription={subscription} onDone={onLeave} />
                ) : (
                  <Pay
                    preview={found}
                    method={method}
                    onDone={onLeave}
                    onCouponLeft={typed.trim() && !found.coupon ? () => setLeft(true) : undefined}
                  />
                )}
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What is taken where nothing is to pay. */
const freeWords: Record<Preview['when'], string> = {
  now: 'Begin now',
  ahead: 'Take the next period',
  owed: 'Renew now',
  at_end: 'Change',
  kept: 'Keep',
};

type PayProps = {
  preview: Preview;
  method: PaymentMethod;
  onDone: () => void;
  /** In place of paying, while a coupon is typed and not used. */
  onCouponLeft: (() => void) | undefined;
};

function Pay({ preview: { when, terms, pay, coupon, card }, method, onDone, onCouponLeft }: PayProps) {
  const buying = useBuyPlan();
  const sum = formatPlainMoney(pay);
  const isKept = method === 'checkout' && pay.amountMinor > 0 && keepsCard(terms);
  function buy() {
    buying.mutate(
      { ...terms, method, pay, ...(coupon && { coupon: coupon.code }) },
      { onSuccess: (redirectUrl) => (redirectUrl ? window.location.assign(redirectUrl) : onDone()) },
    );
  }
  return (
    <>
      {isKept && <CardIsKept />}
      {card && (
        <p className="text-sm text-stone">
          Renewals are charged to your {cardInWords(card)}. You can turn that off under “Your cards”, or cancel the
          plan, at any time.
        </p>
      )}
      <CallFailure error={buying.error} />
      <div>
        <Button
          loading={buying.isPending || buying.data != null}
          loadingText={pay.amountMinor > 0 && method === 'checkout' ? 'Opening the checkout…' : 'Processing...'}
          onClick={onCouponLeft ?? buy}
        >
          {pay.amountMinor === 0
            ? freeWords[when]
            : method === 'checkout'
              ? `Pay ${sum} online`
              : `Pay ${sum} by transfer`}
        </Button>
      </div>
    </>
  );
}
