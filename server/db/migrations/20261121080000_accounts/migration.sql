CREATE TABLE identity_users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  chosen_role text,
  accepted_conditions boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT identity_users_email UNIQUE (email)
);
--> statement-breakpoint
CREATE TABLE identity_sessions (
  id text PRIMARY KEY,
  token text NOT NULL,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT identity_sessions_token UNIQUE (token)
);
--> statement-breakpoint
CREATE INDEX identity_sessions_user_id ON identity_sessions (user_id);
--> statement-breakpoint
CREATE TABLE identity_accounts (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX identity_accounts_user_id ON identity_accounts (user_id);
--> statement-breakpoint
CREATE TABLE identity_verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX identity_verifications_identifier ON identity_verifications (identifier);
--> statement-breakpoint
CREATE TABLE identity_keys (
  id text PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL,
  alg text,
  crv text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz
);
--> statement-breakpoint
CREATE TABLE attempts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  resets_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX attempts_resets_at ON attempts (resets_at);
--> statement-breakpoint
CREATE TABLE users (
  uid text PRIMARY KEY,
  doc jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE INDEX users_email ON users ((doc ->> 'email'));
--> statement-breakpoint
CREATE TABLE founders (
  uid text PRIMARY KEY,
  doc jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject_uid text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX audit_entries_subject_uid ON audit_entries (subject_uid, at);
