-- A second factor of a member: the seed of an authenticator app and the recovery codes, both encrypted with the secret.
ALTER TABLE identity_users ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE TABLE identity_second_factors (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  -- False until the first code of the app was right.
  verified boolean NOT NULL DEFAULT false,
  -- Better Auth's own model has these. Attempts are counted elsewhere, so that nobody is locked out.
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  -- The span of 30 seconds whose code was used last: neither it nor one before it works again.
  last_step bigint,
  verified_at timestamptz,
  CONSTRAINT identity_second_factors_user UNIQUE (user_id),
  CONSTRAINT identity_second_factors_verified CHECK (verified = (verified_at IS NOT NULL))
);
