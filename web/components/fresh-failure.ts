import { useState } from 'react';

/**
 * Why the last try failed, until the next one: also one that the form itself stops. Two reasons at once, of which the older is of
 * something that is no longer typed, help nobody. `tryAgain` belongs to the form's submit.
 */
export function useFreshFailure(error: unknown): { failure: unknown; tryAgain: () => void } {
  const [past, setPast] = useState<unknown>(null);
  return { failure: error === past ? null : error, tryAgain: () => setPast(error) };
}
