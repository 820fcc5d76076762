import { identityTexts } from '#contract/accounts/identity.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { forgetValues, hasValues } from '../components/kept-values.ts';
import { paths } from '../paths.ts';
import { learningOnDevice } from '../programs/on-device.ts';
import { authSession } from './session.ts';

/**
 * Logs out and leaves for the home page with a fresh document, so that nothing of what was read stays in memory. A
 * failure is a toast, and resolves to false. What was done in lessons is sent first: on pages that `canAsk`, if its founder wants.
 */
export async function signOut({ canAsk }: { canAsk: boolean }): Promise<boolean> {
  try {
    if (hasValues(learningOnDevice.waiting)) {
      const { offerToSend } = await import('../programs/before-sign-out.ts');
      if (!(await offerToSend({ canAsk }))) return false;
    }
    await authSession.signOut();
    forgetValues(learningOnDevice.waiting);
    window.location.assign(paths.home);
    return true;
  } catch (error) {
    console.warn('Signing out failed', error);
    toast.error(identityTexts.signOutFailed);
    return false;
  }
}
