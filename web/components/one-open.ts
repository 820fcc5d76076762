import { useState } from 'react';

/** Which one is open after `name` has opened or closed. Closing one that is no longer open leaves the other as it is. */
export function nextOpen(open: string | null, name: string, isOpen: boolean): string | null {
  if (isOpen) return name;
  return open === name ? null : open;
}

/** Several that open, at most one at a time: what each needs to know and to report. */
export function useOneOpen() {
  const [open, setOpen] = useState<string | null>(null);
  return {
    close: () => setOpen(null),
    propsOf: (name: string) => ({
      isOpen: open === name,
      onOpenChange: (isOpen: boolean) => setOpen((now) => nextOpen(now, name, isOpen)),
    }),
  };
}
