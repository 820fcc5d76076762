import { useWatch } from 'react-hook-form';
import { confirmTransfer, rejectTransfer, type TransferView } from '#contract/admin-billing.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { MoneyField } from '#web/fields/money-field.tsx';
import { localDay } from '#web/local-day.ts';
import { FormStatus } from '../parts/form-status.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { receiptWords } from './receipt-words.ts';

type TransferFormProps = { transfer: TransferView; onDone: () => void };

/** What has arrived of a transfer. Less than what is due is part payment; what is too much goes back. */
export function ConfirmTransferForm({ transfer, onDone }: TransferFormProps) {
  const { missing, revision } = transfer;
  const today = localDay();
  const { form, submit, change, hasDraft, takeSaved } = useAdminForm({
    name: `admin-transfer-${transfer.paymentId}-${revision}`,
    schema: confirmTransfer.body,
    saved: { receivedMinor: missing.amountMinor, receivedOn: today, revision },
    send: (body, options) => call(confirmTransfer, { params: { paymentId: transfer.paymentId }, body }, options),
    onSaved: (outcome) => {
      toast.success(
        outcome.missing.amountMinor > 0
          ? `Part payment entered: ${formatMoney(outcome.missing)} is still to come`
          : 'Transfer confirmed',
      );
      onDone();
    },
  });
  const { errors } = form.formState;
  const received = useWatch({ control: form.control, name: 'receivedMinor' });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TransferSummary transfer={transfer} />
      <FormStatus error={change.error} hasDraft={hasDraft} onTakeSaved={() => takeSaved()} />
      <MoneyField
        id="receivedMinor"
        currency={missing.currency}
        suffix={missing.currency}
        label="Amount received"
        amountMinor={received}
        onAmount={(amount) =>
          form.setValue('receivedMinor', amount ?? Number.NaN, { shouldValidate: form.formState.isSubmitted })
        }
        error={errors.receivedMinor && 'Enter the amount that arrived, such as 25,000.'}
      />
      <p role="status" className="text-stone">
        {transfer.status === 'pending'
          ? receiptWords(missing, received)
          : 'It has ended: this pays what is still due of the invoice, and the rest goes back.'}
      </p>
      <TextField
        {...form.register('receivedOn')}
        type="date"
        max={today}
        label="Arrived on"
        error={errors.receivedOn?.message}
      />
      <Button type="submit" className="w-fit" loading={change.isPending} loadingText="Confirming…">
        Confirm this amount
      </Button>
    </form>
  );
}

/** Says that a transfer did not arrive: the payer is told and can pay again. */
export function RejectTransferForm({ transfer, onDone }: TransferFormProps) {
  const { form, submit, change, hasDraft, takeSaved } = useAdminForm({
    name: `admin-transfer-rejection-${transfer.paymentId}`,
    schema: rejectTransfer.body,
    saved: { reason: '' },
    send: (body, options) => call(rejectTransfer, { params: { paymentId: transfer.paymentId }, body }, options),
    onSaved: () => {
      toast.success('The payer is told that it did not arrive');
      onDone();
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TransferSummary transfer={transfer} />
      <FormStatus error={change.error} hasDraft={hasDraft} onTakeSaved={() => takeSaved()} />
      <TextareaField
        {...form.register('reason')}
        label="What is wrong?"
        hint="The payer reads this, and can pay again."
        rows={3}
        limit={500}
        error={form.formState.errors.reason?.message}
      />
      <Button type="submit" variant="danger" className="w-fit" loading={change.isPending}>
        It did not arrive
      </Button>
    </form>
  );
}

function TransferSummary({ transfer }: { transfer: TransferView }) {
  const { reference, payer, payerName, amount, received, invoice } = transfer;
  const rows: [string, string][] = [
    ['Reference', reference],
    ['From', payerName && payerName !== payer.name ? `${payerName} (account of ${payer.name})` : payer.name],
    ['For', invoice.title],
    ['Due', formatMoney(amount)],
    ...(received.amountMinor > 0 ? [['Received so far', formatMoney(received as Money)] as [string, string]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-stone">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
