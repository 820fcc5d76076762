import { nameBody } from '#contract/accounts/profile.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { keepTouched, useDraftSchemaForm } from '#web/components/draft-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useRename } from './profile-queries.ts';

type Known = { name: string; email: string };
type NameDialogProps = { open: boolean; onClose: () => void; known: Known };

/** Changes the name that others read and the greeting says. */
export function NameDialog({ open, onClose, known }: NameDialogProps) {
  const save = useRename();
  return (
    <EditDialog open={open} onClose={onClose} title="Change your name" save={save}>
      <NameForm known={known} save={save} onClose={onClose} />
    </EditDialog>
  );
}

type NameFormProps = { known: Known; save: ReturnType<typeof useRename>; onClose: () => void };

function NameForm({ known, save, onClose }: NameFormProps) {
  // The email is never one that was there before: sent, it would begin a change of it.
  const { form, forget, startAgain } = useDraftSchemaForm(nameBody, 'account-name', known, {
    never: ['email'],
    follow: keepTouched,
  });
  const close = () => {
    forget();
    onClose();
  };
  const cancel = () => {
    startAgain();
    onClose();
  };
  const isEmpty = form.watch('name').trim() === '';
  const submit = form.handleSubmit(({ name }) => save.mutate(name, { onSuccess: close }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={cancel} isEmpty={isEmpty}>
      <TextField
        {...form.register('name')}
        label="Name"
        autoComplete="name"
        data-autofocus
        error={form.formState.errors.name?.message}
      />
    </EditForm>
  );
}
