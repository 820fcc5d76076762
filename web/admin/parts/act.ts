import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { askConfirm, type ConfirmOptions } from '#web/components/dialog-store.ts';

/** Asks first, says what came of it, and puts the focus back on the page when the button that was pressed is gone. */
export async function act(question: ConfirmOptions & { done: string }): Promise<void> {
  const { done, ...options } = question;
  try {
    if (await askConfirm(options)) toast.success(done);
  } catch (error) {
    toast.error(messageOf(error));
  }
  focusPage();
}

/** Puts the focus at the start of the page where it was lost with what held it. */
export function focusPage(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
}
