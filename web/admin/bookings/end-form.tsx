import type { AdminBooking, markAdviserAbsent, rejectBooking } from '#contract/admin-bookings.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { call } from '#web/api/client.ts';
import { ReasonForm } from '../parts/admin-form.tsx';

type EndFormProps = {
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
export function EndForm({ endpoint, booking, text, ...texts }: EndFormProps) {
  return (
    <ReasonForm
      {...texts}
      name={`admin-${endpoint.path.split('/').at(-1)}-${booking.id}`}
      schema={endpoint.body}
      send={(body, options) => call(endpoint, { params: { bookingId: booking.id }, body }, options)}
      lead={<p className="text-stone">{text} This cannot be undone.</p>}
      hint="The founder is told."
      limit={BOOKING_LIMITS.reason}
    />
  );
}
