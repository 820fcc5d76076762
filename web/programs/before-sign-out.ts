import { toast } from '#ui/toast/toast-store.ts';
import { authSession } from '../auth/session.ts';
import { askConfirm, showAlert } from '../components/dialog-store.ts';
import { sendWaiting } from './send-waiting.ts';
import { readWaitingAgain, waitingLessons } from './waiting-learning.ts';
import { waitingWords } from './waiting-words.ts';

/**
 * Offers to send what was done in lessons, before somebody logs out on a phone that others use too. Resolves to whether they still
 * want to log out: what is not sent is removed then. Where nothing can ask, on the public pages, it is sent as it would be anyway;
 * what cannot be sent keeps them logged in.
 */
export async function offerToSend({ canAsk }: { canAsk: boolean }): Promise<boolean> {
  readWaitingAgain();
  if (!canAsk) {
    await authSession.refreshToken();
    await sendWaiting();
    const isSent = waitingLessons().length === 0;
    if (!isSent) toast.error('What you did in your courses is not sent yet. Log out from your overview.');
    return isSent;
  }
  if (waitingLessons().length === 0) return true;
  const isSending = await askConfirm({
    title: `Not sent yet: ${waitingWords(waitingLessons())}`,
    text: 'Logging out takes your courses and answers off this device. Send first what you did in them?',
    confirmLabel: 'Send and log out',
    cancelLabel: 'Stay logged in',
    work: sendWaiting,
  });
  if (!isSending || waitingLessons().length === 0) return isSending;
  // A step in between, with one button: who taps twice on the same place removes nothing.
  await showAlert('It could not be sent', 'You are still logged in, and it waits on this device. Nothing is removed.');
  return askConfirm({
    title: 'Remove it and log out?',
    text: `Logging out now removes it from this device for good: ${waitingWords(waitingLessons())}.`,
    confirmLabel: 'Remove and log out',
    cancelLabel: 'Stay logged in',
    danger: true,
    mainFirst: true,
  });
}
