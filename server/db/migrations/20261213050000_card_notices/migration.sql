-- The plan keeps which mails it sent (subscription_notices), that of a card too. Dropping the column drops its index.
ALTER TABLE payment_cards DROP COLUMN expiry_told_at;
