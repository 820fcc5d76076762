-- A transfer that was not found takes the booking back to where it is to be paid.
ALTER TABLE booking_events DROP CONSTRAINT booking_events_kind;
--> statement-breakpoint
ALTER TABLE booking_events ADD CONSTRAINT booking_events_kind CHECK (kind IN ('held', 'offered', 'requested',
  'transfer_claimed', 'transfer_rejected', 'paid', 'confirmed', 'moved', 'released', 'expired', 'cancelled', 'rejected',
  'completed', 'founder_absent', 'adviser_absent'));
