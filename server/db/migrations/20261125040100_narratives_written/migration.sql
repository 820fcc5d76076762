-- 1: a text as it came, with its own figures. 2: sentences in which the server has placed figures and quotations.
ALTER TABLE narratives ADD COLUMN form integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE narratives ADD COLUMN sentences jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- How many sentences or proposals were dropped, by reason.
ALTER TABLE narratives ADD COLUMN drops jsonb NOT NULL DEFAULT '{}';
