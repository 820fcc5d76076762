import { emailBody, emailChangeTexts } from '#contract/accounts/email-change.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useBeginEmailChange } from './email-queries.ts';

type Known = { name: string; email: string };
type EmailDialogProps = { open: boolean; onClose: () => void; known: Known };

/** Asks for another email, which both addresses confirm before it is used. */
export function EmailDialog({ open, onClose, known }: EmailDialogProps) {
  const save = useBeginEmailChange();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Change your email"
      description={
        <span className="wrap-anywhere">
          We send a mail to {known.email} and one to the new address. Your email changes once you have confirmed it in
          both.
        </span>
      }
      save={save}
    >
      <EmailForm known={known} save={save} onClose={onClose} />
    </EditDialog>
  );
}

type EmailFormProps = { known: Known; save: ReturnType<typeof useBeginEmailChange>; onClose: () => void };

function EmailForm({ known, save, onClose }: EmailFormProps) {
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
    if (email === known.email) return form.setError('email', { message: emailChangeTexts.same });
    save.mutate({ name: known.name, email }, { onSuccess: close });
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
