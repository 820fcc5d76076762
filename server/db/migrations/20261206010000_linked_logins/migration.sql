-- Logins of other services that open an account. Issuer and subject are one person there, for ever; an e-mail is not.
CREATE TABLE identity_linked_logins (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  CONSTRAINT identity_linked_logins_person UNIQUE (issuer, subject),
  CONSTRAINT identity_linked_logins_once UNIQUE (user_id, issuer)
);
