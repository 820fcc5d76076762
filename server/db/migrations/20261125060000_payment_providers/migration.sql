-- Who a payment was begun with: they alone are asked about it and send it back, whoever else is configured. Until now each
-- method had one provider.
ALTER TABLE payments ADD COLUMN provider text;
--> statement-breakpoint
UPDATE payments SET provider = CASE method WHEN 'bank_transfer' THEN 'bank-transfer' ELSE 'development' END;
--> statement-breakpoint
ALTER TABLE payments ALTER COLUMN provider SET NOT NULL;
--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN provider text;
--> statement-breakpoint
UPDATE refunds SET provider = payments.provider FROM payments WHERE payments.id = refunds.payment_id;
--> statement-breakpoint
ALTER TABLE refunds ALTER COLUMN provider SET NOT NULL;
--> statement-breakpoint
-- Money goes back to where it came from.
ALTER TABLE payments ADD CONSTRAINT payments_id_provider UNIQUE (id, provider);
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_provider FOREIGN KEY (payment_id, provider)
  REFERENCES payments (id, provider) ON DELETE CASCADE;
--> statement-breakpoint
DROP INDEX payments_one_pending;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_pending ON payments (invoice_id, provider) WHERE state = 'pending';
