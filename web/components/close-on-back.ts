import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/**
 * Back closes what is open in front and stays on the page. Where nothing of the site lies behind it, Back leaves, as ever.
 * One of these a page: the router asks one alone.
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
