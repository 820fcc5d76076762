-- What the operator's bank calls the money that they sent by hand, and the last characters of the account that it went to: the account
-- itself is deleted once the money is sent. Null where neither is known, and of what a provider sends.
ALTER TABLE refunds ADD COLUMN sent_reference text
  CONSTRAINT refunds_sent_reference CHECK (char_length(sent_reference) BETWEEN 1 AND 80);
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN sent_account_end text
  CONSTRAINT refunds_sent_account_end CHECK (char_length(sent_account_end) BETWEEN 1 AND 4);
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_sent_by_hand_when
  CHECK (sent_at IS NOT NULL OR (sent_reference IS NULL AND sent_account_end IS NULL));
