import type { AdminBooking, markAdviserAbsent, rejectBooking } from '#contract/admin-bookings.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { FormStatus } from '../parts/form-status.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';

type ReasonFormProps = {
  endpoint: typeof rejectBooking | typeof markAdviserAbsent;
  booking: AdminBooking;
  /** What will happen. */
  text: string;
  submitLabel: string;
  /** What is said afterwards. */
  done: string;
  onDone: () => void;
};

/** Ends a booking with a reason that the founder is told. */
export function ReasonForm({ endpoint, booking, text, submitLabel, done, onDone }: ReasonFormProps) {
  const { form, submit, change, hasDraft, takeSaved } = useAdminForm({
    name: `admin-${endpoint.path.split('/').at(-1)}-${booking.id}`,
    schema: endpoint.body,
    saved: { reason: '' },
    send: (body, options) => call(endpoint, { params: { bookingId: booking.id }, body }, options),
    onSaved: () => {
      toast.success(done);
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
      <p className="text-stone">{text} This cannot be undone.</p>
      <FormStatus error={change.error} hasDraft={hasDraft} onTakeSaved={() => takeSaved()} />
      <TextareaField
        {...form.register('reason')}
        label="Why?"
        hint="The founder is told."
        rows={3}
        limit={BOOKING_LIMITS.reason}
        error={form.formState.errors.reason?.message}
      />
      <Button type="submit" variant="danger" className="w-fit" loading={change.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
