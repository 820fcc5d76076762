-- A change of e-mail that waits until both addresses have confirmed it: one a person, the newest. Of its links only hashes.
CREATE TABLE email_changes (
  uid text PRIMARY KEY,
  id text NOT NULL,
  new_email text NOT NULL,
  -- The session that asked for it: the only one that goes on afterwards.
  session_id text NOT NULL,
  old_token_hash text NOT NULL,
  new_token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  CONSTRAINT email_changes_id UNIQUE (id),
  CONSTRAINT email_changes_old_token UNIQUE (old_token_hash),
  CONSTRAINT email_changes_new_token UNIQUE (new_token_hash),
  -- Whoever confirmed at both has the new address: such a row is gone.
  CONSTRAINT email_changes_open CHECK (old_confirmed_at IS NULL OR new_confirmed_at IS NULL)
);
--> statement-breakpoint
CREATE INDEX email_changes_expires_at ON email_changes (expires_at);
