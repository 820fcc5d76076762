import { type DocumentEntry, documentLimits, documentNameBody } from '#contract/documents/documents.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { useRenameDocument } from '#web/founder/documents/documents-queries.ts';

/** Gives a document another name. `entry` is null while the dialog is closed. */
export function RenameDialog({ entry, onClose }: { entry: DocumentEntry | null; onClose: () => void }) {
  const rename = useRenameDocument();
  return (
    <Dialog
      open={entry !== null}
      onOpenChange={onClose}
      title="Rename document"
      size="small"
      busy={rename.isPending}
      closeOnOverlay={false}
    >
      {entry && <RenameForm entry={entry} rename={rename} onClose={onClose} />}
    </Dialog>
  );
}

type RenameFormProps = { entry: DocumentEntry; rename: ReturnType<typeof useRenameDocument>; onClose: () => void };

function RenameForm({ entry, rename, onClose }: RenameFormProps) {
  const form = useSchemaForm(documentNameBody, { name: entry.name });
  const submit = form.handleSubmit(({ name }) =>
    rename.mutate(
      { id: entry.id, name },
      {
        onSuccess: () => {
          toast.success(`Renamed to “${name}”`);
          onClose();
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...form.register('name')}
        id="document-name"
        label="Name"
        maxLength={documentLimits.nameLength}
        autoComplete="off"
        data-autofocus
        error={form.formState.errors.name?.message}
      />
      <CallFailure error={rename.error} />
      <DialogActions>
        <Button variant="secondary" disabled={rename.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={rename.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
