-- Of the calendar entry, for life. Null only until the next start, which writes down the UID that bookings of before were
-- sent under.
ALTER TABLE bookings ADD COLUMN calendar_uid text;
--> statement-breakpoint
CREATE UNIQUE INDEX bookings_calendar_uid ON bookings (calendar_uid);
--> statement-breakpoint
CREATE INDEX bookings_without_calendar_uid ON bookings (id) WHERE calendar_uid IS NULL;
--> statement-breakpoint
-- The place that the last invitation named, empty where the session is by phone, and when it was sent.
ALTER TABLE bookings ADD COLUMN told_place text;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN told_at timestamptz(3);
--> statement-breakpoint
UPDATE bookings SET told_at = coalesce(cancelled_at, settled_at),
  told_place = coalesce(services.meeting ->> 'url', services.meeting ->> 'place', '')
  FROM services WHERE services.id = bookings.service_id AND bookings.settled_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE booking_events DROP CONSTRAINT booking_events_kind;
--> statement-breakpoint
ALTER TABLE booking_events ADD CONSTRAINT booking_events_kind CHECK (kind IN ('held', 'offered', 'requested',
  'transfer_claimed', 'transfer_rejected', 'paid', 'confirmed', 'moved', 'place_changed', 'released', 'expired', 'cancelled',
  'rejected', 'completed', 'founder_absent', 'adviser_absent'));
