-- A price whose place another one of the same day takes stays, as withdrawn: members who were told of it hear the new one.
ALTER TABLE plan_prices DROP CONSTRAINT plan_prices_pk;
--> statement-breakpoint
ALTER TABLE plan_prices ADD CONSTRAINT plan_prices_pk PRIMARY KEY (plan, cadence, currency, from_on, amount_minor);
--> statement-breakpoint
CREATE UNIQUE INDEX plan_prices_standing ON plan_prices (plan, cadence, currency, from_on) WHERE withdrawn_at IS NULL;
