-- Who may read somebody else's documents: one of them, or all of one type, for a purpose and a time.
CREATE TABLE grants (
  id text PRIMARY KEY,
  -- Who reads, and whose.
  grantee_uid text NOT NULL,
  owner_uid text NOT NULL,
  purpose text NOT NULL,
  document_id text REFERENCES documents (id) ON DELETE CASCADE,
  document_type text,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  CONSTRAINT grants_extent CHECK (num_nonnulls(document_id, document_type) = 1),
  CONSTRAINT grants_to_another CHECK (grantee_uid <> owner_uid),
  CONSTRAINT grants_purpose CHECK (purpose <> ''),
  CONSTRAINT grants_time CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX grants_of_document ON grants (document_id, grantee_uid);
--> statement-breakpoint
CREATE INDEX grants_of_type ON grants (grantee_uid, owner_uid, document_type) WHERE document_type IS NOT NULL;
--> statement-breakpoint
CREATE INDEX grants_owner ON grants (owner_uid, starts_at DESC, id);
