import type { PasswordOwner } from '#domain/passwords.ts';
import { NewPasswordFields, passwordsBody } from '#web/auth/new-password-fields.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useUpdatePassword } from './profile-queries.ts';

type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  /** After another login. */
  isAgain: boolean;
  owner: PasswordOwner;
};

/** Chooses a new password; every other device is logged out. */
export function PasswordDialog({ open, onClose, isAgain, owner }: PasswordDialogProps) {
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
      <PasswordForm save={save} onClose={onClose} owner={owner} />
    </EditDialog>
  );
}

type PasswordFormProps = { save: ReturnType<typeof useUpdatePassword>; onClose: () => void; owner: PasswordOwner };

function PasswordForm({ save, onClose, owner }: PasswordFormProps) {
  const form = useSchemaForm(passwordsBody, { password: '', repeated: '' });
  const submit = form.handleSubmit(({ password }) => save.mutate(password, { onSuccess: onClose }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose} again="password">
      <NewPasswordFields form={form} owner={owner} />
    </EditForm>
  );
}
