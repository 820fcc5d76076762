import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { registerModal } from './open-modals.ts';

/** As long as the slowest closing movement in modal.css. */
const closingMs = 300;

/**
 * Keeps a native `<dialog>` in step with `open`, and its children mounted until it has moved out.
 * What carries `data-autofocus` has the focus first, else the first control. A dialog that was opened by its `commandfor` button before JavaScript ran is reported through `onOpenChange`.
 */
export function useModal(open: boolean, onOpenChange: (open: boolean) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mounted = useMountedUntilClosed(open);
  useAdoptEarlyOpening(dialog, onOpenChange);
  // Before what is closed leaves the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const unregister = registerModal(element);
    return () => {
      unregister();
      element.close();
    };
  }, [open]);
  return { dialog, mounted };
}

function useMountedUntilClosed(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), closingMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  return open || leaving;
}

function useAdoptEarlyOpening(dialog: RefObject<HTMLDialogElement | null>, onOpenChange: (open: boolean) => void) {
  const report = useRef(onOpenChange);
  useEffect(() => {
    report.current = onOpenChange;
  });
  // Before it is opened from here.
  useLayoutEffect(() => {
    if (dialog.current?.open) report.current(true);
  }, [dialog]);
}
