import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/**
 * The browser's Back, and the phone's, closes what is open in front and stays on the page. One of these a page: the router
 * asks one alone.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  const isBlocked = blocker.state === 'blocked';
  const stay = useEffectEvent(() => {
    blocker.reset?.();
    onClose();
  });
  useEffect(() => {
    if (isBlocked) stay();
  }, [isBlocked]);
}
