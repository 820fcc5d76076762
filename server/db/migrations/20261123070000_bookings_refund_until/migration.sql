-- Until when a cancel by the founder is refunded in full: kept when the time is settled, so that a late move does not undo it.
ALTER TABLE bookings ADD COLUMN refund_until timestamptz(3);
--> statement-breakpoint
UPDATE bookings SET refund_until = starts_at - make_interval(hours => cancel_notice_hours) WHERE settled_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_refund_until CHECK ((settled_at IS NULL) = (refund_until IS NULL));
