import { identityTexts } from '#contract/accounts/identity.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { isUnreachable } from '../api/api-error.ts';
import { IdentityError, unreachableCode } from '../api/identity-client.ts';
import { askConfirm } from '../components/dialog-store.ts';
import { forgetValues, hasValues } from '../components/kept-values.ts';
import { paths } from '../paths.ts';
import { askBeforeLogOut } from '../programs/before-log-out.ts';
import { learningOnDevice } from '../programs/on-device.ts';
import { authSession } from './session.ts';

/**
 * Logs out and leaves for the home page with a fresh document, so that nothing of what was read stays in memory. A
 * failure is a toast, and resolves to false. What was done in lessons is sent first: on pages that `canAsk`, if its founder wants.
 */
export async function signOut({ canAsk }: { canAsk: boolean }): Promise<boolean> {
  try {
    const leaving = hasValues(learningOnDevice.waiting) ? await askBeforeLogOut({ canAsk }) : 'leave';
    if (leaving === 'stay' || !(await endSession({ canAsk, isAgreed: leaving === 'lose' }))) return false;
    forgetValues(learningOnDevice.waiting);
    window.location.assign(paths.home);
    return true;
  } catch (error) {
    console.warn('Signing out failed', error);
    toast.error(hadNoAnswer(error) ? noNetworkText : identityTexts.signOutFailed);
    return false;
  }
}

const noNetworkText = 'You are still logged in: the network is away. Log out when it is back, or from your overview.';

const hadNoAnswer = (error: unknown) =>
  isUnreachable(error) || (error instanceof IdentityError && error.code === unreachableCode);

/**
 * While nobody answers, on this device alone if they want: they are asked, unless they have agreed to that. Resolves to whether they
 * are logged out.
 */
async function endSession({ canAsk, isAgreed }: { canAsk: boolean; isAgreed: boolean }): Promise<boolean> {
  try {
    await authSession.signOut();
    return true;
  } catch (error) {
    if (!canAsk || !hadNoAnswer(error)) throw error;
    if (!isAgreed && !(await askToLeaveHere())) return false;
    if (!authSession.signOutHere()) throw error;
    return true;
  }
}

const askToLeaveHere = () =>
  askConfirm({
    title: 'No network: log out on this device?',
    text: 'The copies on this device are removed, and you are logged out here. What you typed and did not send, such as conversations, stays on this device and waits for your next login. Our server ends the session when the site is opened here with a network. To end it sooner, log in on another device and log this one out under Account Information.',
    confirmLabel: 'Log out here',
    cancelLabel: 'Stay logged in',
  });
