-- Amounts are whole minor units (kobo, cents) of the currency beside them.
CREATE TABLE billing_settings (
  id text PRIMARY KEY DEFAULT 'seller',
  revision integer NOT NULL DEFAULT 1,
  seller_name text NOT NULL,
  seller_address text NOT NULL,
  seller_tin text NOT NULL,
  tax_registered boolean NOT NULL,
  -- In percent, as it is printed: '7.5'.
  tax_percent numeric(5, 3) NOT NULL,
  invoice_prefix text NOT NULL,
  -- Currency → {bankName, accountName, accountNumber, swift}.
  bank_accounts jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT billing_settings_one_row CHECK (id = 'seller'),
  CONSTRAINT billing_settings_tax CHECK (tax_percent BETWEEN 0 AND 100),
  CONSTRAINT billing_settings_prefix CHECK (invoice_prefix ~ '^[A-Z0-9]{1,8}$')
);
--> statement-breakpoint
CREATE TABLE invoices (
  id text PRIMARY KEY,
  uid text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  title text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  currency text NOT NULL,
  discount_minor bigint NOT NULL,
  net_minor bigint NOT NULL,
  tax_percent numeric(5, 3) NOT NULL,
  tax_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  -- What has arrived, less what the payer's bank took back.
  paid_minor bigint NOT NULL DEFAULT 0,
  -- What is promised back or was sent back.
  refunded_minor bigint NOT NULL DEFAULT 0,
  -- Both from the moment it is issued, without gaps in a year.
  number text,
  issued_at timestamptz(3),
  -- Whether the issued invoice was taken back in the books.
  credited_at timestamptz(3),
  due_on date,
  seller jsonb NOT NULL,
  customer jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT invoices_subject_kind CHECK (subject_kind IN ('booking', 'quote', 'work')),
  CONSTRAINT invoices_state CHECK (state IN ('pending', 'paid', 'cancelled', 'refunded')),
  CONSTRAINT invoices_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT invoices_total CHECK (total_minor = net_minor + tax_minor),
  CONSTRAINT invoices_amounts CHECK (least(discount_minor, net_minor, tax_minor, paid_minor, refunded_minor) >= 0),
  CONSTRAINT invoices_refunded CHECK (refunded_minor <= paid_minor),
  CONSTRAINT invoices_paid_in_full CHECK (state <> 'paid' OR paid_minor >= total_minor),
  CONSTRAINT invoices_issued CHECK ((number IS NULL) = (issued_at IS NULL)),
  CONSTRAINT invoices_number UNIQUE (number)
);
--> statement-breakpoint
-- One thing is never charged twice at once. Work that goes on has an invoice for each period.
CREATE UNIQUE INDEX invoices_one_pending ON invoices (subject_kind, subject_id)
  WHERE state = 'pending' AND subject_kind <> 'work';
--> statement-breakpoint
CREATE INDEX invoices_subject ON invoices (subject_kind, subject_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX invoices_uid ON invoices (uid, created_at DESC, id DESC);
--> statement-breakpoint
CREATE TABLE invoice_lines (
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  position integer NOT NULL,
  description text NOT NULL,
  quantity integer NOT NULL,
  unit_minor bigint NOT NULL,
  CONSTRAINT invoice_lines_pk PRIMARY KEY (invoice_id, position),
  CONSTRAINT invoice_lines_amounts CHECK (quantity > 0 AND unit_minor >= 0),
  CONSTRAINT invoice_lines_description CHECK (description <> '')
);
--> statement-breakpoint
-- The last number of each year. Its row is locked until the invoice that takes a number is kept, so that none is lost.
CREATE TABLE invoice_numbers (
  year integer PRIMARY KEY,
  last_number integer NOT NULL,
  CONSTRAINT invoice_numbers_last CHECK (last_number > 0)
);
--> statement-breakpoint
CREATE TABLE payments (
  id text PRIMARY KEY,
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  uid text NOT NULL,
  method text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  revision integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  received_minor bigint NOT NULL DEFAULT 0,
  -- Of what was received: what is promised back or was sent back. Never more than came.
  refunded_minor bigint NOT NULL DEFAULT 0,
  -- Ours, unique, given to the payer or to the provider.
  reference text NOT NULL,
  -- The provider's name for it; that of the first try where money came after the payment had ended.
  provider_reference text NOT NULL,
  redirect_url text,
  -- The account that the payer was shown.
  instructions jsonb,
  -- Why the last try did not go through.
  problem text,
  payer_name text,
  claimed_at timestamptz(3),
  received_on date,
  created_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT payments_method CHECK (method IN ('checkout', 'bank_transfer')),
  CONSTRAINT payments_state CHECK (state IN ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'reversed')),
  CONSTRAINT payments_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT payments_amount CHECK (amount_minor > 0 AND received_minor >= 0),
  CONSTRAINT payments_refunded CHECK (refunded_minor BETWEEN 0 AND received_minor),
  CONSTRAINT payments_money CHECK (state NOT IN ('failed', 'cancelled') OR received_minor = 0),
  CONSTRAINT payments_ended CHECK ((state = 'pending') = (ended_at IS NULL)),
  CONSTRAINT payments_reference UNIQUE (reference)
);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_pending ON payments (invoice_id, method) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX payments_invoice ON payments (invoice_id, created_at, id);
--> statement-breakpoint
CREATE INDEX payments_provider_reference ON payments (provider_reference);
--> statement-breakpoint
CREATE INDEX payments_transfers ON payments (claimed_at, id)
  WHERE state = 'pending' AND method = 'bank_transfer' AND claimed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_transfers_unclaimed ON payments (created_at, id)
  WHERE state = 'pending' AND method = 'bank_transfer';
