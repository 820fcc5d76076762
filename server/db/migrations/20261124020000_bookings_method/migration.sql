-- How a booking is paid is chosen when its invoice is: until then there is a price and an invoice, but no method.
ALTER TABLE bookings DROP CONSTRAINT bookings_charged;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_charged CHECK (num_nonnulls(price_minor, price_currency, invoice_id) IN (0, 3)
  AND (method IS NULL OR invoice_id IS NOT NULL));
--> statement-breakpoint
-- What was guessed at until now gives way to the payment that was truly begun: the paid one, else the newest.
UPDATE bookings SET method = (
  SELECT payments.method FROM payments WHERE payments.invoice_id = bookings.invoice_id
  ORDER BY payments.state IN ('paid', 'refunded', 'reversed') DESC, payments.created_at DESC, payments.id DESC LIMIT 1
) WHERE invoice_id IS NOT NULL;
