import { useRef } from 'react';
import type { PaymentView } from '#contract/billing/billing.ts';
import { claimTransfer } from '#contract/billing/payments.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { useClaimTransfer } from './billing-queries.ts';
import { missingOf, type SumWords } from './under-way.ts';

export type ClaimProps = { payment: PaymentView; payerName: string; sumWords: SumWords; onClaimed: () => void };
type ClaimFormProps = ClaimProps & { question?: string; submitLabel?: string; confirmLabel?: string };

/** "I have sent it", with the name that the money comes from. */
export function ClaimForm({
  payment,
  payerName,
  sumWords,
  onClaimed,
  question = 'Have you sent the transfer?',
  submitLabel = 'I have sent it',
  confirmLabel = 'Yes, I have sent it',
}: ClaimFormProps) {
  const claim = useClaimTransfer(payment.invoiceId);
  const { form, forget } = useDraftSchemaForm(claimTransfer.body, `transfer-${payment.id}`, { payerName });
  const isAsking = useRef(false);
  const submit = form.handleSubmit(async (body) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSent = await askConfirm({
      title: question,
      text: `We will look for ${sumWords(missingOf(payment))} with the reference ${payment.knownReference} from ${body.payerName}.`,
      confirmLabel,
    });
    isAsking.current = false;
    if (isSent)
      claim.mutate(
        { paymentId: payment.id, ...body },
        {
          onSuccess: () => {
            forget();
            onClaimed();
          },
        },
      );
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <CallFailure error={claim.error} />
      <TextField
        {...form.register('payerName')}
        id="payer-name"
        label="Name on the account you pay from"
        hint="We look for the transfer by this name."
        autoComplete="name"
        maxLength={120}
        error={form.formState.errors.payerName?.message}
      />
      <div>
        <Button type="submit" loading={claim.isPending} loadingText="Telling us…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
