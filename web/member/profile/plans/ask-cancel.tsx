import { useQuery } from '@tanstack/react-query';
import { plans } from '#content/plans/plans.ts';
import type { Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';
import { sentTransferOf } from '#web/billing/under-way.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { creditQuery } from '../history/history-queries.ts';
import { termsInWords } from './plan-words.ts';

/** The second of the two taps that cancel a plan: what stays, and until when. */
export async function askCancel({ terms, cancelWords }: SubscriptionView, work: () => Promise<unknown>): Promise<void> {
  try {
    const isCancelled = await askConfirm({
      title: `Cancel ${plans[terms.plan].name}?`,
      text: (
        <>
          <p>{cancelWords}</p>
          <CreditThatStays />
          <p className="mt-2">All that you made stays yours to read, change and download, on the free plan too.</p>
        </>
      ),
      confirmLabel: 'Cancel the plan',
      cancelLabel: 'Keep the plan',
      work,
    });
    // The plan that says it may stand above what is on the screen.
    if (isCancelled && cancelWords) toast.success(cancelWords);
  } catch (error) {
    toast.error(messageOf(error));
  }
}

/** What becomes of money that is not used: credit stays, and what came or still comes for what was chosen becomes credit as well. */
function CreditThatStays() {
  const credit = useQuery(creditQuery).data?.balances.map(({ held }) => formatPlainMoney(held)) ?? [];
  // As the page has it: the plan that is asked about must not change below the question.
  const purchase = useQuery({ ...subscriptionQuery, enabled: false }).data?.purchase;
  return (
    <>
      {credit.length > 0 && (
        <p className="mt-2">
          Your credit of {credit.join(' and ')} stays yours. It pays first at your next payment for a plan, or you have
          it refunded: “Refund it” stands beside it, further down.
        </p>
      )}
      {purchase && <MoneyForPurchase purchase={purchase} />}
    </>
  );
}

function MoneyForPurchase({ purchase: { invoiceId, terms } }: { purchase: Purchase }) {
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  if (!invoice) return null;
  return (
    <>
      {invoice.paid.amountMinor > 0 && (
        <p className="mt-2">
          The {formatPlainMoney(invoice.paid)} that came for {termsInWords(terms)} becomes your credit.
        </p>
      )}
      {sentTransferOf(invoice) && (
        <p className="mt-2">
          The transfer that you sent for {termsInWords(terms)} becomes your credit when it arrives.
        </p>
      )}
    </>
  );
}
