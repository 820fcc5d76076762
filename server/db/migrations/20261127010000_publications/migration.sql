-- Where everybody may read one version of a report. A slug that was stopped stays, so that its address says so and is
-- never given to another report.
CREATE TABLE publications (
  slug text PRIMARY KEY,
  owner_uid text NOT NULL,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version_number integer NOT NULL,
  -- Null where the founder does not want it shown.
  founder_name text,
  company_name text,
  published_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  stopped_at timestamptz(3),
  CONSTRAINT publications_version FOREIGN KEY (document_id, version_number)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE,
  CONSTRAINT publications_names CHECK (founder_name <> '' AND company_name <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX publications_one_open ON publications (document_id) WHERE stopped_at IS NULL;
--> statement-breakpoint
CREATE INDEX publications_document ON publications (document_id);
--> statement-breakpoint
CREATE INDEX publications_owner ON publications (owner_uid);
