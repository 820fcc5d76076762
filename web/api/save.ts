import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from './api-error.ts';

/** What a toast says after saving (specification §8). */
export const savedTexts = {
  photo: 'Photo updated successfully',
  name: 'Name updated successfully',
  password: 'Password updated successfully',
  contact: 'Contact Info updated successfully',
} as const;

/**
 * Runs a save and says by a toast that it worked. Why it did not is a toast too, unless the form shows it `inline`: it is
 * what this resolves to then, and null after a success.
 */
export async function save(
  work: () => Promise<unknown>,
  { success, failure = 'toast' }: { success: string; failure?: 'toast' | 'inline' },
): Promise<string | null> {
  try {
    await work();
  } catch (error) {
    const message = messageOf(error);
    if (failure === 'toast') toast.error(message);
    return message;
  }
  toast.success(success);
  return null;
}
