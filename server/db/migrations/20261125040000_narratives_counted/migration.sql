-- Whether a provider had begun to answer: then the text counts in its month, also when it failed.
ALTER TABLE narratives ADD COLUMN counted boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE narratives SET counted = state IN ('done', 'cancelled') OR input_tokens + output_tokens > 0;
