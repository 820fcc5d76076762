import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { DialogActions, DialogTitle, dialogPanelClass } from '../dialog/dialog.tsx';
import { Modal } from '../modal/modal.tsx';

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The message: where the specification says "alert", its exact text. */
  children: ReactNode;
  dismissLabel?: string;
};

/** Says one thing that must be read, with one button. Stands in for the browser's own alert. */
export function AlertDialog({ open, onOpenChange, title, children, dismissLabel = 'OK' }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-body`}
      closeOnOverlay={false}
      layer="modal-centre"
      panelClass={dialogPanelClass('sm:max-w-md')}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <div id={`${id}-body`}>{children}</div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{dismissLabel}</Button>
      </DialogActions>
    </Modal>
  );
}