--> statement-breakpoint
CREATE INDEX payments_checkouts ON payments (created_at) WHERE state = 'pending' AND method = 'checkout';
--> statement-breakpoint
CREATE TABLE refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  -- What was paid beyond the total, or all that was left.
  kind text NOT NULL,
  method text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  CONSTRAINT refunds_kind CHECK (kind IN ('excess', 'rest')),
  CONSTRAINT refunds_method CHECK (method IN ('checkout', 'bank_transfer')),
  CONSTRAINT refunds_state CHECK (state IN ('pending', 'sent', 'failed')),
  CONSTRAINT refunds_amount CHECK (amount_minor > 0),
  CONSTRAINT refunds_sent CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  -- A refund happens once, whoever asks for it how often.
  CONSTRAINT refunds_once UNIQUE (payment_id, kind)
);
--> statement-breakpoint
CREATE INDEX refunds_newest ON refunds (state, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX refunds_invoice ON refunds (invoice_id);
--> statement-breakpoint
CREATE TABLE provider_events (
  provider text NOT NULL,
  event_key text NOT NULL,
  reference text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  CONSTRAINT provider_events_pk PRIMARY KEY (provider, event_key)
);
--> statement-breakpoint
CREATE INDEX provider_events_received ON provider_events (received_at);
--> statement-breakpoint
CREATE TABLE journal_entries (
  id text PRIMARY KEY,
  -- What is posted, once: 'received:PAYMENT:REVISION'.
  event_key text NOT NULL,
  kind text NOT NULL,
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  description text NOT NULL,
  posted_at timestamptz(3) NOT NULL,
  CONSTRAINT journal_entries_event UNIQUE (event_key),
  CONSTRAINT journal_entries_kind CHECK (kind IN ('invoice_issued', 'invoice_credited', 'payment_received',
    'payment_reversed', 'refund_due', 'refund_sent'))
);
--> statement-breakpoint
CREATE INDEX journal_entries_newest ON journal_entries (posted_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX journal_entries_invoice ON journal_entries (invoice_id);
--> statement-breakpoint
CREATE TABLE journal_lines (
  entry_id text NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  position integer NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  -- A debit is positive, a credit negative.
  amount_minor bigint NOT NULL,
  CONSTRAINT journal_lines_pk PRIMARY KEY (entry_id, position),
  CONSTRAINT journal_lines_account CHECK (account IN ('receivable', 'bank', 'checkout', 'revenue', 'tax_payable',
    'refunds_due')),
  CONSTRAINT journal_lines_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT journal_lines_amount CHECK (amount_minor <> 0)
);
--> statement-breakpoint
CREATE TRIGGER journal_entries_kept BEFORE UPDATE OR DELETE ON journal_entries
  FOR EACH ROW EXECUTE FUNCTION keep_record('invoices', 'invoice_id');
--> statement-breakpoint
CREATE TRIGGER journal_lines_kept BEFORE UPDATE OR DELETE ON journal_lines
  FOR EACH ROW EXECUTE FUNCTION keep_record('journal_entries', 'entry_id');
--> statement-breakpoint
-- Asked when the transaction ends: an entry has lines, and they sum to zero in each currency.
CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked text := CASE WHEN TG_TABLE_NAME = 'journal_entries' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM journal_lines WHERE entry_id = checked)
    OR EXISTS (SELECT 1 FROM journal_lines WHERE entry_id = checked GROUP BY currency HAVING sum(amount_minor) <> 0)
  THEN
    RAISE EXCEPTION 'journal entry % is not balanced', checked
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'journal_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_balanced AFTER INSERT ON journal_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_lines_balanced AFTER INSERT ON journal_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balance();
