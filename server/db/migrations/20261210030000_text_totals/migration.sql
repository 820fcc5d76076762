-- What was sent in a month, by kind: it stays when the messages themselves are removed, without number or member.
CREATE TABLE text_totals (
  -- YYYY-MM in UTC, of the day on which the messages were posted.
  month text NOT NULL,
  purpose text NOT NULL,
  state text NOT NULL,
  -- '' where the gateway named no cost.
  cost_currency text NOT NULL,
  messages integer NOT NULL,
  parts integer NOT NULL,
  cost_minor bigint NOT NULL,
  PRIMARY KEY (month, purpose, state, cost_currency),
  CONSTRAINT text_totals_counts CHECK (messages > 0 AND parts > 0 AND cost_minor >= 0)
);
--> statement-breakpoint
-- However a message is removed: after 90 days, or with its member's account.
CREATE FUNCTION count_removed_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO text_totals (month, purpose, state, cost_currency, messages, parts, cost_minor)
  VALUES (
    to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM'),
    OLD.purpose,
    OLD.state,
    coalesce(OLD.cost_currency, ''),
    1,
    OLD.parts,
    coalesce(OLD.cost_minor, 0)
  )
  ON CONFLICT (month, purpose, state, cost_currency) DO UPDATE SET
    messages = text_totals.messages + 1,
    parts = text_totals.parts + EXCLUDED.parts,
    cost_minor = text_totals.cost_minor + EXCLUDED.cost_minor;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER text_messages_counted AFTER DELETE ON text_messages FOR EACH ROW EXECUTE FUNCTION count_removed_text();
