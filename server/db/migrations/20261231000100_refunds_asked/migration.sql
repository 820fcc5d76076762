-- When its provider was last asked to send it, or about it: one run at a time, each refund in its turn.
ALTER TABLE refunds ADD COLUMN asked_at timestamptz(3);
