-- Credit: what a payer has paid and not used. It comes from money that no invoice needs, or from a credit note, and pays
-- invoices or goes back.
ALTER TABLE invoices
  -- What was taken back of it by credit notes while it stands, and the tax in that.
  ADD COLUMN noted_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN noted_tax_minor bigint NOT NULL DEFAULT 0,
  -- What of its money became credit, less what was sent back of that.
  ADD COLUMN granted_minor bigint NOT NULL DEFAULT 0,
  -- What credit pays once the rest has come, and what it has paid: a part of paid_minor.
  ADD COLUMN credit_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN applied_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT invoices_noted CHECK (noted_minor BETWEEN 0 AND total_minor AND noted_tax_minor BETWEEN 0 AND noted_minor),
  ADD CONSTRAINT invoices_credit CHECK (credit_minor BETWEEN applied_minor AND total_minor AND least(applied_minor, granted_minor) >= 0);
--> statement-breakpoint
ALTER TABLE invoices DROP CONSTRAINT invoices_paid_in_full;
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_paid_in_full CHECK (state <> 'paid' OR paid_minor + noted_minor >= total_minor);
--> statement-breakpoint
CREATE INDEX invoices_awaiting_credit ON invoices (uid) WHERE state = 'pending' AND credit_minor > applied_minor;
--> statement-breakpoint
-- What of it became credit, less what was sent back of that.
ALTER TABLE payments
  ADD COLUMN granted_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payments_granted CHECK (granted_minor >= 0 AND refunded_minor + granted_minor <= received_minor);
--> statement-breakpoint
-- Each change of a payer's credit. Its money lies with the payment: credit goes back to where it came from.
CREATE TABLE customer_credits (
  id text PRIMARY KEY,
  uid text NOT NULL,
  currency text NOT NULL,
  -- The entry in the books and the payment: nothing happens twice.
  key text NOT NULL,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  -- The invoice that it came from, pays or comes back from.
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  payment_id text NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT customer_credits_key UNIQUE (key),
  CONSTRAINT customer_credits_kind CHECK (kind IN ('granted', 'returned', 'applied', 'refunded', 'withdrawn')),
  CONSTRAINT customer_credits_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT customer_credits_amount CHECK (amount_minor <> 0 AND (amount_minor > 0) = (kind IN ('granted', 'returned')))
);
--> statement-breakpoint
CREATE INDEX customer_credits_uid ON customer_credits (uid, currency, created_at, id);
--> statement-breakpoint
CREATE INDEX customer_credits_invoice ON customer_credits (invoice_id);
--> statement-breakpoint
CREATE INDEX customer_credits_payment ON customer_credits (payment_id);
--> statement-breakpoint
CREATE TRIGGER customer_credits_kept BEFORE DELETE ON customer_credits
  FOR EACH ROW EXECUTE FUNCTION keep_record('invoices', 'invoice_id');
--> statement-breakpoint
CREATE TRIGGER customer_credits_frozen BEFORE UPDATE ON customer_credits
  FOR EACH ROW WHEN ((OLD.id, OLD.currency, OLD.key, OLD.kind, OLD.amount_minor, OLD.invoice_id, OLD.payment_id, OLD.created_at)
    IS DISTINCT FROM (NEW.id, NEW.currency, NEW.key, NEW.kind, NEW.amount_minor, NEW.invoice_id, NEW.payment_id, NEW.created_at))
  EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
-- Credit may go back in parts. A provider may ask for the payer's bank details, and a bank may return what was sent.
ALTER TABLE refunds DROP CONSTRAINT refunds_once;
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, kind) WHERE kind <> 'credit';
--> statement-breakpoint
ALTER TABLE refunds DROP CONSTRAINT refunds_kind, DROP CONSTRAINT refunds_state;
--> statement-breakpoint
ALTER TABLE refunds
  ADD CONSTRAINT refunds_kind CHECK (kind IN ('excess', 'rest', 'credit')),
  ADD CONSTRAINT refunds_state CHECK (state IN ('pending', 'attention', 'sent', 'failed')),
  -- How often it came back after it was sent.
  ADD COLUMN returned_times integer NOT NULL DEFAULT 0,
  -- The payer's account, sealed: where to send it when it cannot go back the way it came.
  ADD COLUMN bank_details text,
  ADD COLUMN bank_details_at timestamptz(3),
  ADD CONSTRAINT refunds_bank_details CHECK ((bank_details IS NULL) = (bank_details_at IS NULL));
--> statement-breakpoint
ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_kind;
--> statement-breakpoint
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_kind CHECK (kind IN ('invoice_issued', 'invoice_credited',
  'credit_note', 'payment_received', 'payment_reversed', 'payment_reinstated', 'refund_due', 'refund_void', 'refund_sent',
  'refund_returned', 'credit_granted', 'credit_applied', 'credit_refunded', 'credit_withdrawn'));
--> statement-breakpoint
ALTER TABLE journal_lines DROP CONSTRAINT journal_lines_account;
--> statement-breakpoint
ALTER TABLE journal_lines ADD CONSTRAINT journal_lines_account CHECK (account IN ('receivable', 'bank', 'checkout', 'revenue',
  'tax_payable', 'refunds_due', 'customer_credit'));
--> statement-breakpoint
-- Numbers of papers, each series without gaps in a year. A row is locked until the paper that takes a number is kept.
CREATE TABLE document_numbers (
  series text NOT NULL,
  year integer NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT document_numbers_pk PRIMARY KEY (series, year),
  CONSTRAINT document_numbers_series CHECK (series IN ('invoice', 'receipt', 'credit_note')),
  CONSTRAINT document_numbers_last CHECK (last_number > 0)
);
--> statement-breakpoint
INSERT INTO document_numbers (series, year, last_number) SELECT 'invoice', year, last_number FROM invoice_numbers;
--> statement-breakpoint
DROP TABLE invoice_numbers;
