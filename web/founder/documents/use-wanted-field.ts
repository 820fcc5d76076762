import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Puts the focus where the address points: at a field, or at the heading when a screen begins. Returns the field. */
export function useWantedField(heading: RefObject<HTMLHeadingElement | null>): string {
  const { hash, key } = useLocation();
  const wanted = hash.slice(1);
  const visit = useRef('');
  useEffect(() => {
    const arriving = visit.current === '';
    // A new key is a new visit, also to the same field.
    visit.current = key;
    const target = wanted === '' ? null : document.getElementById(wanted);
    const control = target?.matches('fieldset') ? target.querySelector<HTMLElement>('input, textarea') : target;
    if (control) {
      control.focus({ preventScroll: true });
      (target ?? control).scrollIntoView({ block: 'center' });
    } else if (!arriving) heading.current?.focus({ preventScroll: true });
  }, [wanted, key, heading]);
  return wanted;
}
