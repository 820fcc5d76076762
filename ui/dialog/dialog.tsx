import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal } from '../modal/modal.tsx';

export type DialogProps = {
  open: boolean;
  /** Called with false when the person closes it: Escape, the overlay or the close button. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, main action last. A form inside may bring its own instead. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** While true it cannot be closed, and its close button is disabled. */
  busy?: boolean;
  closeOnOverlay?: boolean;
};

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' };

/** A modal dialog with a title: a sheet from below on phones, a centred card elsewhere. */
export function Dialog(props: DialogProps) {
  const { title, description, children, actions, size = 'medium', busy = false, closeOnOverlay = true } = props;
  const id = useId();
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      closeOnEscape={!busy}
      closeOnOverlay={closeOnOverlay && !busy}
      layer="modal-centre"
      panelClass={dialogPanelClass(sizes[size])}
    >
      <div className="flex items-start justify-between gap-4">
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <IconButton
          label="Close"
          icon={<X />}
          disabled={busy}
          onClick={() => props.onOpenChange(false)}
          className="-mt-2 -mr-2"
        />
      </div>
      {description && (
        <p id={`${id}-description`} className="max-w-measure text-stone">
          {description}
        </p>
      )}
      {children}
      {actions && <DialogActions>{actions}</DialogActions>}
    </Modal>
  );
}

/** The panel that dialogs share: rounded, padded, never higher than the screen. */
export function dialogPanelClass(width: string): string {
  return cx(
    'flex max-h-[calc(100dvh-2rem)] w-full flex-col gap-4 rounded-t-card p-5 pb-8 shadow-soft sm:w-[calc(100%-3rem)] sm:rounded-card sm:p-6',
    width,
  );
}

export function DialogTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
      {children}
    </h2>
  );
}

type DialogActionsProps = {
  children: ReactNode;
  /** Side by side, the main action is not where other dialogs have it. */
  mainFirst?: boolean;
};

/** A row of buttons at the foot of a dialog: stacked on phones with the main action on top. */
export function DialogActions({ children, mainFirst = false }: DialogActionsProps) {
  const row = mainFirst ? 'sm:flex-row-reverse' : 'sm:flex-row sm:justify-end';
  return <div className={cx('mt-2 flex flex-col-reverse gap-3', row)}>{children}</div>;
}
