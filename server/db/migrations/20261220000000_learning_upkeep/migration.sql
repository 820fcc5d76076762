-- How often the platform outside was asked for a plan's courses, and its own word for why it did not work.
ALTER TABLE plan_enrolments ADD COLUMN tries integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE plan_enrolments ADD COLUMN fault_detail text;
--> statement-breakpoint
-- Who takes a course there, when they came further last; null where they have not since they were enrolled.
ALTER TABLE platform_courses ADD COLUMN progressed_at timestamptz(3);
--> statement-breakpoint
-- A catalogue that was tried and never read has a row too. Both sentences are for the operator.
ALTER TABLE platform_catalogue ALTER COLUMN read_at DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE platform_catalogue ADD COLUMN tried_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE platform_catalogue ADD COLUMN problem text;
--> statement-breakpoint
ALTER TABLE platform_catalogue ADD COLUMN lacks text;
