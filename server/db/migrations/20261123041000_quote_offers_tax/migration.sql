-- What is charged on top where the seller is registered for it: part of the total that is accepted.
ALTER TABLE quote_offers ADD COLUMN tax_percent text NOT NULL DEFAULT '0';
--> statement-breakpoint
ALTER TABLE quote_offers ADD COLUMN tax_minor bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE quote_offers ADD CONSTRAINT quote_offers_tax CHECK (tax_minor >= 0 AND tax_minor < total_minor);
