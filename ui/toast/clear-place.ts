import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Toast } from './toast-store.ts';

/** A bar that sticks to the foot of the window is there when it ends less than this above it: a page's end lifts it by its padding. */
const footPx = 48;

/** Where a dialog is a sheet from below, with its buttons at the foot: below the `sm` of the styles. */
const sheets = '(width < 40rem)';

/**
 * Where toasts stand: at the foot of the window, above a bar that sticks there (`data-foot-bar`), and at its head where they
 * would cover what was just pressed. In a modal the page's bars lie behind it;
 * on a phone its own buttons are at the foot, also those that come only after the press, so toasts stand at the head there.
 */
export function useClearPlace(
  region: RefObject<HTMLDivElement | null>,
  toasts: readonly Toast[],
  inModal: boolean,
): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? (target.closest('a, button, summary, label') ?? target) : null;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return;
    element.style.setProperty('--foot', `${inModal ? 0 : footHeight()}px`);
    const [first, other] =
      inModal && matchMedia(sheets).matches ? (['head', 'foot'] as const) : (['foot', 'head'] as const);
    element.dataset.place = first;
    const used = pressed.current;
    if (used?.checkVisibility() && overlap(element.getBoundingClientRect(), used.getBoundingClientRect()))
      element.dataset.place = other;
  }, [region, toasts, inModal]);
}

function footHeight(): number {
  const heights = [...document.querySelectorAll('[data-foot-bar]')]
    .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - footPx)
    .map(({ top }) => window.innerHeight - top);
  return Math.max(0, ...heights);
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
