-- Sessions that were ended on purpose, by the digest of their token that access tokens carry: until the last of those has
-- expired, no process believes them any more. However a session is deleted, the row comes with it.
CREATE TABLE identity_ended_sessions (
  sid text PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX identity_ended_sessions_ended_at ON identity_ended_sessions (ended_at);
--> statement-breakpoint
CREATE FUNCTION identity_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended text := encode(sha256(convert_to(OLD.token, 'UTF8')), 'hex');
BEGIN
  INSERT INTO identity_ended_sessions (sid) VALUES (ended) ON CONFLICT (sid) DO NOTHING;
  PERFORM pg_notify('identity_standing', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER identity_session_ended AFTER DELETE ON identity_sessions
  FOR EACH ROW EXECUTE FUNCTION identity_session_ended();
--> statement-breakpoint
CREATE FUNCTION identity_keys_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('identity_standing', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER identity_keys_changed AFTER INSERT OR UPDATE OR DELETE ON identity_keys
  FOR EACH STATEMENT EXECUTE FUNCTION identity_keys_changed();
