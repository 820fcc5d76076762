-- A founder takes back that a transfer was sent: the booking is to be paid again.
ALTER TABLE booking_events DROP CONSTRAINT booking_events_kind;
--> statement-breakpoint
ALTER TABLE booking_events ADD CONSTRAINT booking_events_kind CHECK (kind IN ('held', 'offered', 'requested',
  'transfer_claimed', 'transfer_rejected', 'transfer_not_sent', 'paid', 'confirmed', 'moved', 'place_changed', 'released',
  'expired', 'cancelled', 'rejected', 'completed', 'founder_absent', 'adviser_absent'));
