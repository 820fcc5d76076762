import { useQuery } from '@tanstack/react-query';
import type { InvoiceView } from '#contract/billing/billing.ts';
import type { GivenPlan, PlanTerms, Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { checkedPaymentOf, notFoundOf, sentTransferOf } from '#web/billing/under-way.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { paths } from '#web/paths.ts';
import { formatDay, formatMoment } from '#web/time/date-time.tsx';
import { CardIsKept } from './card-is-kept.tsx';
import { GivenBefore } from './given-plan.tsx';
import { OwedCoupon } from './owed-coupon.tsx';
import { previewQuery, useDropPurchase } from './plan-queries.ts';
import { isSame, keepsCard, termsInWords } from './plan-words.ts';

type PayPlanProps = {
  invoiceId: string;
  /** Null once it is paid or let go: then the panel says how it ended. */
  purchase: Purchase | null;
  subscription: SubscriptionView | null;
  given: GivenPlan | undefined;
  onSettled: () => void;
  /** It was dropped, or another invoice has taken its place: the panel that was used is gone. */
  onGone?: () => void;
  onChoose: (terms: PlanTerms) => void;
};

/** What was chosen and waits to be paid, or has just been. */
export function PayPlan({ invoiceId, purchase, subscription, given, onSettled, onGone, onChoose }: PayPlanProps) {
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const isSent = invoice !== undefined && sentTransferOf(invoice) !== undefined;
  return (
    <Card level={3} title={purchase ? titleOf(purchase, isSent) : 'Your payment'}>
      {purchase?.replaced && (
        <p>
          It took the place of {termsInWords(purchase.replaced)}. Money that comes for that one becomes your credit.
        </p>
      )}
      {!purchase?.isOver && (
        <PayPanel
          invoiceId={invoiceId}
          returnTo={paths.member.billingHistory}
          onSettled={onSettled}
          keepCard={purchase ? keepsCard(purchase.terms) : false}
          sayBefore={
            purchase
              ? (method, billed) => (
                  <>
                    {takesCoupon(purchase, billed) && (
                      <OwedCoupon purchase={purchase} method={method} onChanged={() => onGone?.()} />
                    )}
                    <Words invoice={billed} {...{ purchase, given, method, onChoose }} />
                    {method === 'checkout' && keepsCard(purchase.terms) && <CardIsKept />}
                  </>
                )
              : undefined
          }
        />
      )}
      {purchase && <p className="text-sm text-stone">{untilWhen(purchase, subscription, isSent)}</p>}
      {purchase && (purchase.kind !== 'owed' || subscription?.state === 'ended') && (
        <NotNow invoiceId={invoiceId} onGone={onGone} />
      )}
    </Card>
  );
}

const titleOf = ({ terms }: Purchase, isSent: boolean) =>
  `${isSent ? 'Your transfer for' : 'Pay for'} ${termsInWords(terms)}`;

/** A coupon makes another invoice: not while money for this one has come, was sent, or may be on its way. */
function takesCoupon({ kind, standsUntil }: Purchase, invoice: InvoiceView): boolean {
  return kind === 'owed' && standsUntil !== null && invoice.paid.amountMinor === 0 && !checkedPaymentOf(invoice);
}

/** How long it can be paid, and what becomes of money that is found late. */
function untilWhen(
  { kind, standsUntil, isOver }: Purchase,
  subscription: SubscriptionView | null,
  isSent: boolean,
): string {
  if (standsUntil !== null && isOver)
    return `The last day to pay for it was ${formatDay(standsUntil)}, so it is being cancelled. Money that comes for it after that becomes your credit. Choose it again to pay for it.`;
  if (standsUntil !== null && kind === 'owed' && subscription?.state !== 'ended')
    return `You can pay until ${formatDay(standsUntil)}. If it is not paid by then, your plan ends.`;
  if (standsUntil !== null && subscription?.charge)
    return `You can pay until ${formatDay(standsUntil)}. Until it is paid nothing of what you have changes: your card is charged on ${formatDay(subscription.charge.on)}, as before.`;
  if (standsUntil !== null)
    return `You can pay until ${formatDay(standsUntil)}. Nothing is charged by itself, and until it is paid nothing of what you have changes.`;
  const answer = isSent ? ' If we cannot find it, we tell you.' : '';
  if (kind === 'start' || !subscription) return `Your choice waits until all of the money is found.${answer}`;
  const { state, graceEndsAt, period, heldUntil } = subscription;
  if (state === 'ended')
    return `Your plan has ended. It begins again on the day on which all of the money is found.${answer}`;
  if (heldUntil) return untilCharged(kind, heldUntil, isSent) + answer;
  const ends = graceEndsAt ? formatMoment(graceEndsAt, true) : formatDay(period.endsOn);
  if (kind === 'owed')
    return `Your plan stays until ${ends}. If all of the money is found later, the plan begins again on that day.${answer}`;
  return `If all of the money is not found by ${ends}, your plan ends, and it begins again on the day on which it is found.${answer}`;
}

/** What becomes of the card that waits for the transfer. */
function untilCharged(kind: Purchase['kind'], heldUntil: string, isSent: boolean): string {
  const atOnce = 'If you press “I have not sent it yet”, your card is charged at once.';
  return [
    `Your card is charged on ${formatDay(heldUntil)} if all of the money is not found by then.`,
    'What is not needed of a transfer that comes later becomes your credit.',
    ...(isSent && kind === 'owed' ? [atOnce] : []),
  ].join(' ');
}

type WordsProps = { purchase: Purchase; invoice: InvoiceView; method: PaymentMethod } & Pick<
  PayPlanProps,
  'given' | 'onChoose'
>;

/**
 * Said of the way to pay that is marked, since a transfer never renews by itself. Where credit came, or was used, since it was
 * chosen, its invoice asks for another sum than it would cost now: then that is said.
 */
function Words({ purchase: { kind, terms, coupon, pay }, invoice, given, method, onChoose }: WordsProps) {
  const { data } = useQuery(previewQuery(terms, method, coupon?.code));
  if (!data || !isSame(data.terms, terms)) return null;
  const isFree = data.pay.amountMinor === 0;
  // Credit that came since pays it all: then the words are of a plan that credit begins, and not of this payment.
  if (sentTransferOf(invoice) || (method === 'bank_transfer' && notFoundOf(invoice)))
    return isFree ? null : (
      <div>
        {/* A plan that runs says beside it what comes as long as it is not found. */}
        {kind !== 'start' && <p>Once all of your transfer is found:</p>}
        <p className="font-semibold">{data.wordsAfter}</p>
      </div>
    );
  const asked = invoice.paid.amountMinor > 0 ? invoice.due : pay;
  if (invoice.paid.amountMinor > 0 && data.pay.amountMinor === asked.amountMinor)
    return <p className="font-semibold">{`You pay ${formatPlainMoney(invoice.due)} more. ${data.wordsAfter}`}</p>;
  if (data.pay.amountMinor === asked.amountMinor)
    return (
      <>
        {given && <GivenBefore given={given} preview={data} />}
        <p className="font-semibold">{data.words}</p>
      </>
    );
  return (
    <Banner
      title={isFree ? 'Your credit pays all of it now' : `It costs ${formatPlainMoney(data.pay)} now`}
      action={
        <Button variant="secondary" onClick={() => onChoose(terms)}>
          See the new sum
        </Button>
      }
    >
      Your credit has changed since you chose it. The invoice below asks for {formatPlainMoney(asked)}.
    </Banner>
  );
}

/** Drops the order. Not offered while a transfer is looked for; a part that has come becomes credit. */
function NotNow({ invoiceId, onGone }: Pick<PayPlanProps, 'invoiceId' | 'onGone'>) {
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const dropping = useDropPurchase();
  if (!invoice?.can.pay || sentTransferOf(invoice)) return null;
  const came = invoice.paid.amountMinor > 0 && formatPlainMoney(invoice.paid);
  function drop() {
    dropping.mutate(undefined, {
      onSuccess: () => {
        toast.success(came ? `Dropped. ${came} is your credit now.` : 'Dropped. Nothing was charged.');
        onGone?.();
      },
    });
  }
  return (
    <>
      <CallFailure error={dropping.error} />
      {came && (
        <p className="text-sm text-stone">
          If the rest does not come, choose “Not now”: the {came} that came becomes your credit. It pays first at your
          next payment for a plan. “Refund it” then stands beside your credit, further down.
        </p>
      )}
      <div>
        <Button
          variant="quiet"
          className="-ml-5"
          loading={dropping.isPending}
          loadingText="Dropping it…"
          onClick={drop}
        >
          Not now
        </Button>
      </div>
    </>
  );
}
