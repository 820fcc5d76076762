import { type RefObject, useEffect, useRef, useState } from 'react';
import { registerModal } from './open-modals.ts';

/** As long as the slowest closing movement in modal.css. */
const closingMs = 300;

/**
 * Keeps a native `<dialog>` in step with `open`, and its children mounted until it has moved out.
 * A dialog that was opened by its `commandfor` button before JavaScript ran is reported through `onOpenChange`.
 */
export function useModal(open: boolean, onOpenChange: (open: boolean) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mounted = useMountedUntilClosed(open);
  useAdoptEarlyOpening(dialog, onOpenChange);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
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
  useEffect(() => {
    if (dialog.current?.open) report.current(true);
  }, [dialog]);
}
