-- The trail is read by what was changed, by its kind, or by both, the newest first: a kind before the id served neither alone.
DROP INDEX audit_entries_subject;
--> statement-breakpoint
CREATE INDEX audit_entries_subject_id ON audit_entries (subject_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_entries_subject_kind ON audit_entries (subject_kind, id DESC);
