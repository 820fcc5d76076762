import { identityTexts } from '#contract/accounts/identity.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { paths } from '../paths.ts';
import { authSession } from './session.ts';

/**
 * Logs out and leaves for the home page with a fresh document, so that nothing of what was read stays in memory. A
 * failure is a toast, and resolves to false.
 */
export async function signOut(): Promise<boolean> {
  try {
    await authSession.signOut();
    window.location.assign(paths.home);
    return true;
  } catch (error) {
    console.warn('Signing out failed', error);
    toast.error(identityTexts.signOutFailed);
    return false;
  }
}
