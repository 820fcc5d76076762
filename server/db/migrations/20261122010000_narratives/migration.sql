-- AI words are off for a report until its founder, having seen what is sent, switches them on.
CREATE TABLE narrative_consents (
  document_id text NOT NULL,
  version integer NOT NULL,
  -- One clause of the version, or '' for all of it.
  part text NOT NULL DEFAULT '',
  -- SHA-256 of all that the founder was shown: provider, model, address and every part of the requests.
  preview_hash text NOT NULL,
  given_at timestamptz(3) NOT NULL,
  CONSTRAINT narrative_consents_pk PRIMARY KEY (document_id, version, part),
  CONSTRAINT narrative_consents_version FOREIGN KEY (document_id, version)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE narratives (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  -- NULL where the words are about a pasted text and no version.
  version integer,
  part text NOT NULL DEFAULT '',
  use text NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  -- SHA-256 of the request as the founder saw it: nothing else is ever sent.
  request_hash text NOT NULL,
  -- Kept only until the work ends.
  pasted_text text,
  text text NOT NULL DEFAULT '',
  proposals jsonb NOT NULL DEFAULT '[]',
  kept integer NOT NULL DEFAULT 0,
  dropped integer NOT NULL DEFAULT 0,
  failure text,
  -- How often the provider was asked, and until when the asking counts as alive.
  attempt integer NOT NULL DEFAULT 0,
  alive_until timestamptz(3),
  retry_at timestamptz(3),
  provider text NOT NULL,
  model text NOT NULL,
  input_tokens integer NOT NULL DEFAULT 0,
  output_tokens integer NOT NULL DEFAULT 0,
  -- Millionths of a minor unit: exact. NULL where the operator named no price.
  cost_millionths bigint,
  currency text,
  -- The month, YYYY-MM, that it counts in.
  month text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT narratives_version FOREIGN KEY (document_id, version)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE,
  CONSTRAINT narratives_state CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  CONSTRAINT narratives_failure CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT narratives_finished CHECK ((state IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL)),
  CONSTRAINT narratives_pasted_text CHECK (finished_at IS NULL OR pasted_text IS NULL),
  CONSTRAINT narratives_counts CHECK (kept >= 0 AND dropped >= 0 AND input_tokens >= 0 AND output_tokens >= 0
    AND attempt >= 0 AND cost_millionths >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX narratives_one_at_work ON narratives (document_id, coalesce(version, 0), part, use)
  WHERE state IN ('queued', 'running');
--> statement-breakpoint
CREATE INDEX narratives_of_document ON narratives (document_id, version, part, use, created_at DESC);
--> statement-breakpoint
CREATE INDEX narratives_owner ON narratives (owner_uid);
--> statement-breakpoint
-- What a founder has used in a month. Stays when a document goes: deleting gives no new allowance.
CREATE TABLE narrative_usage (
  owner_uid text NOT NULL,
  month text NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  input_tokens bigint NOT NULL DEFAULT 0,
  output_tokens bigint NOT NULL DEFAULT 0,
  -- By currency, as prices may change within a month.
  cost_millionths_usd bigint NOT NULL DEFAULT 0,
  cost_millionths_ngn bigint NOT NULL DEFAULT 0,
  CONSTRAINT narrative_usage_pk PRIMARY KEY (owner_uid, month),
  CONSTRAINT narrative_usage_month CHECK (month ~ '^\d{4}-\d{2}$'),
  CONSTRAINT narrative_usage_counts CHECK (asked >= 0 AND input_tokens >= 0 AND output_tokens >= 0
    AND cost_millionths_usd >= 0 AND cost_millionths_ngn >= 0)
);
