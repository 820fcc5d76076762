import { bankAccount } from '#contract/billing/admin.ts';
import type { OwnRefund } from '#contract/billing/credit.ts';
import { formatMoney } from '#domain/money/money.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from '../edit-dialog.tsx';
import { useSaveBankDetails } from './history-queries.ts';

const blank = { bankName: '', accountName: '', accountNumber: '', swift: '' };
const fields = [
  { name: 'bankName', label: 'Bank' },
  { name: 'accountName', label: 'Account name' },
  { name: 'accountNumber', label: 'Account number' },
  { name: 'swift', label: 'SWIFT code' },
] as const;

type DialogProps = { refund: OwnRefund | null; onClose: () => void };

/** Where a refund is to be sent that cannot go back the way it came. Nothing of it is kept on the device. */
export function BankDetailsDialog({ refund, onClose }: DialogProps) {
  const save = useSaveBankDetails(refund?.id ?? '');
  return (
    <EditDialog
      open={refund !== null}
      onClose={onClose}
      title="Where may we send it?"
      description={
        refund &&
        `${formatMoney(refund.amount)} waits for your bank account. Only the one who sends it sees it, and we delete it once it is sent.`
      }
      save={save}
    >
      <DetailsForm save={save} onClose={onClose} />
    </EditDialog>
  );
}

type FormProps = { save: ReturnType<typeof useSaveBankDetails>; onClose: () => void };

function DetailsForm({ save, onClose }: FormProps) {
  const form = useSchemaForm(bankAccount, blank);
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose}>
      {fields.map(({ name, label }, index) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={label}
          optional={name === 'swift'}
          autoComplete="off"
          data-autofocus={index === 0 || undefined}
          error={errors[name]?.message}
        />
      ))}
    </EditForm>
  );
}
