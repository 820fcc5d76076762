-- Many documents as one zip file, built by a job and kept for some days.
CREATE TABLE document_exports (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  -- What was asked for, in the order of the list that it was chosen from.
  document_ids jsonb NOT NULL,
  done integer NOT NULL DEFAULT 0,
  -- How often the job has begun. Whoever began last may write; who began before has lost its turn.
  attempt integer NOT NULL DEFAULT 0,
  -- Present together once the file is whole.
  file_id text,
  file_bytes integer,
  file_sha256 text,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT document_exports_status CHECK (status IN ('waiting', 'running', 'ready', 'failed')),
  CONSTRAINT document_exports_size CHECK (jsonb_array_length(document_ids) BETWEEN 1 AND 500),
  CONSTRAINT document_exports_done CHECK (done BETWEEN 0 AND jsonb_array_length(document_ids)),
  CONSTRAINT document_exports_file CHECK (
    num_nonnulls(file_id, file_bytes, file_sha256) = CASE WHEN status = 'ready' THEN 3 ELSE 0 END
  ),
  CONSTRAINT document_exports_sha256 CHECK (file_sha256 ~ '^[0-9a-f]{64}$'),
  CONSTRAINT document_exports_lifetime CHECK (expires_at > created_at)
);
--> statement-breakpoint
CREATE INDEX document_exports_owner ON document_exports (owner_uid, created_at DESC, id);
--> statement-breakpoint
CREATE INDEX document_exports_expiry ON document_exports (expires_at);
--> statement-breakpoint
CREATE UNIQUE INDEX document_exports_file_id ON document_exports (file_id) WHERE file_id IS NOT NULL;
