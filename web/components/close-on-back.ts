import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The browser's Back, and the phone's, closes what is open in front and stays on the page. While it is open it has an entry
 * of its own in the history, at the same address; however it is closed, the entry goes again.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const hasEntry = isInFront(state);
  const hadEntry = useRef(false);
  const follow = useEffectEvent((isFront: boolean, isThere: boolean) => {
    if (!isFront) {
      hadEntry.current = false;
      if (isThere) void navigate(-1);
    } else if (isThere) hadEntry.current = true;
    else if (hadEntry.current) onClose();
    else void navigate({ pathname, search, hash }, { state: { inFront: true }, preventScrollReset: true });
  });
  useEffect(() => follow(isOpen, hasEntry), [isOpen, hasEntry]);
}

const isInFront = (state: unknown) => typeof state === 'object' && state !== null && 'inFront' in state;
