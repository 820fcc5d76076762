import { NewPasswordFields, passwordsBody } from '#web/auth/new-password-fields.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useUpdatePassword } from './profile-queries.ts';

type PasswordDialogProps = { open: boolean; onClose: () => void /** After another login. */; isAgain: boolean };

/** Chooses a new password; every other device is logged out. */
export function PasswordDialog({ open, onClose, isAgain }: PasswordDialogProps) {
  const save = useUpdatePassword();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Change your password"
      description={
        isAgain
          ? 'You are logged in again. No password is ever kept, so please type the new one once more.'
          : 'You will be logged out everywhere else.'
      }
      save={save}
    >
      <PasswordForm save={save} onClose={onClose} />
    </EditDialog>
  );
}

type PasswordFormProps = { save: ReturnType<typeof useUpdatePassword>; onClose: () => void };

function PasswordForm({ save, onClose }: PasswordFormProps) {
  const form = useSchemaForm(passwordsBody, { password: '', repeated: '' });
  const submit = form.handleSubmit(({ password }) => save.mutate(password, { onSuccess: onClose }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose} again="password">
      <NewPasswordFields form={form} />
    </EditForm>
  );
}
