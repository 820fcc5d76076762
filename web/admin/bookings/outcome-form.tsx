import { type AdminBooking, completeBooking, markFounderAbsent } from '#contract/bookings/admin.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { act, focusPage } from '../parts/act.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminChange } from '../parts/admin-query.ts';
import { useAdminForm } from '../parts/use-admin-form.ts';

/** What came of the session: written once it has begun, read ever after. */
export function OutcomeForm({ booking }: { booking: AdminBooking }) {
  if (booking.outcome) return <Outcome outcome={booking.outcome} />;
  return booking.can.complete || booking.can.markFounderAbsent ? <NotesForm booking={booking} /> : null;
}

function Outcome({ outcome }: { outcome: NonNullable<AdminBooking['outcome']> }) {
  return (
    <Card title={outcome.kind === 'held' ? 'What came of it' : 'The founder did not come'}>
      {outcome.notes ? (
        <p className="whitespace-pre-line wrap-anywhere">{outcome.notes}</p>
      ) : (
        <p className="text-stone">No notes.</p>
      )}
    </Card>
  );
}

function NotesForm({ booking }: { booking: AdminBooking }) {
  const params = { bookingId: booking.id };
  const state = useAdminForm({
    name: `admin-outcome-${booking.id}`,
    schema: completeBooking.body,
    saved: { notes: '' },
    send: (body, options) => call(completeBooking, { params, body }, options),
    onSaved: () => {
      toast.success('Booking completed');
      focusPage();
    },
  });
  const { form } = state;
  const absent = useAdminChange((_: string, options) => call(markFounderAbsent, { params }, options));

  function markAbsent() {
    void act({
      title: 'The founder did not come?',
      text: 'The booking is completed and stays charged: nothing goes back. The founder is told. This cannot be undone.',
      confirmLabel: 'Founder did not come',
      danger: true,
      work: () => absent.mutateAsync(booking.id),
      done: 'Noted: the founder did not come',
    });
  }

  return (
    <Card title="What came of it">
      <AdminForm
        state={state}
        submitLabel="Complete this booking"
        savingText="Completing…"
        disabled={!booking.can.complete}
        actions={
          booking.can.markFounderAbsent && (
            <Button variant="secondary" onClick={markAbsent}>
              Founder did not come…
            </Button>
          )
        }
      >
        <TextareaField
          {...form.register('notes')}
          label="Notes for the founder"
          hint="What was advised and what comes next. The founder reads this."
          limit={BOOKING_LIMITS.notes}
          optional
          rows={6}
          error={form.formState.errors.notes?.message}
        />
      </AdminForm>
    </Card>
  );
}
