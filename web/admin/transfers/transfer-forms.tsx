import { useWatch } from 'react-hook-form';
import { confirmTransfer, rejectTransfer, type TransferView } from '#contract/billing/admin.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { MoneyField } from '#web/fields/money-field.tsx';
import { localDay } from '#web/time/local-day.ts';
import { AdminForm, ReasonForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { excessWords, receiptWords } from './receipt-words.ts';

type TransferFormProps = { transfer: TransferView; onDone: () => void };

/** What has arrived of a transfer. Less than what is due is part payment; what is too much goes back. */
export function ConfirmTransferForm({ transfer, onDone }: TransferFormProps) {
  const { missing, revision } = transfer;
  const today = localDay();
  const state = useAdminForm({
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
  const { form } = state;
  const { errors } = form.formState;
  const received = useWatch({ control: form.control, name: 'receivedMinor' });
  return (
    <AdminForm
      state={state}
      lead={<TransferSummary transfer={transfer} />}
      submitLabel="Confirm this amount"
      savingText="Confirming…"
    >
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
          ? receiptWords(missing, received, transfer.invoice.subject.kind)
          : `It has ended: this pays what is still due of the invoice, and the rest ${excessWords(transfer.invoice.subject.kind)}.`}
      </p>
      <TextField
        {...form.register('receivedOn')}
        type="date"
        max={today}
        label="Arrived on"
        error={errors.receivedOn?.message}
      />
    </AdminForm>
  );
}

/** Says that a transfer did not arrive: the payer is told and can pay again. */
export function RejectTransferForm({ transfer, onDone }: TransferFormProps) {
  const params = { paymentId: transfer.paymentId };
  return (
    <ReasonForm
      name={`admin-transfer-rejection-${transfer.paymentId}`}
      schema={rejectTransfer.body}
      send={(body, options) => call(rejectTransfer, { params, body }, options)}
      lead={<TransferSummary transfer={transfer} />}
      label="What is wrong?"
      hint="The payer reads this, and can pay again."
      limit={500}
      submitLabel="It did not arrive"
      done="The payer is told that it did not arrive"
      onDone={onDone}
    />
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
