-- Courses have an area of the help page, and so of what is written to the operator.
ALTER TABLE support_threads DROP CONSTRAINT support_threads_area;
--> statement-breakpoint
ALTER TABLE support_threads ADD CONSTRAINT support_threads_area
  CHECK (area IN ('account', 'ideas', 'readiness', 'courses', 'documents', 'bookings', 'privacy', 'other'));
