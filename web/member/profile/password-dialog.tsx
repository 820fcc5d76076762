import { NewPasswordFields, passwordsBody } from '#web/auth/new-password-fields.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useUpdatePassword } from './profile-queries.ts';

/** Chooses a new password; every other device is logged out. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const save = useUpdatePassword();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Change your password"
      description="You will be logged out everywhere else."
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
    <EditForm save={save} onSubmit={submit} onCancel={onClose}>
      <NewPasswordFields form={form} />
    </EditForm>
  );
}
