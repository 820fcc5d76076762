-- What the operator has to look at: transfers that are said to be sent, and checkouts that report another amount.
DROP INDEX payments_transfers;
--> statement-breakpoint
DROP INDEX payments_transfers_unclaimed;
--> statement-breakpoint
CREATE INDEX payments_claimed ON payments ((coalesce(claimed_at, created_at)), id)
  WHERE state = 'pending' AND (claimed_at IS NOT NULL OR problem = 'mismatch');
--> statement-breakpoint
CREATE INDEX payments_waiting ON payments (created_at, id)
  WHERE state = 'pending' AND (method = 'bank_transfer' OR problem = 'mismatch');
--> statement-breakpoint
-- Ended without money, which may still come.
CREATE INDEX payments_ended ON payments (method, ended_at, id) WHERE state IN ('failed', 'cancelled');
--> statement-breakpoint
-- When the provider was last asked about a checkout.
ALTER TABLE payments ADD COLUMN asked_at timestamptz(3);
--> statement-breakpoint
CREATE INDEX refunds_all_newest ON refunds (created_at DESC, id DESC);
--> statement-breakpoint
-- A promise that is void, because the payer's bank took the money first.
ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_kind;
--> statement-breakpoint
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_kind CHECK (kind IN ('invoice_issued', 'invoice_credited',
  'payment_received', 'payment_reversed', 'refund_due', 'refund_void', 'refund_sent'));
