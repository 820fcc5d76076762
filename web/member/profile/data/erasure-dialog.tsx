import { requestErasure } from '#contract/own-data/erasure.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from '../edit-dialog.tsx';
import { useRequestErasure } from './data-queries.ts';

type ErasureDialogProps = { open: boolean; onClose: () => void; email: string };

/** Asks for the address of the account: nobody deletes it by a slip. */
export function ErasureDialog({ open, onClose, email }: ErasureDialogProps) {
  const save = useRequestErasure();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Delete my account"
      description="In 14 days everything in it is erased. Links that others have stop now."
      save={save}
    >
      <ErasureForm email={email} save={save} onClose={onClose} />
    </EditDialog>
  );
}

type ErasureFormProps = Omit<ErasureDialogProps, 'open'> & { save: ReturnType<typeof useRequestErasure> };

function ErasureForm({ email, save, onClose }: ErasureFormProps) {
  const form = useSchemaForm(requestErasure.body, { email: '' });
  const isEmpty = form.watch('email').trim() === '';
  // What is wrong with the address stands at the field, and only there.
  const isOfField = save.error instanceof ApiError && save.error.fields?.email !== undefined;
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed.email, {
      onSuccess: onClose,
      onError(error) {
        const message = error instanceof ApiError ? error.fields?.email : undefined;
        if (message) form.setError('email', { message }, { shouldFocus: true });
      },
    }),
  );
  return (
    <EditForm
      save={{ isPending: save.isPending, error: isOfField ? null : save.error }}
      onSubmit={submit}
      onCancel={onClose}
      again="delete"
      isEmpty={isEmpty}
      saveLabel="Delete my account"
      isDanger
    >
      <TextField
        {...form.register('email')}
        label="Your e-mail address"
        hint={<span className="wrap-anywhere">Type {email} to say that you mean it.</span>}
        type="email"
        autoComplete="off"
        data-autofocus
        error={form.formState.errors.email?.message}
      />
    </EditForm>
  );
}
