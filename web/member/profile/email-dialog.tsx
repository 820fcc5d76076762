import { useQuery } from '@tanstack/react-query';
import { emailBody, emailChangeTexts } from '#contract/accounts/email-change.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { emailChangeQuery, useBeginEmailChange } from './email-queries.ts';

type EmailDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The present one. */
  email: string;
};

/** Asks for another email, which both addresses confirm before it is used. */
export function EmailDialog({ open, onClose, email }: EmailDialogProps) {
  const save = useBeginEmailChange();
  const { data } = useQuery(emailChangeQuery);
  const waiting = data?.change?.email;
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Change your email"
      description={
        <span className="wrap-anywhere">
          We send a mail to {email} and one to the new address. Your email changes once you have confirmed it in both.
          {waiting && ` The change to ${waiting} that waits ends with it.`}
        </span>
      }
      save={save}
    >
      <EmailForm present={email} save={save} onClose={onClose} />
    </EditDialog>
  );
}

type EmailFormProps = { present: string; save: ReturnType<typeof useBeginEmailChange>; onClose: () => void };

function EmailForm({ present, save, onClose }: EmailFormProps) {
  const { form, forget, startAgain } = useDraftSchemaForm(emailBody, 'account-email', { email: '' });
  const close = () => {
    forget();
    onClose();
  };
  const cancel = () => {
    startAgain();
    onClose();
  };
  const isEmpty = form.watch('email').trim() === '';
  const submit = form.handleSubmit(({ email }) => {
    if (email === present) return form.setError('email', { message: emailChangeTexts.same });
    save.mutate(email, { onSuccess: close });
  });
  return (
    <EditForm save={save} onSubmit={submit} onCancel={cancel} again="email" isEmpty={isEmpty}>
      <TextField
        {...form.register('email')}
        label="New email"
        type="email"
        autoComplete="email"
        data-autofocus
        error={form.formState.errors.email?.message}
      />
    </EditForm>
  );
}
