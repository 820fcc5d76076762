import { Send } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { SIGNING_LIMITS } from '#domain/signing/signing-rules.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { useRequestSigning } from './sharing-queries.ts';
import { SignerFields } from './signer-fields.tsx';
import { emptySigner, type Signability, signingRequestForm } from './signing-request-form.ts';

type SigningFormProps = { agreementId: string; signability: Signability; versionNumber: number };

const orders = [
  {
    value: 'order',
    label: 'One after the other',
    hint: 'In the order above. Each is asked when the one before has signed.',
  },
  { value: 'all', label: 'All at once', hint: 'Everybody is asked now.' },
];

/** Whom to ask, in which order, and until when. */
export function SigningForm({ agreementId, signability, versionNumber }: SigningFormProps) {
  const request = useRequestSigning(agreementId);
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(
    signingRequestForm,
    `signing-${agreementId}-${versionNumber}`,
    {
      signers: signability.signers.length > 0 ? signability.signers : [emptySigner],
      inOrder: signability.signers.length > 1,
      days: SIGNING_LIMITS.days.usual,
      message: '',
    },
  );
  const { errors } = form.formState;
  const inOrder = useWatch({ control: form.control, name: 'inOrder' });
  const submit = form.handleSubmit((body) => request.mutate({ ...body, versionNumber }, { onSuccess: forget }));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 border-t border-line pt-5">
      <p className="max-w-measure">
        You ask for signatures under version {versionNumber}. Each person gets a link of their own by e-mail, reads the
        PDF, and types their name. A later version needs new signatures.
      </p>
      {request.isError && (
        <Banner tone="error" role="alert" title="Nobody was asked">
          {messageOf(request.error)} What you typed is still here.
        </Banner>
      )}
      <DraftNote shown={isBack} onStartAgain={() => startAgain()} />
      <SignerFields form={form} />
      <RadioGroup
        id="signing-order"
        label="Who is asked when?"
        options={orders}
        value={inOrder ? 'order' : 'all'}
        onChange={(event) => form.setValue('inOrder', event.target.value === 'order', { shouldDirty: true })}
      />
      <TextareaField
        {...form.register('message')}
        id="signing-message"
        label="Message"
        optional
        limit={1000}
        rows={3}
        error={errors.message?.message}
      />
      <TextField
        {...form.register('days', { valueAsNumber: true })}
        id="signing-days"
        type="number"
        inputMode="numeric"
        min={SIGNING_LIMITS.days.min}
        max={SIGNING_LIMITS.days.max}
        label="Days to sign"
        hint={`${SIGNING_LIMITS.days.min} to ${SIGNING_LIMITS.days.max}. Then the links stop working.`}
        className="sm:w-64"
        error={errors.days && `Use ${SIGNING_LIMITS.days.min} to ${SIGNING_LIMITS.days.max} days.`}
      />
      <div>
        <Button type="submit" icon={<Send aria-hidden="true" />} loading={request.isPending} loadingText="Asking…">
          Ask for signatures
        </Button>
      </div>
    </form>
  );
}
