-- What a member agreed to, allowed or ended, and when. Nothing changes a row.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text NOT NULL,
  subject text NOT NULL,
  -- Of the text that was shown, where it has one.
  version text,
  given boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT consents_subject CHECK (subject IN (
    'terms', 'privacy', 'ai', 'mail.sessions', 'mail.quotes', 'mail.documents', 'digest',
    'text.sessions', 'text.quotes', 'text.payments'
  ))
);
--> statement-breakpoint
CREATE INDEX consents_of_member ON consents (uid, id DESC);
--> statement-breakpoint
-- Who signed up before agreed to the texts as they were until now.
INSERT INTO consents (uid, subject, version, given, at)
SELECT identity_users.id, subject, '1', true, identity_users.created_at
FROM identity_users CROSS JOIN (VALUES ('terms'), ('privacy')) AS texts (subject)
WHERE accepted_conditions
ORDER BY identity_users.created_at, identity_users.id, subject DESC;
