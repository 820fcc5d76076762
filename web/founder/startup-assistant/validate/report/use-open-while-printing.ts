import { useEffect } from 'react';

/** Opens every passage that is folded away while the page prints, so that paper holds all of it. */
export function useOpenWhilePrinting(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
      for (const details of opened) details.open = true;
    }
    function close() {
      for (const details of opened) details.open = false;
      opened = [];
    }
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
