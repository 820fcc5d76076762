import { markRefundSent, type RefundEntry } from '#contract/billing/admin.ts';
import { formatMoney } from '#domain/money/money.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { accountWords } from '../parts/refund-states.ts';
import { useAdminForm } from '../parts/use-admin-form.ts';

type MarkSentFormProps = { refund: RefundEntry; onDone: () => void };

/** Says that a refund was sent by hand, and what the bank calls it. */
export function MarkSentForm({ refund, onDone }: MarkSentFormProps) {
  const { id, amount, bankDetails, payerName, payer } = refund;
  const state = useAdminForm({
    name: `admin-refund-sent-${id}`,
    schema: markRefundSent.body,
    saved: { bankReference: '' },
    send: (body, options) => call(markRefundSent, { params: { refundId: id }, body }, options),
    onSaved: () => {
      toast.success('Refund marked as sent');
      onDone();
    },
  });
  const { form } = state;
  const to = bankDetails ? sayAccount(bankDetails) : (payerName ?? payer.name);
  const where = [`${formatMoney(amount)} to ${to}.`, accountWords(refund)].filter((words) => words !== '').join(' ');
  return (
    <AdminForm
      state={state}
      lead={
        <p className="wrap-anywhere">{where} The books count it as sent, and the founder sees that. Send it first.</p>
      }
      submitLabel="It is sent"
    >
      <TextField
        {...form.register('bankReference')}
        label="Reference of your bank"
        hint="What your bank calls this payment. The payer reads it, and finds the money by it."
        optional
        autoComplete="off"
        error={form.formState.errors.bankReference?.message}
      />
    </AdminForm>
  );
}

/** "Ada Obi, 1012345678, Zenith". */
export const sayAccount = ({ accountName, accountNumber, bankName, swift }: NonNullable<RefundEntry['bankDetails']>) =>
  `${accountName}, ${accountNumber}, ${bankName}${swift && `, ${swift}`}`;
