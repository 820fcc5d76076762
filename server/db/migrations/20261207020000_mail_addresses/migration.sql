-- Which message went to which address: a report of one counts only with this. Kept for 30 days.
CREATE TABLE sent_mails (
  -- Its Message-ID, without brackets.
  id text PRIMARY KEY,
  address text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX sent_mails_sent ON sent_mails (sent_at);
--> statement-breakpoint
-- Addresses from which mail came back, or whose owner complained of it. Lower case.
CREATE TABLE mail_addresses (
  address text PRIMARY KEY,
  state text NOT NULL,
  -- An enhanced status code (RFC 3463), such as 5.1.1.
  reason text,
  -- Soft bounces, since the first of them.
  soft_count integer NOT NULL DEFAULT 0,
  soft_since timestamptz(3),
  changed_at timestamptz(3) NOT NULL,
  -- Reports of mail that was sent before it do not count any more.
  tried_again_at timestamptz(3),
  CONSTRAINT mail_addresses_state CHECK (state IN ('fine', 'undeliverable', 'complained')),
  CONSTRAINT mail_addresses_soft CHECK (soft_count >= 0 AND (soft_count = 0) = (soft_since IS NULL))
);
--> statement-breakpoint
CREATE INDEX mail_addresses_changed ON mail_addresses (changed_at) WHERE state <> 'fine';
--> statement-breakpoint
-- What was reported already, by its fingerprint.
CREATE TABLE mail_events (
  key text PRIMARY KEY,
  taken_at timestamptz(3) NOT NULL
);
