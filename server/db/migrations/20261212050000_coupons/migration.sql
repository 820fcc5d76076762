-- What takes something off one payment of a plan. A share of the price, or an amount of one currency.
CREATE TABLE coupons (
  id text PRIMARY KEY,
  code text NOT NULL,
  percent integer,
  amount_minor bigint,
  currency text,
  plans jsonb NOT NULL,
  -- How many members can use it; null: any number. Each can use it once.
  uses_most integer,
  -- Days in Lagos.
  from_on date NOT NULL,
  until_on date,
  -- An operator ended it before its time.
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT coupons_code UNIQUE (code),
  CONSTRAINT coupons_off CHECK (num_nonnulls(percent, amount_minor) = 1),
  CONSTRAINT coupons_percent CHECK (percent BETWEEN 1 AND 100),
  CONSTRAINT coupons_amount CHECK (amount_minor > 0 AND currency IN ('NGN', 'USD')),
  CONSTRAINT coupons_currency CHECK ((amount_minor IS NULL) = (currency IS NULL)),
  CONSTRAINT coupons_uses_most CHECK (uses_most > 0),
  CONSTRAINT coupons_days CHECK (until_on >= from_on)
);
--> statement-breakpoint
CREATE INDEX coupons_created ON coupons (created_at, id);
--> statement-breakpoint
-- A use is held by a purchase until it is paid. One that is never paid gives it back.
CREATE TABLE coupon_uses (
  coupon_id text NOT NULL REFERENCES coupons (id),
  uid text NOT NULL,
  purchase_id text NOT NULL,
  currency text NOT NULL,
  off_minor bigint NOT NULL,
  taken_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  CONSTRAINT coupon_uses_pk PRIMARY KEY (coupon_id, uid),
  CONSTRAINT coupon_uses_purchase UNIQUE (purchase_id),
  CONSTRAINT coupon_uses_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT coupon_uses_off CHECK (off_minor >= 0)
);
--> statement-breakpoint
CREATE INDEX coupon_uses_uid ON coupon_uses (uid);
