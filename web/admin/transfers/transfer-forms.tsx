import { useWatch } from 'react-hook-form';
import { confirmTransfer, rejectTransfer, type TransferView } from '#contract/billing/admin.ts';
import { mayBeBooked } from '#domain/billing/transfers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { MoneyField } from '#web/fields/money-field.tsx';
import { localDay } from '#web/time/local-day.ts';
import { AdminForm, ReasonForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { arrivedWords, excessWords, outcomeWords, receiptWords } from './receipt-words.ts';

type TransferFormProps = { transfer: TransferView; onDone: () => void };

type ConfirmTransferFormProps = TransferFormProps & {
  /** It is shown anew: it had changed since it was opened. */
  isChanged: boolean;
  /** It is not as it was shown; nothing was booked. */
  onChanged: () => Promise<void>;
};

/** What has arrived of a transfer. Less than what is due is part payment; what is too much goes back or becomes credit. */
export function ConfirmTransferForm({ transfer, onDone, isChanged, onChanged }: ConfirmTransferFormProps) {
  const { missing, revision, status, arrived } = transfer;
  const today = localDay();
  const isOver = mayBeBooked(status, arrivedMinor(transfer), { amountMinor: 0, on: null });
  const state = useAdminForm({
    name: `admin-transfer-${transfer.paymentId}-${revision}-${status}`,
    schema: confirmTransfer.body,
    saved: {
      ...(!isOver && { receivedMinor: missing.amountMinor }),
      ...{ receivedOn: today, revision, status, isAnother: false },
    },
    send: async (body, options) => {
      try {
        return await call(confirmTransfer, { params: { paymentId: transfer.paymentId }, body }, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TRANSFER_CHANGED') await onChanged();
        throw error;
      }
    },
    onSaved: (outcome) => {
      toast.success(outcomeWords(outcome));
      onDone();
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  const [received = null, receivedOn = null, isAnother] = useWatch({
    control: form.control,
    name: ['receivedMinor', 'receivedOn', 'isAnother'],
  });
  const isTwice = isOver || mayBeBooked(status, arrivedMinor(transfer), { amountMinor: received ?? 0, on: receivedOn });
  return (
    <AdminForm
      state={state}
      lead={
        <>
          {isChanged && (
            <Banner tone="warning" role="alert" title="This transfer has changed since you opened it">
              Nothing was booked. This is how it stands now.
            </Banner>
          )}
          <TransferSummary transfer={transfer} />
        </>
      }
      submitLabel="Confirm this amount"
      savingText="Confirming…"
      disabled={isTwice && !isAnother}
    >
      {isTwice && (
        <Banner tone="warning" title={arrivedWords({ arrived }).join(', ')}>
          It is in the books already. Confirm an amount only where the statement shows another transfer beside it.
          <Checkbox {...form.register('isAnother')} label="The statement shows another transfer with this reference" />
        </Banner>
      )}
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
        {status === 'pending'
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

const endedWords: Record<Exclude<TransferView['status'], 'pending'>, string> = {
  paid: 'Paid',
  failed: 'Rejected: it was not found',
  cancelled: 'Cancelled: another choice or payment took its place, or what it was for is over',
  refunded: 'Sent back',
  reversed: 'Taken back by the bank',
};

const arrivedMinor = ({ arrived }: TransferView) =>
  arrived.map(({ amount, on }) => ({ amountMinor: amount.amountMinor, on }));

function TransferSummary({ transfer }: { transfer: TransferView }) {
  const { reference, payer, payerName, amount, invoice } = transfer;
  const rows: [string, string][] = [
    ['Reference', reference],
    ['From', payerName && payerName !== payer.name ? `${payerName} (account of ${payer.name})` : payer.name],
    ['For', invoice.title],
    ['Due', formatMoney(amount)],
    ['Came so far', arrivedWords(transfer).join(', ') || 'Nothing'],
    ...(transfer.status === 'pending' ? [] : [['State', endedWords[transfer.status]] as [string, string]]),
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
