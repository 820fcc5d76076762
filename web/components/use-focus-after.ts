import { type RefObject, useEffect, useRef } from 'react';

/** Leads anyone to an element once something is over that stood in its place, such as a wait or a choice. */
export function useFocusAfter<E extends HTMLElement>(isOn: boolean): RefObject<E | null> {
  const region = useRef<E>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !isOn) region.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return region;
}
