-- A private link by which one person confirms, or denies, what a founder says of them. Nothing here names that person.
CREATE TABLE witness_links (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  owner_name text NOT NULL,
  idea_id text NOT NULL,
  observation_id text NOT NULL,
  -- The lines of the ledger that it is about.
  evidence_ids jsonb NOT NULL,
  -- Of what the person reads: an answer holds for these words and no others.
  about_hash text NOT NULL,
  token_hash text NOT NULL,
  -- Of the founder's device and network when the link was made.
  maker_device text NOT NULL,
  maker_network text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  answer text,
  answered_at timestamptz(3),
  device text,
  network text,
  CONSTRAINT witness_links_observation FOREIGN KEY (observation_id, idea_id)
    REFERENCES observations (id, idea_id) ON DELETE CASCADE,
  CONSTRAINT witness_links_token UNIQUE (token_hash),
  CONSTRAINT witness_links_one_device UNIQUE (idea_id, device),
  CONSTRAINT witness_links_answer CHECK (answer IN ('confirmed', 'not_like_that', 'unknown_person')),
  CONSTRAINT witness_links_answered CHECK (num_nonnulls(answer, answered_at, device, network) IN (0, 4))
);
--> statement-breakpoint
CREATE INDEX witness_links_idea ON witness_links (idea_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX witness_links_of_observation ON witness_links (observation_id);
--> statement-breakpoint
CREATE INDEX witness_links_owner ON witness_links (owner_uid);
