import { plans } from '#content/plans/plans.ts';
import type { SubscriptionView } from '#contract/billing/subscription.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { askConfirm } from '#web/components/dialog-store.ts';

/** The second of the two taps that cancel a plan: what stays, and until when. */
export async function askCancel({ terms, cancelWords }: SubscriptionView, work: () => Promise<unknown>): Promise<void> {
  try {
    const isCancelled = await askConfirm({
      title: `Cancel ${plans[terms.plan].name}?`,
      text: (
        <>
          <p>{cancelWords}</p>
          <p className="mt-2">All that you made stays yours to read and to export, on the free plan too.</p>
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
