import { type OwnRefund, type RefundAccount, refundAccounts } from '#contract/billing/credit.ts';
import { type Currency, formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
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
/** Inside Nigeria no bank asks for a SWIFT code. */
const fieldsOf = (currency: Currency) => fields.filter(({ name }) => name !== 'swift' || currency !== 'NGN');

/** "•••• 6789, Zenith, Ada Obi". */
export const accountInWords = ({ numberEnd, bankName, accountName }: RefundAccount) =>
  `•••• ${numberEnd}, ${bankName}, ${accountName}`;

type DialogProps = { refund: OwnRefund | null; accounts: readonly RefundAccount[]; onClose: () => void };

/** Where a refund is to be sent that cannot go back the way it came. Nothing of it is kept on the device. */
export function BankDetailsDialog({ refund, accounts, onClose }: DialogProps) {
  const save = useSaveBankDetails(refund?.id ?? '');
  const known = accounts.find(({ refundId }) => refundId === refund?.id);
  const other = accounts.find(
    (one) =>
      one.refundId !== refund?.id &&
      one.currency === refund?.amount.currency &&
      (!known || accountInWords(one) !== accountInWords(known)),
  );
  return (
    <EditDialog
      open={refund !== null}
      onClose={onClose}
      title="Where may we send it?"
      description={
        refund &&
        `${whereItGoes(refund)} Only the one who sends it sees the whole number, and we delete it once it is sent.`
      }
      save={save}
    >
      {refund && (
        <DetailsForm currency={refund.amount.currency} known={known} other={other} save={save} onClose={onClose} />
      )}
    </EditDialog>
  );
}

/** What becomes of it without the account that is asked for. */
function whereItGoes({ amount, missingAccount }: OwnRefund): string {
  const money = formatMoney(amount);
  if (missingAccount === 'needed') return `${money} waits for your bank account.`;
  if (missingAccount === 'unsaid') return `Unless you say where, ${money} goes to the account that you paid from.`;
  return `${money} goes to the account that you give here.`;
}

type FormProps = {
  currency: Currency;
  /** What was given before. */
  known: RefundAccount | undefined;
  /** What was given for another refund. */
  other: RefundAccount | undefined;
  save: ReturnType<typeof useSaveBankDetails>;
  onClose: () => void;
};

function DetailsForm({ currency, known, other, save, onClose }: FormProps) {
  const { bankName, accountName } = known ?? blank;
  const form = useSchemaForm(refundAccounts[currency], { ...blank, bankName, accountName });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose}>
      {other && (
        <div className="flex flex-col items-start gap-2">
          <p>For another refund you gave {accountInWords(other)}.</p>
          <Button
            variant="secondary"
            loading={save.isPending}
            onClick={() => save.mutate({ from: other.refundId }, { onSuccess: onClose })}
          >
            Use this account
          </Button>
        </div>
      )}
      {fieldsOf(currency).map(({ name, label }, index) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={label}
          hint={
            known && name === 'accountNumber' ? `It ends with ${known.numberEnd} now. Type all of it again.` : undefined
          }
          optional={name === 'swift'}
          autoComplete="off"
          inputMode={currency === 'NGN' && name === 'accountNumber' ? 'numeric' : undefined}
          data-autofocus={index === 0 || undefined}
          error={errors[name]?.message}
        />
      ))}
    </EditForm>
  );
}
