import { toast } from '#ui/toast/toast-store.ts';

/** What is said where the browser does not let us copy, and the text is selected. */
export const COPY_BY_HAND = 'Your browser does not let us copy. The text is selected: copy it yourself.';

/** @returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies and says so in a toast. `select` marks the text where it has to be copied by hand. */
export async function copyAndSay(
  text: string,
  { done = 'Copied', byHand = COPY_BY_HAND, select }: { done?: string; byHand?: string; select?: () => void },
): Promise<void> {
  if (await copyText(text)) {
    toast.success(done);
    return;
  }
  select?.();
  toast.info(byHand);
}
