-- What a bank took itself is void: nothing is sent of it, and the same may be promised again once the bank gives the money back.
ALTER TABLE refunds DROP CONSTRAINT refunds_state;
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_state CHECK (state IN ('pending', 'attention', 'sent', 'failed', 'void'));
--> statement-breakpoint
-- The books have an entry for each that became void.
UPDATE refunds SET state = 'void', bank_details = NULL, bank_details_at = NULL
  WHERE state = 'failed' AND EXISTS (SELECT 1 FROM journal_entries e WHERE e.event_key = 'refund_void:' || refunds.id);
--> statement-breakpoint
DROP INDEX refunds_once;
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, kind) WHERE kind <> 'credit' AND state <> 'void';
