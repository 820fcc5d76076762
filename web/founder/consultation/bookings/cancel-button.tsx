import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useCancel } from './booking-queries.ts';
import { cancelQuestion } from './booking-words.ts';

/** Cancels a booking, after saying what becomes of the price. */
export function CancelButton({ booking }: { booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useCancel(booking.id);

  function confirm() {
    cancel.mutate(reason, {
      onSuccess: () => {
        setIsOpen(false);
        toast.success('Booking cancelled');
        document.getElementById('main')?.focus();
      },
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cancel the booking
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Cancel this booking?"
        confirmLabel="Cancel the booking"
        cancelLabel="Keep it"
        danger
        closeOnOverlay={false}
        processing={cancel.isPending}
        onConfirm={confirm}
      >
        <div className="flex flex-col gap-4">
          <p>{cancelQuestion(booking)}</p>
          <TextareaField
            id="cancel-reason"
            label="Why?"
            optional
            rows={2}
            limit={BOOKING_LIMITS.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <CallFailure error={cancel.error} kept="The booking is as it was." />
        </div>
      </ConfirmDialog>
    </>
  );
}
