-- What a coupon takes off the price of one period; the next one costs the list price.
ALTER TABLE subscription_periods ADD COLUMN coupon_code text;
--> statement-breakpoint
ALTER TABLE subscription_periods ADD COLUMN discount_minor bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE subscription_periods ADD CONSTRAINT subscription_periods_discount
  CHECK (discount_minor >= 0 AND used_minor + discount_minor <= price_minor);
