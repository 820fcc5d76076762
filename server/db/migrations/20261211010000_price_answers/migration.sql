-- What an observation was before its founder said that what was paid was a part of today's price, so that this can be undone: the
-- price in force when it was noted, and whether what was paid was read from its note then.
ALTER TABLE observations ADD COLUMN price_before_minor bigint;
--> statement-breakpoint
ALTER TABLE observations ADD COLUMN price_before_currency text;
--> statement-breakpoint
ALTER TABLE observations ADD COLUMN paid_from_note boolean NOT NULL DEFAULT false;
