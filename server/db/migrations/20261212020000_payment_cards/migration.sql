-- Cards that their owners let us charge again.
CREATE TABLE payment_cards (
  id text PRIMARY KEY,
  uid text NOT NULL,
  provider text NOT NULL,
  -- The provider's token and the e-mail address that the card was saved with, which is the only one it can be charged with.
  sealed text NOT NULL,
  -- Of the owner's address and the provider's word for the card: the same card is kept once.
  signature_digest text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  expires_year integer NOT NULL,
  expires_month integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When its owner was told that it is about to expire.
  expiry_told_at timestamptz(3),
  CONSTRAINT payment_cards_month CHECK (expires_month BETWEEN 1 AND 12),
  CONSTRAINT payment_cards_once UNIQUE (uid, provider, signature_digest)
);
--> statement-breakpoint
CREATE INDEX payment_cards_uid ON payment_cards (uid, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_cards_expiry ON payment_cards (expires_year, expires_month) WHERE expiry_told_at IS NULL;
--> statement-breakpoint
-- The provider's name for the money itself: refunds and disputes carry no other.
ALTER TABLE payments ADD COLUMN provider_payment text;
--> statement-breakpoint
CREATE INDEX payments_provider_payment ON payments (provider, provider_payment) WHERE provider_payment IS NOT NULL;
--> statement-breakpoint
-- Whether the payer lets us keep the card.
ALTER TABLE payments ADD COLUMN keeps_card boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The kept card that was charged, or that was kept by this payment. It may be gone since.
ALTER TABLE payments ADD COLUMN card_id text;
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN begun_by text NOT NULL DEFAULT 'payer';
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_begun_by CHECK (begun_by IN ('payer', 'schedule'));
--> statement-breakpoint
-- A card is charged by the schedule, whatever page of the provider its owner has open.
DROP INDEX payments_one_pending;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_pending ON payments (invoice_id, provider, begun_by) WHERE state = 'pending';
--> statement-breakpoint
-- A charge of a kept card: kept and committed before the provider hears of it.
CREATE TABLE card_attempts (
  payment_id text PRIMARY KEY REFERENCES payments (id) ON DELETE CASCADE,
  key text NOT NULL,
  outcome text NOT NULL,
  final_at timestamptz(3),
  -- When the provider said to come back.
  again_at timestamptz(3),
  -- How often, and when last, the provider was asked what became of it.
  asks integer NOT NULL DEFAULT 0,
  asked_at timestamptz(3),
  -- Where the payer confirms with the bank.
  confirm_url text,
  CONSTRAINT card_attempts_key UNIQUE (key),
  CONSTRAINT card_attempts_outcome CHECK (outcome IN ('unknown', 'confirm', 'paid', 'lapsed', 'away', 'expired', 'stolen',
    'funds', 'other')),
  CONSTRAINT card_attempts_final CHECK ((outcome IN ('unknown', 'confirm')) = (final_at IS NULL))
);
--> statement-breakpoint
-- Those that nobody knows the end of, whatever became of the payment since.
CREATE INDEX card_attempts_open ON card_attempts (asked_at, payment_id) WHERE final_at IS NULL;
--> statement-breakpoint
-- The payer's bank gave back what it had taken.
ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_kind;
--> statement-breakpoint
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_kind CHECK (kind IN ('invoice_issued', 'invoice_credited',
  'payment_received', 'payment_reversed', 'payment_reinstated', 'refund_due', 'refund_void', 'refund_sent'));
