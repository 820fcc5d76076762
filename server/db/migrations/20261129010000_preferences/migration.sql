-- How each member wants to be reached, and what they allow. Who has no row has chosen nothing: all is as it was before.
CREATE TABLE preferences (
  uid text PRIMARY KEY,
  -- Such as Africa/Lagos.
  zone text,
  -- The topics that are turned off there.
  app_off jsonb NOT NULL DEFAULT '[]',
  mail_off jsonb NOT NULL DEFAULT '[]',
  digest text NOT NULL DEFAULT 'off',
  -- On the wall of the zone, HH:MM.
  quiet_from text,
  quiet_until text,
  ai boolean NOT NULL DEFAULT true,
  -- The member's calendar day whose digest was seen to last.
  digest_seen_on date,
  CONSTRAINT preferences_topics CHECK (
    jsonb_typeof(app_off) = 'array' AND app_off <@ '["sessions", "quotes", "documents", "product"]'
    AND jsonb_typeof(mail_off) = 'array' AND mail_off <@ '["sessions", "quotes", "documents"]'
  ),
  CONSTRAINT preferences_digest CHECK (digest IN ('off', 'daily', 'weekly')),
  CONSTRAINT preferences_quiet CHECK (
    (quiet_from IS NULL) = (quiet_until IS NULL)
    AND quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND quiet_from <> quiet_until
  ),
  -- Hours by no clock are none.
  CONSTRAINT preferences_zone CHECK (zone IS NOT NULL OR (digest = 'off' AND quiet_from IS NULL))
);
--> statement-breakpoint
CREATE INDEX preferences_digests ON preferences (uid) WHERE digest <> 'off';
