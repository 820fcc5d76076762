CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  uid text NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pk PRIMARY KEY (uid, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
