import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that the focus is on. Null until the first one of this visit is there, where the browser begins at the top. */
let arrivedAt: string | null = null;

/**
 * For the `<main>` of a layout: the focus is never nowhere. After going to another page, also to one of another layout, it
 * is at the start of that page, unless the page has put it somewhere itself; and so it is when what held it goes away.
 */
export function usePageFocus() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFirst = arrivedAt === null;
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!isFirst && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => keepFocus(main), []);
  return main;
}

/** A button that goes with its row takes the focus along, and no event says so in every browser. */
function keepFocus(main: RefObject<HTMLElement | null>): () => void {
  let held: EventTarget | null = null;
  const remember = (event: FocusEvent) => {
    held = event.target;
  };
  const removals = new MutationObserver(() => {
    if (!(held instanceof Element) || held.isConnected) return;
    held = null;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    removals.disconnect();
  };
}
