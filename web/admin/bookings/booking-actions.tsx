import { useState } from 'react';
import {
  type AdminBooking,
  confirmBookingByOperator,
  markAdviserAbsent,
  rejectBooking,
} from '#contract/bookings/admin.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { call } from '#web/api/client.ts';
import { act, focusPage } from '../parts/act.ts';
import { ReasonForm } from '../parts/admin-form.tsx';
import { useAdminChange } from '../parts/admin-query.ts';
import { fullRefundWords } from './booking-words.ts';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';

type Opened = 'reject' | 'absent' | 'cancel' | 'move' | null;

/** What the operator can do with a booking before its outcome is written. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { can } = booking;
  const confirm = useAdminChange((bookingId: string, options) =>
    call(confirmBookingByOperator, { params: { bookingId } }, options),
  );
  const close = () => {
    setOpened(null);
    focusPage();
  };

  function askToConfirm() {
    void act({
      title: 'Confirm this booking?',
      text: `${booking.founder.name} and ${booking.adviser.name} get the calendar invitation.`,
      confirmLabel: 'Confirm booking',
      work: () => confirm.mutateAsync(booking.id),
      done: 'Booking confirmed',
    });
  }

  const dialogs = {
    reject: {
      title: 'Do not confirm this booking',
      form: (
        <EndForm
          endpoint={rejectBooking}
          booking={booking}
          text={`The booking is cancelled and the time is free again. ${fullRefundWords(booking)}`}
          submitLabel="Do not confirm it"
          done="Booking not confirmed"
          onDone={close}
        />
      ),
    },
    absent: {
      title: 'The adviser did not come',
      form: (
        <EndForm
          endpoint={markAdviserAbsent}
          booking={booking}
          text={`The booking is cancelled. ${fullRefundWords(booking)}`}
          submitLabel="Adviser did not come"
          done="Noted: the adviser did not come"
          onDone={close}
        />
      ),
    },
    cancel: { title: 'Cancel this booking', form: <CancelForm booking={booking} onDone={close} /> },
    move: { title: 'Move this booking', form: <MoveForm booking={booking} onDone={close} /> },
  };
  const dialog = opened && dialogs[opened];

  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can.confirm && <Button onClick={askToConfirm}>Confirm…</Button>}
      {can.reject && (
        <Button variant="secondary" onClick={() => setOpened('reject')}>
          Do not confirm…
        </Button>
      )}
      {can.move && (
        <Button variant="secondary" onClick={() => setOpened('move')}>
          Move…
        </Button>
      )}
      {can.cancel && (
        <Button variant="secondary" onClick={() => setOpened('cancel')}>
          Cancel booking…
        </Button>
      )}
      {can.markAdviserAbsent && (
        <Button variant="secondary" onClick={() => setOpened('absent')}>
          Adviser did not come…
        </Button>
      )}
      <Dialog
        open={dialog !== null}
        onOpenChange={() => setOpened(null)}
        title={dialog?.title ?? ''}
        closeOnOverlay={false}
      >
        {dialog?.form}
      </Dialog>
    </div>
  );
}

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
function EndForm({ endpoint, booking, text, ...texts }: EndFormProps) {
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
