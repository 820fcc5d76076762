import { createShareLink, shareLimits } from '#contract/signing/sharing.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { useCreateShareLink } from './sharing-queries.ts';

const shareLinkForm = createShareLink.body.omit({ versionNumber: true });

/** Makes a link to the version that is shown. */
export function ShareLinkForm({ documentId, versionNumber }: { documentId: string; versionNumber: number }) {
  const create = useCreateShareLink(documentId);
  const { form, startAgain } = useDraftSchemaForm(shareLinkForm, `share-link-${documentId}`, {
    label: '',
    days: shareLimits.days.usual,
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    create.mutate({ ...body, versionNumber }, { onSuccess: () => startAgain() }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <CallFailure error={create.error} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <TextField
          {...form.register('label')}
          id="share-label"
          label="Whom is it for?"
          hint="They see this name on the page."
          maxLength={120}
          autoComplete="off"
          className="min-w-0 flex-1"
          error={errors.label?.message}
        />
        <TextField
          {...form.register('days', { valueAsNumber: true })}
          id="share-days"
          type="number"
          inputMode="numeric"
          min={shareLimits.days.min}
          max={shareLimits.days.max}
          label="Days it works"
          hint={`${shareLimits.days.min} to ${shareLimits.days.max}`}
          className="sm:w-40"
          error={errors.days && `Use ${shareLimits.days.min} to ${shareLimits.days.max} days.`}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" loading={create.isPending} loadingText="Making the link…">
          Make a link to version {versionNumber}
        </Button>
      </div>
    </form>
  );
}
