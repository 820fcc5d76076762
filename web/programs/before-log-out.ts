import { z } from 'zod';
import { toast } from '#ui/toast/toast-store.ts';
import { authSession } from '../auth/session.ts';
import { askConfirm, showAlert } from '../components/dialog-store.ts';
import { savedValues } from '../components/kept-values.ts';
import { learningOnDevice } from './on-device.ts';
import { lossWords, waitingWords } from './waiting-words.ts';

/** What somebody does about what is not sent: stays, leaves with nothing left to send, or leaves and loses it. */
type Leaving = 'stay' | 'leave' | 'lose';

/** What sends it. The device may have none of this code, and then it cannot be sent. */
type FetchCode = () => Promise<{ sendWaiting: () => Promise<void> }>;
const fetchSending: FetchCode = () => import('./send-waiting.ts');

/**
 * Offers to send what was done in lessons, before somebody logs out on a phone that others use too. What cannot be sent may be lost
 * knowingly, in a step of its own: logging out then removes it, with a network or without. Where nothing can ask, on the public
 * pages, it is sent as it would be anyway; what cannot be sent keeps them logged in.
 */
export async function askBeforeLogOut(
  { canAsk }: { canAsk: boolean },
  fetchCode: FetchCode = fetchSending,
): Promise<Leaving> {
  const send = () => fetchCode().then(({ sendWaiting }) => sendWaiting());
  if (!canAsk) {
    await authSession.refreshToken();
    await send();
    if (waitingHere().length === 0) return 'leave';
    toast.error('What you did in your courses is not sent yet. Log out from your overview.');
    return 'stay';
  }
  if (waitingHere().length === 0) return 'leave';
  const isSending = await askConfirm({
    title: `Not sent yet: ${waitingWords(waitingHere())}`,
    text: 'Logging out takes your courses and answers off this device. Send first what you did in them?',
    confirmLabel: 'Send and log out',
    cancelLabel: 'Stay logged in',
    work: () => send().catch(() => undefined),
  });
  if (!isSending) return 'stay';
  if (waitingHere().length === 0) return 'leave';
  // A step in between, with one button: who taps twice on the same place removes nothing.
  await showAlert('It could not be sent', 'You are still logged in, and it waits on this device. Nothing is removed.');
  const isLost = await askConfirm({
    title: 'Log out here and lose it?',
    text: `${lossWords(waitingHere())} Without a network, our server ends your session once the site is opened here with one.`,
    confirmLabel: 'Log out here and lose it',
    cancelLabel: 'Stay logged in',
    danger: true,
    mainFirst: true,
  });
  return isLost ? 'lose' : 'stay';
}

const counted = z.array(z.object({ isFinished: z.boolean(), answers: z.array(z.unknown()) }));

/** What this device keeps of who is signed in, to be counted: a page that only logs out has no other code of the lessons. */
function waitingHere(): z.output<typeof counted> {
  const { lessons } = savedValues<{ lessons: unknown }>(learningOnDevice.waiting, { lessons: [] });
  return counted.safeParse(lessons).data ?? [];
}
