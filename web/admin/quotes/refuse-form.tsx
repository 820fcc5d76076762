import { type AdminQuote, refuseQuote } from '#contract/admin-quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { FormStatus } from '../parts/form-status.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';

/** Makes no offer, or takes it back, with a reason that the founder reads. */
export function RefuseForm({ quote, onDone }: { quote: AdminQuote; onDone: () => void }) {
  const { form, submit, change, hasDraft, takeSaved } = useAdminForm({
    name: `admin-refuse-${quote.id}`,
    schema: refuseQuote.body,
    saved: { reason: '' },
    send: (body, options) => call(refuseQuote, { params: { quoteId: quote.id }, body }, options),
    onSaved: () => {
      toast.success('The quote is closed');
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
      <p className="text-stone">The quote is closed and the founder is told. This cannot be undone.</p>
      <FormStatus error={change.error} hasDraft={hasDraft} onTakeSaved={() => takeSaved()} />
      <TextareaField
        {...form.register('reason')}
        label="Why?"
        hint="The founder reads this."
        rows={3}
        limit={QUOTE_LIMITS.reason}
        error={form.formState.errors.reason?.message}
      />
      <Button type="submit" variant="danger" className="w-fit" loading={change.isPending}>
        Close this quote
      </Button>
    </form>
  );
}
