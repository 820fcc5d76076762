import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { hasMark, markSignedIn } from '../../components/signed-in.ts';

/**
 * Asks once whether a session goes on where this device has no mark either way: its storage may have been cleared while the
 * session's cookie stayed. It loads none of the auth code, and keeps no token.
 */
export async function findSession(): Promise<void> {
  if (hasMark()) return;
  try {
    const answer = await fetch(identityPaths.token, { credentials: 'same-origin' });
    const { status, data } = await answer.json();
    if (status === 'success') markSignedIn(typeof data?.token === 'string');
  } catch {
    // The header goes on offering the login, which finds the session itself.
  }
}
