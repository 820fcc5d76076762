-- What is paid for is also a period of a plan: the subject's id is that of its row in subscription_periods.
ALTER TABLE invoices DROP CONSTRAINT invoices_subject_kind;
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_subject_kind CHECK (subject_kind IN ('booking', 'quote', 'work', 'plan'));
--> statement-breakpoint
-- Whether the unit prices have the tax inside.
ALTER TABLE invoices ADD COLUMN prices_include_tax boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE TRIGGER invoices_issued_prices_frozen BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL AND OLD.prices_include_tax IS DISTINCT FROM NEW.prices_include_tax)
  EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
-- A price from a day on (Lagos); a later one of the same terms takes its place.
CREATE TABLE plan_prices (
  plan text NOT NULL,
  cadence text NOT NULL,
  currency text NOT NULL,
  from_on date NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT plan_prices_pk PRIMARY KEY (plan, cadence, currency, from_on),
  CONSTRAINT plan_prices_plan CHECK (plan IN ('ideation', 'founder')),
  CONSTRAINT plan_prices_cadence CHECK (cadence IN ('one_time', 'monthly', 'quarterly', 'yearly')),
  CONSTRAINT plan_prices_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT plan_prices_amount CHECK (amount_minor > 0)
);
--> statement-breakpoint
-- A founder's subscription as it stands after the last period that was paid for. Days are days in Lagos.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  uid text NOT NULL,
  revision integer NOT NULL,
  state text NOT NULL,
  plan text NOT NULL,
  cadence text NOT NULL,
  currency text NOT NULL,
  anchor_on date NOT NULL,
  -- Whole months from the anchor to the first day of the paid period.
  month integer NOT NULL,
  -- The number of the paid period.
  n integer NOT NULL,
  price_minor bigint NOT NULL,
  paid_minor bigint NOT NULL,
  card_id text,
  -- Other terms for the next period: {terms, priceMinor}.
  next jsonb,
  -- The next period, paid for already: {terms, priceMinor, paidMinor}.
  ahead jsonb,
  ended_for text,
  -- When there may be something to do; null where nothing is to come.
  next_due_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT subscriptions_state CHECK (state IN ('active', 'past_due', 'confirm_with_bank', 'ending', 'ended')),
  CONSTRAINT subscriptions_plan CHECK (plan IN ('ideation', 'founder')),
  CONSTRAINT subscriptions_cadence CHECK (cadence IN ('one_time', 'monthly', 'quarterly', 'yearly')),
  CONSTRAINT subscriptions_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT subscriptions_amounts CHECK (least(month, price_minor, paid_minor) >= 0 AND n > 0),
  CONSTRAINT subscriptions_ended CHECK ((state = 'ended') = (ended_for IS NOT NULL)
    AND ended_for IN ('period_over', 'grace_over', 'cancelled', 'dispute', 'refund'))
);
--> statement-breakpoint
-- Nobody has two plans at once.
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (uid) WHERE state <> 'ended';
--> statement-breakpoint
CREATE INDEX subscriptions_uid ON subscriptions (uid, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX subscriptions_due ON subscriptions (next_due_at) WHERE next_due_at IS NOT NULL;
--> statement-breakpoint
-- What was chosen to be paid for, a period each: its invoice has this id as the subject's. Of a first period the subscription
-- comes to be once it is paid.
CREATE TABLE subscription_periods (
  id text PRIMARY KEY,
  uid text NOT NULL,
  subscription_id text NOT NULL,
  n integer NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  plan text NOT NULL,
  cadence text NOT NULL,
  currency text NOT NULL,
  price_minor bigint NOT NULL,
  -- What credit pays of the price.
  used_minor bigint NOT NULL,
  -- Where it begins, in whole months from an anchor; null: it begins, and has its anchor, on the day it is paid for.
  anchor_on date,
  month integer,
  -- An upgrade credits the days left of the period before, tax included: {grossMinor, netMinor, taxMinor}.
  credit jsonb,
  -- The last day on which it can be paid; a transfer that was sent is waited for.
  stands_until date NOT NULL,
  transfer_claimed boolean NOT NULL DEFAULT false,
  -- Whether a card was charged for it of which not everything is known yet.
  charged boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_periods_kind CHECK (kind IN ('start', 'next', 'upgrade', 'restored')),
  CONSTRAINT subscription_periods_state CHECK (state IN ('open', 'paid', 'withdrawn', 'credited')),
  CONSTRAINT subscription_periods_plan CHECK (plan IN ('ideation', 'founder')),
  CONSTRAINT subscription_periods_cadence CHECK (cadence IN ('one_time', 'monthly', 'quarterly', 'yearly')),
  CONSTRAINT subscription_periods_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT subscription_periods_amounts CHECK (n > 0 AND price_minor > 0 AND used_minor BETWEEN 0 AND price_minor),
  CONSTRAINT subscription_periods_place CHECK ((anchor_on IS NULL) = (month IS NULL))
);
--> statement-breakpoint
-- Nobody pays for two things at once, and for no period twice.
CREATE UNIQUE INDEX subscription_periods_one_open ON subscription_periods (uid) WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX subscription_periods_paid_once ON subscription_periods (subscription_id, n) WHERE state = 'paid';
--> statement-breakpoint
CREATE INDEX subscription_periods_subscription ON subscription_periods (subscription_id, n);
--> statement-breakpoint
CREATE INDEX subscription_periods_uid ON subscription_periods (uid);
--> statement-breakpoint
CREATE INDEX subscription_periods_standing ON subscription_periods (stands_until) WHERE state = 'open';
--> statement-breakpoint
-- Mails that went out, by the key of what they tell: each once.
CREATE TABLE subscription_notices (
  subscription_id text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  key text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_notices_pk PRIMARY KEY (subscription_id, key)
);
--> statement-breakpoint
-- What became of a subscription, a line for each revision.
CREATE TABLE subscription_events (
  subscription_id text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  what text NOT NULL,
  state text NOT NULL,
  plan text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_events_pk PRIMARY KEY (subscription_id, revision)
);
