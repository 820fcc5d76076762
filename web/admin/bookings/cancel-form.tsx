import { useWatch } from 'react-hook-form';
import { type AdminBooking, cancelBookingByOperator } from '#contract/bookings/admin.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { fullRefundWords, priceWords } from './booking-words.ts';

/** Cancels a booking at any time, with or without a refund. */
export function CancelForm({ booking, onDone }: { booking: AdminBooking; onDone: () => void }) {
  const state = useAdminForm({
    name: `admin-cancel-${booking.id}`,
    schema: cancelBookingByOperator.body,
    saved: { reason: '', refund: true },
    send: (body, options) => call(cancelBookingByOperator, { params: { bookingId: booking.id }, body }, options),
    onSaved: () => {
      toast.success('Booking cancelled');
      onDone();
    },
  });
  const { form } = state;
  const refund = useWatch({ control: form.control, name: 'refund' });
  return (
    <AdminForm
      state={state}
      lead={
        <p className="text-stone">
          The time is free again, and the founder and the adviser are told. This cannot be undone.
        </p>
      }
      submitLabel="Cancel this booking"
      savingText="Cancelling…"
      variant="danger"
    >
      {booking.price && (
        <RadioGroup
          id="refund"
          name="refund"
          label="What becomes of the price?"
          options={[
            { value: 'full', label: fullRefundWords(booking) },
            { value: 'none', label: `Nothing goes back: ${priceWords(booking.price)} stays charged.` },
          ]}
          value={refund ? 'full' : 'none'}
          onChange={(event) => form.setValue('refund', event.target.value === 'full')}
        />
      )}
      <TextareaField
        {...form.register('reason')}
        label="Why?"
        hint="The founder is told."
        rows={3}
        limit={BOOKING_LIMITS.reason}
        error={form.formState.errors.reason?.message}
      />
    </AdminForm>
  );
}
