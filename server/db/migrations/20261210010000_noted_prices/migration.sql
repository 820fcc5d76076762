-- The price in force when an observation was noted, and the price of which its founder says that what was paid was no part: a
-- payment at a lower price than today's shows nothing of today's, and the founder is asked about it.
ALTER TABLE observations ADD COLUMN noted_price_minor bigint;
--> statement-breakpoint
ALTER TABLE observations ADD COLUMN noted_price_currency text;
--> statement-breakpoint
ALTER TABLE observations ADD COLUMN answered_price text;
--> statement-breakpoint
UPDATE observations SET
  noted_price_minor = (ideas.intake->'price'->>'amountMinor')::bigint,
  noted_price_currency = ideas.intake->'price'->>'currency'
FROM ideas WHERE ideas.id = observations.idea_id AND jsonb_typeof(ideas.intake->'price') = 'object';
