-- What was seen, heard or read stands once, with who said it; what it says for or against each assumption hangs on it.
CREATE TABLE observations (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  -- Made where it was written: the same one sent again is the same observation.
  client_key text NOT NULL,
  -- For the founder alone: no report holds it.
  who text NOT NULL DEFAULT '',
  how_met text NOT NULL DEFAULT '',
  independence text NOT NULL,
  in_segment boolean NOT NULL,
  people integer NOT NULL,
  observed_on date NOT NULL,
  note text NOT NULL,
  paid_minor bigint,
  paid_currency text,
  link text,
  file_id text,
  file_name text,
  file_media_type text,
  file_bytes integer,
  file_sha256 text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT observations_once UNIQUE (idea_id, client_key),
  CONSTRAINT observations_of_idea UNIQUE (id, idea_id),
  CONSTRAINT observations_independence CHECK (independence IN ('stranger', 'warm', 'friend')),
  CONSTRAINT observations_people CHECK (people BETWEEN 1 AND 1000000),
  CONSTRAINT observations_paid CHECK (num_nonnulls(paid_minor, paid_currency) IN (0, 2) AND paid_minor > 0),
  CONSTRAINT observations_file CHECK (
    num_nonnulls(file_id, file_name, file_media_type, file_bytes, file_sha256) IN (0, 5)
  )
);
--> statement-breakpoint
CREATE INDEX observations_idea ON observations (idea_id, id);
--> statement-breakpoint
CREATE INDEX observations_owner ON observations (owner_uid);
--> statement-breakpoint
CREATE UNIQUE INDEX observations_file_id ON observations (file_id) WHERE file_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO observations (id, owner_uid, idea_id, client_key, independence, in_segment, people, observed_on, note, link,
  file_id, file_name, file_media_type, file_bytes, file_sha256, revision, created_at, updated_at)
SELECT id, owner_uid, idea_id, id, independence, in_segment, count, observed_on, note, link,
  file_id, file_name, file_media_type, file_bytes, file_sha256, revision, created_at, updated_at
FROM evidence_items;
--> statement-breakpoint
ALTER TABLE evidence_items ADD COLUMN observation_id text;
--> statement-breakpoint
UPDATE evidence_items SET observation_id = id;
--> statement-breakpoint
ALTER TABLE evidence_items
  ALTER COLUMN observation_id SET NOT NULL,
  ADD CONSTRAINT evidence_items_observation FOREIGN KEY (observation_id, idea_id)
    REFERENCES observations (id, idea_id) ON DELETE CASCADE,
  ADD CONSTRAINT evidence_items_once UNIQUE (observation_id, assumption_id, side),
  DROP COLUMN independence,
  DROP COLUMN in_segment,
  DROP COLUMN observed_on,
  DROP COLUMN note,
  DROP COLUMN link,
  DROP COLUMN file_id,
  DROP COLUMN file_name,
  DROP COLUMN file_media_type,
  DROP COLUMN file_bytes,
  DROP COLUMN file_sha256,
  DROP COLUMN revision,
  DROP COLUMN created_at,
  DROP COLUMN updated_at;
