import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keys that move through a calendar. Letters count only while something in it has the focus, arrows also while nothing
 * has; none of them while something is typed or chosen, or with a modifier.
 */
export function useCalendarKeys(region: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const act = latest.current[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const { target } = event;
      if (target.closest('input, select, textarea, [role=menu], dialog')) return;
      const isInside = region.current?.contains(target) ?? false;
      const isNowhere = target === document.body || target.id === 'main';
      if (!isInside && !(isNowhere && event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [region]);
}
