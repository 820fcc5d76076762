import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { previewQuery, useDropPurchase } from './plan-queries.ts';
import { keepsCard, termsInWords } from './plan-words.ts';

type PayPlanProps = {
  invoiceId: string;
  /** Null once it is paid or let go: then the panel says how it ended. */
  purchase: Purchase | null;
  onSettled: () => void;
  /** It was dropped, and nothing of it is left to show. */
  onDropped?: () => void;
};

/** What was chosen and waits to be paid, or has just been. */
export function PayPlan({ invoiceId, purchase, onSettled, onDropped }: PayPlanProps) {
  return (
    <Card level={3} title={purchase ? `Pay for ${termsInWords(purchase.terms)}` : 'Your payment'}>
      {purchase?.replaced && <p>It took the place of {termsInWords(purchase.replaced)}, which was not paid for.</p>}
      <PayPanel
        invoiceId={invoiceId}
        returnTo={paths.member.billingHistory}
        onSettled={onSettled}
        keepCard={purchase ? keepsCard(purchase.terms) : false}
        sayBefore={purchase ? (method) => <Words purchase={purchase} method={method} /> : undefined}
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

/** Said of the way to pay that is marked, since a transfer never renews by itself. */
function Words({ purchase: { terms, coupon }, method }: { purchase: Purchase; method: PaymentMethod }) {
  const { data } = useQuery(previewQuery(terms, method, coupon?.code));
  return data ? <p className="font-semibold">{data.words}</p> : null;
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
