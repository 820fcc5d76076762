-- When the platform outside first said 100 per cent, and how many modules the course had when it said so last. What was finished stays so.
ALTER TABLE platform_courses ADD COLUMN finished_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE platform_courses ADD COLUMN finished_modules integer;
--> statement-breakpoint
-- When a job asked for this account last, whatever came of it.
ALTER TABLE platform_accounts ADD COLUMN polled_at timestamptz(3);
