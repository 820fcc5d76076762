import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, use, useRef } from 'react';
import { cx } from '../class-names.ts';
import { ToastPlace } from '../toast/toast-place.ts';
import { useModal } from './use-modal.ts';

type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ids of the elements that name and describe it. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Whether Escape, and a press on the overlay, may close it. */
  closeOnEscape?: boolean;
  closeOnOverlay?: boolean;
  /** Keeps the children in the page while closed, as a menu of links needs for pages that are read without JavaScript. */
  keepMounted?: boolean;
  id?: string;
  /** Class of the full-screen layer (see modal.css) and of the panel in it. */
  layer: 'modal-centre' | 'modal-left' | 'modal-right';
  panelClass: string;
  children: ReactNode;
};

/**
 * The base of dialogs and sheets: a native `<dialog>` opened as a modal. The browser makes the rest of the page inert,
 * closes on Escape and gives the focus back; nothing injects a style, so a strict CSP holds.
 */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, closeOnEscape = true, closeOnOverlay = true, role, layer, id } = props;
  const Toasts = use(ToastPlace);
  const { dialog, mounted } = useModal(open, onOpenChange);
  const overlay = useOverlayPress(dialog, () => closeOnOverlay && onOpenChange(false));

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') keepFocusInside(event);
    if (event.key === 'Escape' && !closeOnEscape) event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={cx('modal', layer)}
      onKeyDown={handleKey}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closeOnEscape) onOpenChange(false);
      }}
      onClose={(event) => event.target === event.currentTarget && open && onOpenChange(false)}
      {...overlay}
    >
      <div className={cx('modal-panel', props.panelClass)}>{(mounted || props.keepMounted) && props.children}</div>
      {mounted && Toasts && <Toasts modal={dialog} />}
    </dialog>
  );
}

/** The second press of two that were meant for what opened the dialog: it answers nothing. */
export const isOfDoublePress = ({ detail }: Pick<MouseEvent, 'detail'>) => detail > 1;

/** A press counts as one on the overlay only when it began there: dragging a text selection out must not close. */
function useOverlayPress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  const beganOnOverlay = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOnOverlay.current = event.target === dialog.current;
    },
    onClick: (event: MouseEvent) => {
      if (beganOnOverlay.current && event.target === dialog.current && !isOfDoublePress(event)) onPress();
    },
  };
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Turns Tab round at both ends: without it, browsers walk out into their own toolbar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const outside = !stops.some((stop) => stop === document.activeElement);
  if (document.activeElement !== from && !(outside && event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
}
