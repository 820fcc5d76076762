-- Since when the payer's page asks what became of a checkout: who waits for long is told on the page that we write, and is written to.
ALTER TABLE payments ADD COLUMN awaited_at timestamptz;
