import { useQuery } from '@tanstack/react-query';
import type { PlanTerms, Purchase } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { previewQuery, useDropPurchase } from './plan-queries.ts';
import { isSame, keepsCard, termsInWords } from './plan-words.ts';

type PayPlanProps = {
  invoiceId: string;
  /** Null once it is paid or let go: then the panel says how it ended. */
  purchase: Purchase | null;
  onSettled: () => void;
  /** It was dropped, and nothing of it is left to show. */
  onDropped?: () => void;
  onChoose: (terms: PlanTerms) => void;
};

/** What was chosen and waits to be paid, or has just been. */
export function PayPlan({ invoiceId, purchase, onSettled, onDropped, onChoose }: PayPlanProps) {
  return (
    <Card level={3} title={purchase ? `Pay for ${termsInWords(purchase.terms)}` : 'Your payment'}>
      {purchase?.replaced && (
        <p>
          It took the place of {termsInWords(purchase.replaced)}. Money that comes for that one becomes your credit.
        </p>
      )}
      <PayPanel
        invoiceId={invoiceId}
        returnTo={paths.member.billingHistory}
        onSettled={onSettled}
        keepCard={purchase ? keepsCard(purchase.terms) : false}
        sayBefore={purchase ? (method) => <Words {...{ purchase, method, onChoose }} /> : undefined}
      />
      {purchase && (
        <p className="text-sm text-stone">
          You can pay until <Day value={purchase.standsUntil} />. Nothing is charged by itself, and until it is paid
          nothing of what you have changes.
        </p>
      )}
      {purchase && purchase.kind !== 'owed' && <NotNow invoiceId={invoiceId} onDropped={onDropped} />}
    </Card>
  );
}

type WordsProps = { purchase: Purchase; method: PaymentMethod } & Pick<PayPlanProps, 'onChoose'>;

/**
 * Said of the way to pay that is marked, since a transfer never renews by itself. Where credit came, or was used, since it was
 * chosen, its invoice asks for another sum than it would cost now: then that is said.
 */
function Words({ purchase: { terms, coupon, pay }, method, onChoose }: WordsProps) {
  const { data } = useQuery(previewQuery(terms, method, coupon?.code));
  if (!data || !isSame(data.terms, terms)) return null;
  if (data.pay.amountMinor === pay.amountMinor) return <p className="font-semibold">{data.words}</p>;
  return (
    <Banner
      title={`It costs ${formatPlainMoney(data.pay)} now`}
      action={
        <Button variant="secondary" onClick={() => onChoose(terms)}>
          See the new sum
        </Button>
      }
    >
      Your credit has changed since you chose it. The invoice below asks for {formatPlainMoney(pay)}.
    </Banner>
  );
}

/** Drops the order. Not offered once a transfer was sent for it. */
function NotNow({ invoiceId, onDropped }: Pick<PayPlanProps, 'invoiceId' | 'onDropped'>) {
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const dropping = useDropPurchase();
  if (!invoice?.can.pay || invoice.payments.some(({ claimedAt }) => claimedAt !== null)) return null;
  function drop() {
    dropping.mutate(undefined, {
      onSuccess: () => {
        toast.success('Dropped. Nothing was charged.');
        onDropped?.();
      },
    });
  }
  return (
    <>
      <CallFailure error={dropping.error} />
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
