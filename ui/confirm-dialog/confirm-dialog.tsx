import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { DialogActions, DialogTitle, dialogPanelClass } from '../dialog/dialog.tsx';
import { isOfDoublePress, Modal } from '../modal/modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  /** Says what happens, such as "Delete report". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While true both buttons are disabled and the main one reads "Processing...". */
  processing?: boolean;
  processingLabel?: string;
  danger?: boolean;
  /** For what follows another dialog: side by side, its main button is not where the one before had its own. */
  mainFirst?: boolean;
  closeOnOverlay?: boolean;
};

/** Asks before something that matters. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, danger, processing = false, cancelLabel = 'Cancel', closeOnOverlay = true } = props;
  const id = useId();
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-body`}
      closeOnEscape={!processing}
      closeOnOverlay={closeOnOverlay && !processing}
      layer="modal-centre"
      panelClass={dialogPanelClass('sm:max-w-md')}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <div id={`${id}-body`} className="text-stone">
        {children}
      </div>
      <DialogActions mainFirst={props.mainFirst}>
        <Button
          variant="secondary"
          disabled={processing}
          onClick={(event) => !isOfDoublePress(event) && props.onOpenChange(false)}
        >
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          loading={processing}
          loadingText={props.processingLabel}
          onClick={(event) => !isOfDoublePress(event) && props.onConfirm()}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  );
}
