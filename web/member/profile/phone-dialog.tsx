import { phoneBody } from '#contract/accounts/profile.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { keepTouched, useDraftSchemaForm } from '#web/components/draft-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { useUpdateUser } from './profile-queries.ts';

type PhoneDialogProps = { open: boolean; onClose: () => void; phone: string };

/** Changes the number by which the member can be reached. */
export function PhoneDialog({ open, onClose, phone }: PhoneDialogProps) {
  const save = useUpdateUser();
  return (
    <EditDialog open={open} onClose={onClose} title="Change your phone number" save={save}>
      <PhoneForm phone={phone} save={save} onClose={onClose} />
    </EditDialog>
  );
}

type PhoneFormProps = { phone: string; save: ReturnType<typeof useUpdateUser>; onClose: () => void };

function PhoneForm({ phone, save, onClose }: PhoneFormProps) {
  const { form, forget, startAgain } = useDraftSchemaForm(
    phoneBody,
    'account-phone',
    { phone_number: phone },
    { follow: keepTouched },
  );
  const close = () => {
    forget();
    onClose();
  };
  const cancel = () => {
    startAgain();
    onClose();
  };
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: close }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={cancel}>
      <TextField
        {...form.register('phone_number')}
        label="Phone"
        hint="Such as 0803 123 4567, or with + and the country."
        type="tel"
        autoComplete="tel"
        data-autofocus
        error={form.formState.errors.phone_number?.message}
      />
    </EditForm>
  );
}
