-- Passkeys of members: the public half of each, which is no secret.
CREATE TABLE identity_passkeys (
  id text PRIMARY KEY,
  -- What its owner calls it.
  name text NOT NULL,
  public_key text NOT NULL,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  credential_id text NOT NULL,
  -- Of signatures, where the device counts them: 32 bits without a sign.
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT identity_passkeys_credential UNIQUE (credential_id)
);
--> statement-breakpoint
CREATE INDEX identity_passkeys_user_id ON identity_passkeys (user_id);
