-- A phone of a member, and the code that is to prove that they hold it. Of their own number alone: another one makes it void.
CREATE TABLE phone_confirmations (
  uid text PRIMARY KEY,
  -- E.164.
  number text NOT NULL,
  -- Made with the server's secret: six digits are soon tried. Null once it was used.
  code_hash text,
  code_tries integer NOT NULL DEFAULT 0,
  code_sent_at timestamptz(3),
  code_ends_at timestamptz(3),
  confirmed_at timestamptz(3),
  CONSTRAINT phone_confirmations_code CHECK (
    (code_hash IS NULL) OR (code_sent_at IS NOT NULL AND code_ends_at IS NOT NULL)
  )
);
--> statement-breakpoint
CREATE INDEX phone_confirmations_number ON phone_confirmations (number);
--> statement-breakpoint
-- Every text message, without its text. What it tells of has one key: it is sent once, whatever happens.
CREATE TABLE text_messages (
  id text PRIMARY KEY,
  uid text NOT NULL,
  number text NOT NULL,
  -- phone.code, or a kind of notification.
  purpose text NOT NULL,
  key text NOT NULL UNIQUE,
  state text NOT NULL,
  parts integer NOT NULL,
  -- The gateway's own name for it.
  reference text,
  reason text,
  cost_minor integer,
  cost_currency text,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT text_messages_state CHECK (state IN (
    'waiting', 'sending', 'sent', 'delivered', 'undelivered', 'refused', 'unknown', 'unwanted', 'late', 'over_limit'
  )),
  CONSTRAINT text_messages_cost CHECK ((cost_minor IS NULL) = (cost_currency IS NULL)),
  CONSTRAINT text_messages_parts CHECK (parts > 0)
);
--> statement-breakpoint
CREATE INDEX text_messages_uid ON text_messages (uid, created_at);
--> statement-breakpoint
CREATE INDEX text_messages_reference ON text_messages (reference);
--> statement-breakpoint
CREATE INDEX text_messages_created ON text_messages (created_at);
--> statement-breakpoint
-- How many message parts were sent in a calendar month (YYYY-MM, UTC), over all members.
CREATE TABLE text_months (
  month text PRIMARY KEY,
  parts integer NOT NULL,
  CONSTRAINT text_months_parts CHECK (parts >= 0)
);
--> statement-breakpoint
-- The topics of which a member wants text messages. None at first.
ALTER TABLE preferences ADD COLUMN texts jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE preferences ADD CONSTRAINT preferences_texts CHECK (
  jsonb_typeof(texts) = 'array' AND texts <@ '["sessions", "quotes", "payments"]'
);
