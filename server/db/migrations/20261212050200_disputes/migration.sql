-- A payer's bank that wants the money of a payment back, or asks about it, as the provider tells of it.
CREATE TABLE disputes (
  id text PRIMARY KEY,
  uid text NOT NULL,
  provider text NOT NULL,
  provider_dispute text NOT NULL,
  payment_id text NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  state text NOT NULL,
  reason text NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  -- As the provider says it, never computed; null: it cannot be answered.
  due_at timestamptz(3),
  opened_at timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  closed_at timestamptz(3),
  outcome text,
  CONSTRAINT disputes_provider UNIQUE (provider, provider_dispute),
  CONSTRAINT disputes_state CHECK (state IN ('inquiry', 'open', 'answered', 'lost', 'won', 'closed')),
  CONSTRAINT disputes_outcome CHECK (outcome IN ('lost', 'won', 'closed')),
  CONSTRAINT disputes_over CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CONSTRAINT disputes_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT disputes_amount CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE INDEX disputes_uid ON disputes (uid);
--> statement-breakpoint
CREATE INDEX disputes_payment ON disputes (payment_id);
--> statement-breakpoint
CREATE INDEX disputes_opened ON disputes (opened_at, id);
