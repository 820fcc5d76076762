import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';

type Save = { isPending: boolean; error: unknown };

type EditDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  save: Save;
  /** An `EditForm`, made anew each time the dialog opens. */
  children: ReactNode;
};

/** Where one thing of the account is changed. */
export function EditDialog({ open, onClose, title, description, save, children }: EditDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      size="small"
      busy={save.isPending}
      closeOnOverlay={false}
    >
      {children}
    </Dialog>
  );
}

type EditFormProps = {
  save: Save;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** Whether there is nothing that could be saved. */
  isEmpty?: boolean;
  children: ReactNode;
};

export function EditForm({ save, onSubmit, onCancel, isEmpty = false, children }: EditFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      {!save.isPending && <CallFailure error={save.error} words={problemsOf} kept="What you typed is still here." />}
      <DialogActions>
        <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty} loading={save.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
