-- Private links to one version of a document. The token is not stored: it is derived from the id with a secret.
CREATE TABLE share_links (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  owner_name text NOT NULL,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version_number integer NOT NULL,
  label text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  CONSTRAINT share_links_version FOREIGN KEY (document_id, version_number)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE,
  CONSTRAINT share_links_label CHECK (label <> ''),
  CONSTRAINT share_links_expiry CHECK (expires_at > created_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX share_links_token ON share_links (token_hash);
--> statement-breakpoint
CREATE INDEX share_links_document ON share_links (document_id, created_at DESC, id);
--> statement-breakpoint
CREATE TABLE share_views (
  share_link_id text NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  id text NOT NULL,
  kind text NOT NULL,
  viewed_at timestamptz(3) NOT NULL,
  CONSTRAINT share_views_pk PRIMARY KEY (share_link_id, id),
  CONSTRAINT share_views_kind CHECK (kind IN ('opened', 'downloaded'))
);
--> statement-breakpoint
CREATE INDEX share_views_newest ON share_views (share_link_id, viewed_at DESC);
--> statement-breakpoint
CREATE TABLE signing_requests (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  owner_name text NOT NULL,
  owner_email text NOT NULL,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version_number integer NOT NULL,
  title text NOT NULL,
  -- What the law of the document says of signing it so, as it was shown to the signers.
  law_text text NOT NULL,
  law_source text NOT NULL,
  law_checked boolean NOT NULL,
  message text NOT NULL,
  in_order boolean NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  -- The very bytes that are signed, and the certificate once all have.
  file_id text NOT NULL,
  sha256 text NOT NULL,
  certificate_id text,
  certificate_sha256 text,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  completed_at timestamptz(3),
  CONSTRAINT signing_requests_version FOREIGN KEY (document_id, version_number)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE,
  CONSTRAINT signing_requests_state CHECK (state IN ('pending', 'completed', 'declined', 'cancelled', 'expired')),
  CONSTRAINT signing_requests_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$' AND certificate_sha256 ~ '^[0-9a-f]{64}$'),
  CONSTRAINT signing_requests_completed CHECK ((state = 'completed') = (completed_at IS NOT NULL)),
  CONSTRAINT signing_requests_expiry CHECK (expires_at > created_at)
);
--> statement-breakpoint
-- One at a time: two requests would give two sets of signatures.
CREATE UNIQUE INDEX signing_requests_one_pending ON signing_requests (document_id) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX signing_requests_document ON signing_requests (document_id, created_at DESC, id);
--> statement-breakpoint
CREATE INDEX signing_requests_expiring ON signing_requests (expires_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX signing_requests_sha256_found ON signing_requests (sha256);
--> statement-breakpoint
CREATE INDEX signing_requests_certificate_found ON signing_requests (certificate_sha256)
  WHERE certificate_sha256 IS NOT NULL;
--> statement-breakpoint
CREATE INDEX signing_requests_owner ON signing_requests (owner_uid);
--> statement-breakpoint
CREATE TABLE signers (
  id text PRIMARY KEY,
  request_id text NOT NULL REFERENCES signing_requests (id) ON DELETE CASCADE,
  position integer NOT NULL,
  label text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  company text NOT NULL,
  title text NOT NULL,
  token_hash text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  asked_at timestamptz(3),
  reminders integer NOT NULL DEFAULT 0,
  signed_name text,
  signed_at timestamptz(3),
  signed_ip text,
  CONSTRAINT signers_position UNIQUE (request_id, position),
  CONSTRAINT signers_state CHECK (state IN ('waiting', 'asked', 'signed', 'declined')),
  CONSTRAINT signers_signed CHECK ((state = 'signed') = (signed_at IS NOT NULL)),
  CONSTRAINT signers_signature CHECK (num_nonnulls(signed_name, signed_at, signed_ip) IN (0, 3)),
  CONSTRAINT signers_reminders CHECK (reminders BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX signers_token ON signers (token_hash);
--> statement-breakpoint
-- The trail only grows.
CREATE TABLE signing_events (
  request_id text NOT NULL REFERENCES signing_requests (id) ON DELETE CASCADE,
  number integer NOT NULL,
  kind text NOT NULL,
  who text NOT NULL,
  note text,
  at timestamptz(3) NOT NULL,
  CONSTRAINT signing_events_pk PRIMARY KEY (request_id, number),
  CONSTRAINT signing_events_kind CHECK (kind IN ('requested', 'asked', 'reminded', 'viewed', 'signed', 'declined',
    'cancelled', 'expired', 'completed'))
);
--> statement-breakpoint
CREATE TRIGGER signing_events_kept BEFORE UPDATE OR DELETE ON signing_events
  FOR EACH ROW EXECUTE FUNCTION keep_record('signing_requests', 'request_id');
