import { useEffect, useState } from 'react';

/** A pointer that passes over in less wants nothing, in milliseconds. */
const passing = 100;

/** Whether somebody is about to follow a link, and the handlers that notice. */
export function useIntent() {
  const [isNear, setNear] = useState(false);
  const [isMeant, setMeant] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => setMeant(true), passing);
    return () => clearTimeout(timer);
  }, [isNear]);
  const come = () => setNear(true);
  const go = () => setNear(false);
  return {
    isMeant,
    handlers: { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go, onTouchStart: come },
  };
}
