-- Receipts and credit notes: papers with numbers of their own, one for an entry in the books, and never changed.
CREATE TABLE papers (
  id text PRIMARY KEY,
  kind text NOT NULL,
  number text NOT NULL,
  entry_id text NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  invoice_id text NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  -- What came, or goes back; none for a credit note of the invoice itself.
  payment_id text REFERENCES payments (id) ON DELETE CASCADE,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  -- Of a credit note: what it takes back of the invoice. Both are zero for money that no invoice needed.
  net_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  -- In words for the payer; empty on a receipt.
  reason text NOT NULL,
  issued_at timestamptz(3) NOT NULL,
  CONSTRAINT papers_kind CHECK (kind IN ('receipt', 'credit_note')),
  CONSTRAINT papers_number UNIQUE (number),
  CONSTRAINT papers_entry UNIQUE (entry_id),
  CONSTRAINT papers_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT papers_amounts CHECK (amount_minor > 0 AND least(net_minor, tax_minor) >= 0 AND net_minor + tax_minor IN (0, amount_minor)),
  CONSTRAINT papers_receipt CHECK (kind <> 'receipt' OR (payment_id IS NOT NULL AND net_minor + tax_minor = 0))
);
--> statement-breakpoint
CREATE INDEX papers_invoice ON papers (invoice_id);
--> statement-breakpoint
CREATE INDEX papers_payment ON papers (payment_id);
--> statement-breakpoint
-- For what was booked before there were papers, in the order in which it was booked, by the year in Lagos.
WITH booked AS (
  SELECT e.id, e.event_key, e.kind, e.invoice_id, e.posted_at,
    extract(year FROM e.posted_at AT TIME ZONE 'Africa/Lagos')::integer AS year,
    max(l.currency) AS currency,
    sum(l.amount_minor) FILTER (WHERE l.amount_minor > 0) AS amount_minor,
    coalesce(sum(l.amount_minor) FILTER (WHERE l.account = 'revenue'), 0) AS net_minor,
    coalesce(sum(l.amount_minor) FILTER (WHERE l.account = 'tax_payable'), 0) AS tax_minor,
    CASE WHEN e.kind = 'payment_received' THEN split_part(e.event_key, ':', 2) ELSE r.payment_id END AS payment_id,
    CASE e.kind
      WHEN 'payment_received' THEN ''
      WHEN 'refund_due' THEN r.reason
      WHEN 'credit_note' THEN
        CASE WHEN e.event_key LIKE 'credit_note:days-left:%' THEN 'The days left of the plan before.'
          ELSE 'It was paid for and did not come.' END
      ELSE coalesce((SELECT min(x.reason) FROM refunds x WHERE x.invoice_id = e.invoice_id AND x.kind = 'rest'), 'It was cancelled.')
    END AS reason
  FROM journal_entries e
  JOIN invoices i ON i.id = e.invoice_id
  JOIN journal_lines l ON l.entry_id = e.id
  LEFT JOIN refunds r ON e.kind = 'refund_due' AND r.id = split_part(e.event_key, ':', 2)
  WHERE e.kind IN ('payment_received', 'invoice_credited', 'credit_note')
    -- The credit note of the invoice covers what it held and goes back; not what went back before, or came after.
    OR (e.kind = 'refund_due' AND (r.kind = 'excess' OR i.credited_at IS NULL OR e.posted_at < i.credited_at OR EXISTS (
      SELECT FROM journal_entries late
      WHERE late.kind = 'payment_received' AND late.invoice_id = i.id AND late.posted_at > i.credited_at
        AND split_part(late.event_key, ':', 2) = r.payment_id)))
  GROUP BY e.id, e.event_key, e.kind, e.invoice_id, e.posted_at, r.payment_id, r.reason
), numbered AS (
  SELECT *, CASE WHEN kind = 'payment_received' THEN 'receipt' ELSE 'credit_note' END AS paper,
    CASE WHEN kind = 'payment_received' THEN 'RCT-' ELSE 'CRN-' END || year || '-' AS start,
    row_number() OVER (PARTITION BY kind = 'payment_received', year ORDER BY posted_at, id) AS nth
  FROM booked
)
INSERT INTO papers (id, kind, number, entry_id, invoice_id, payment_id, currency, amount_minor, net_minor, tax_minor, reason, issued_at)
SELECT id, paper, start || lpad(nth::text, greatest(4, length(nth::text)), '0'),
  id, invoice_id, payment_id, currency, amount_minor, net_minor, tax_minor, reason, posted_at
FROM (
  -- Invoices could begin with these letters until now: papers go on after them.
  SELECT id, paper, start, invoice_id, payment_id, currency, amount_minor, net_minor, tax_minor, reason, posted_at,
    nth + coalesce(
      (SELECT max(split_part(i.number, '-', 3)::integer) FROM invoices i WHERE i.number LIKE start || '%'), 0) AS nth
  FROM numbered
) placed;
--> statement-breakpoint
INSERT INTO document_numbers (series, year, last_number)
SELECT kind, split_part(number, '-', 2)::integer, max(split_part(number, '-', 3)::integer) FROM papers GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER papers_kept BEFORE UPDATE OR DELETE ON papers
  FOR EACH ROW EXECUTE FUNCTION keep_record('journal_entries', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER papers_never_emptied BEFORE TRUNCATE ON papers
  FOR EACH STATEMENT EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
-- No invoice may have the number of a receipt or a credit note.
UPDATE billing_settings SET invoice_prefix = 'INV', revision = revision + 1 WHERE invoice_prefix IN ('RCT', 'CRN');
--> statement-breakpoint
ALTER TABLE billing_settings ADD CONSTRAINT billing_settings_prefix_free CHECK (invoice_prefix NOT IN ('RCT', 'CRN'));
