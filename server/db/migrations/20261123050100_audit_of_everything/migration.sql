-- One trail for the command line and for the operator's pages: who did what to what.
ALTER TABLE audit_entries RENAME COLUMN actor TO actor_name;
--> statement-breakpoint
ALTER TABLE audit_entries RENAME COLUMN subject_uid TO subject_id;
--> statement-breakpoint
ALTER TABLE audit_entries ALTER COLUMN at TYPE timestamptz(3);
--> statement-breakpoint
-- Null: whoever sat at the command line.
ALTER TABLE audit_entries ADD COLUMN actor_uid text;
--> statement-breakpoint
ALTER TABLE audit_entries ADD COLUMN subject_kind text NOT NULL DEFAULT 'account';
--> statement-breakpoint
ALTER TABLE audit_entries ALTER COLUMN subject_kind DROP DEFAULT;
--> statement-breakpoint
-- Ids, dates, states and amounts: there is no room for a text.
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_detail
  CHECK (jsonb_typeof(detail) = 'object' AND length(detail::text) <= 4000);
--> statement-breakpoint
DROP INDEX audit_entries_subject_uid;
--> statement-breakpoint
CREATE INDEX audit_entries_subject ON audit_entries (subject_kind, subject_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_entries_actor ON audit_entries (actor_uid, id DESC);
--> statement-breakpoint
-- The trail only grows.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are kept as they are', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
