-- Why the operator did not find a transfer, in their words: its payer reads it where they pay.
ALTER TABLE payments ADD COLUMN rejection text;
