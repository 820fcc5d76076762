-- Who or what ended a payment: its payer, an operator, time, the payer's bank, another payment in its place, or one that paid the same.
-- Null while it is pending, and of those that ended before this was kept.
ALTER TABLE payments ADD COLUMN ended_by text
  CONSTRAINT payments_ended_by CHECK (ended_by IN ('member', 'operator', 'time', 'bank', 'replaced', 'paid'));
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_ended_by_when CHECK (ended_by IS NULL OR ended_at IS NOT NULL);
