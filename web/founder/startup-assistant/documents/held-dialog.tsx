import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { isHeld, type useDeleteDocument, useHideDocument } from '#web/founder/documents/documents-queries.ts';

type HeldDialogProps = {
  remove: ReturnType<typeof useDeleteDocument>;
  /** After it was hidden. */
  onHidden?: () => void;
};

/** Says why a signed document cannot be deleted, and offers to hide it. Opens when the deletion was refused for that. */
export function HeldDialog({ remove, onHidden }: HeldDialogProps) {
  const { hide } = useHideDocument();
  const entry = isHeld(remove.error) ? remove.variables : undefined;

  function hideInstead() {
    if (!entry) return;
    hide.mutate(entry, { onSuccess: onHidden, onSettled: remove.reset });
  }

  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={() => remove.reset()}
      title={`“${entry?.name}” cannot be deleted`}
      confirmLabel="Hide"
      onConfirm={hideInstead}
      processing={hide.isPending}
    >
      {remove.error?.message} A hidden document keeps its links and signatures; find it under the status “Hidden”.
    </ConfirmDialog>
  );
}
