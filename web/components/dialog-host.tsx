import { useSyncExternalStore } from 'react';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { readDialogs, subscribeDialogs } from './dialog-store.ts';

/** Where `showAlert` and `askConfirm` appear. The member area has one. */
export function DialogHost() {
  const dialog = useSyncExternalStore(subscribeDialogs, readDialogs, readDialogs)[0];
  if (!dialog) return null;
  const close = () => dialog.answer(false);
  if (dialog.kind === 'alert') {
    return (
      <AlertDialog key={dialog.id} open onOpenChange={close} title={dialog.title}>
        {dialog.text}
      </AlertDialog>
    );
  }
  return (
    <ConfirmDialog
      key={dialog.id}
      open
      onOpenChange={close}
      title={dialog.title}
      confirmLabel={dialog.confirmLabel}
      cancelLabel={dialog.cancelLabel}
      danger={dialog.danger}
      mainFirst={dialog.mainFirst}
      closeOnOverlay={dialog.closeOnOverlay}
      processing={dialog.isProcessing}
      onConfirm={() => dialog.answer(true)}
    >
      {dialog.text}
    </ConfirmDialog>
  );
}
