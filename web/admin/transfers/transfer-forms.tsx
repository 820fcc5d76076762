import { useWatch } from 'react-hook-form';
import { confirmTransfer, endTransfer, rejectTransfer, type TransferView } from '#contract/billing/admin-transfers.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { mayBeBooked } from '#domain/billing/transfers.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { MoneyField } from '#web/fields/money-field.tsx';
import { dayNote } from '#web/time/date-time.tsx';
import { localDay } from '#web/time/local-day.ts';
import { AdminForm, ReasonForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { outcomeOf } from './outcome-words.ts';
import { arrivedWords, lateWords, outcomeWords, receiptWords } from './receipt-words.ts';

type TransferFormProps = { transfer: TransferView; onDone: () => void };

type ChangingFormProps = TransferFormProps & {
  /** It is shown anew: it had changed since it was opened. */
  isChanged: boolean;
  /** It is not as it was shown; nothing was booked. */
  onChanged: () => Promise<void>;
};

/** What has arrived of a transfer. Less than what is due is part payment; what is too much goes back or becomes credit. */
export function ConfirmTransferForm({ transfer, onDone, isChanged, onChanged }: ChangingFormProps) {
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
    send: (body, options) =>
      orShownAnew(call(confirmTransfer, { params: { paymentId: transfer.paymentId }, body }, options), onChanged),
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
          {isChanged && <HasChanged />}
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
          : lateWords(transfer.invoice, received)}
      </p>
      <TextField
        {...form.register('receivedOn')}
        type="date"
        max={today}
        label="Arrived on"
        note={dayNote(receivedOn)}
        error={errors.receivedOn?.message}
      />
    </AdminForm>
  );
}

const notArrived = {
  hint: 'The payer reads this before they pay again. What you ask them here they answer under Support.',
  submitLabel: 'It did not arrive',
  done: 'The payer is told that it did not arrive',
};
/** Of a checkout that brought another amount than was asked. */
const notBooked = {
  hint: 'The payer reads this before they pay again: say what becomes of the money that came.',
  submitLabel: 'Do not book it',
  done: 'The payer is told that it is not booked',
};

/** Says that a transfer did not arrive, or that another amount is not booked: the payer is told why. */
export function RejectTransferForm({ transfer, onDone, isChanged, onChanged }: ChangingFormProps) {
  const { paymentId, claimedAt } = transfer;
  return (
    <ReasonForm
      name={`admin-transfer-rejection-${paymentId}`}
      schema={rejectTransfer.body.pick({ reason: true })}
      send={(body, options) =>
        orShownAnew(call(rejectTransfer, { params: { paymentId }, body: { ...body, claimedAt } }, options), onChanged)
      }
      lead={
        <>
          {isChanged && <HasChanged />}
          <TransferSummary transfer={transfer} />
        </>
      }
      label="What is wrong?"
      limit={500}
      {...(transfer.problem === 'mismatch' ? notBooked : notArrived)}
      onDone={onDone}
    />
  );
}

/** Part of it came and the rest never does. `endable`: what becomes credit then. */
export function EndTransferForm({
  transfer,
  endable,
  onDone,
  isChanged,
  onChanged,
}: ChangingFormProps & { endable: Money }) {
  const params = { paymentId: transfer.paymentId };
  const credit = formatMoney(endable);
  return (
    <ReasonForm
      name={`admin-transfer-end-${transfer.paymentId}`}
      schema={endTransfer.body.pick({ reason: true })}
      send={(body, options) =>
        orShownAnew(
          call(endTransfer, { params, body: { ...body, creditMinor: endable.amountMinor } }, options),
          onChanged,
        )
      }
      lead={
        <>
          {isChanged && <HasChanged />}
          <TransferSummary transfer={transfer} />
          <p>
            “{transfer.invoice.title}” is not paid for any more. {credit} that came becomes credit of{' '}
            {transfer.payer.name}: it pays first at their next payment for a plan, or they have it refunded. Money that
            comes later becomes credit too.
          </p>
        </>
      }
      hint="The payer reads this."
      limit={500}
      submitLabel={`End it: ${credit} becomes credit`}
      done={`Ended. ${credit} is credit of ${transfer.payer.name}, who is told.`}
      onDone={onDone}
    />
  );
}

/** Asks for the transfer as it stands, where it is not as it was shown. */
async function orShownAnew<T>(answer: Promise<T>, onChanged: () => Promise<void>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TRANSFER_CHANGED') await onChanged();
    throw error;
  }
}

function HasChanged() {
  return (
    <Banner tone="warning" role="alert" title="This transfer has changed since you opened it">
      Nothing was booked. This is how it stands now.
    </Banner>
  );
}

const arrivedMinor = ({ arrived }: TransferView) =>
  arrived.map(({ amount, on }) => ({ amountMinor: amount.amountMinor, on }));

/** What is due now, and what the transfer was begun for where that is another sum: of one that has ended nothing may be due. */
function dueRows(begunFor: Money, due: Money): [string, string][] {
  if (due.amountMinor === begunFor.amountMinor) return [['Due', formatMoney(due)]];
  return [
    ['Begun for', formatMoney(begunFor)],
    ['Due now', due.amountMinor > 0 ? formatMoney(due) : 'Nothing'],
  ];
}

function TransferSummary({ transfer }: { transfer: TransferView }) {
  const { reference, payer, payerName, amount, invoice } = transfer;
  const { label, note } = outcomeOf(transfer);
  const rows: [string, string][] = [
    ['Reference', readReference(reference).known],
    ['From', payerName && payerName !== payer.name ? `${payerName} (account of ${payer.name})` : payer.name],
    ['For', invoice.number ? `${invoice.title}, ${invoice.number}` : invoice.title],
    ...dueRows(amount, invoice.due),
    ['Came so far', arrivedWords(transfer).join(', ') || 'Nothing'],
    ...(transfer.status === 'pending'
      ? []
      : [['State', [label, note].filter((words) => words !== '').join('. ')] as [string, string]]),
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
