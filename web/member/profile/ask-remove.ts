import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { askConfirm } from '#web/components/dialog-store.ts';

/** Asks whether a way into the account is really to go, and says why where it cannot. */
export function askRemove(question: { title: string; text: string; work: () => Promise<unknown> }): void {
  void askConfirm({ ...question, confirmLabel: 'Remove' }).catch((error) => toast.error(messageOf(error)));
}
