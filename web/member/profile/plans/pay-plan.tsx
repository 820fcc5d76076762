import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { Card } from '#ui/card/card.tsx';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { previewQuery } from './plan-queries.ts';
import { keepsCard, termsInWords } from './plan-words.ts';

type PayPlanProps = {
  invoiceId: string;
  /** Null once it is paid or let go: then the panel says how it ended. */
  purchase: Purchase | null;
  onSettled: () => void;
};

/** What was chosen and waits to be paid, or has just been. */
export function PayPlan({ invoiceId, purchase, onSettled }: PayPlanProps) {
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
    </Card>
  );
}

/** Said of the way to pay that is marked, since a transfer never renews by itself. */
function Words({ purchase: { terms, coupon }, method }: { purchase: Purchase; method: PaymentMethod }) {
  const { data } = useQuery(previewQuery(terms, method, coupon?.code));
  return data ? <p className="font-semibold">{data.words}</p> : null;
}
