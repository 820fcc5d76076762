import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that the focus is on. Null until the first one of this visit is there, where the browser begins at the top. */
let arrivedAt: string | null = null;

/**
 * For the `<main>` of a layout. After going to another page, also to one of another layout, the focus is at its start,
 * unless the page has put it somewhere itself.
 */
export function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFirst = arrivedAt === null;
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!isFirst && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
