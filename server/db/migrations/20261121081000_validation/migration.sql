-- What must never change once it is written: no update, and no deletion while the record that it belongs to exists
-- (erasing a document or an account deletes the parent, which takes its parts along).
CREATE FUNCTION keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent_exists boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = ($1).%I)', TG_ARGV[0], TG_ARGV[1])
      INTO parent_exists USING OLD;
    IF NOT parent_exists THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are kept as they are', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
END $$;
--> statement-breakpoint
CREATE TABLE documents (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  -- The name without case and accents: what lists sort by and searches look in.
  folded_name text NOT NULL,
  -- True once the founder has named it: until then it takes the name that its content suggests.
  renamed boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'draft',
  version_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT documents_id CHECK (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  CONSTRAINT documents_type CHECK (type IN ('validation', 'evaluation', 'founders_agreement', 'equity_terms',
    'employment_contract', 'nda', 'convertible_note', 'safe')),
  CONSTRAINT documents_status CHECK (status IN ('draft', 'completed')),
  CONSTRAINT documents_name CHECK (char_length(name) BETWEEN 1 AND 120),
  CONSTRAINT documents_version_count CHECK (version_count >= 0)
);
--> statement-breakpoint
CREATE INDEX documents_by_date ON documents (owner_uid, updated_at DESC, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX documents_by_name ON documents (owner_uid, folded_name, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX documents_deleted ON documents (deleted_at) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE document_versions (
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  number integer NOT NULL,
  name text NOT NULL,
  -- SHA-256 of what the founder entered, without the day: the same content twice is one version.
  content_hash text NOT NULL,
  -- What a list shows of it.
  summary jsonb NOT NULL,
  -- Canonical JSON as text: the very bytes that are exported and hashed.
  snapshot text NOT NULL,
  report text NOT NULL,
  sha256 text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT document_versions_pk PRIMARY KEY (document_id, number),
  CONSTRAINT document_versions_number CHECK (number >= 1),
  CONSTRAINT document_versions_hashes CHECK (content_hash ~ '^[0-9a-f]{64}$' AND sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TRIGGER document_versions_kept BEFORE UPDATE OR DELETE ON document_versions
  FOR EACH ROW EXECUTE FUNCTION keep_record('documents', 'document_id');
--> statement-breakpoint
CREATE TABLE ideas (
  id text PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  owner_uid text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  -- The revision that the newest version was made from.
  published_revision integer,
  intake jsonb NOT NULL DEFAULT '{}',
  -- Answer → {revision, editor}: who changed it last, so that two tabs can be told apart.
  intake_edits jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT ideas_revision CHECK (revision >= 0 AND published_revision <= revision)
);
--> statement-breakpoint
CREATE INDEX ideas_owner ON ideas (owner_uid);
--> statement-breakpoint
CREATE TABLE importance_edits (
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  number integer NOT NULL,
  assumption_id text NOT NULL,
  importance integer NOT NULL,
  reason text NOT NULL,
  edited_on date NOT NULL,
  CONSTRAINT importance_edits_pk PRIMARY KEY (idea_id, number),
  CONSTRAINT importance_edits_importance CHECK (importance BETWEEN 1 AND 5),
  CONSTRAINT importance_edits_reason CHECK (reason <> '')
);
--> statement-breakpoint
CREATE TRIGGER importance_edits_kept BEFORE UPDATE OR DELETE ON importance_edits
  FOR EACH ROW EXECUTE FUNCTION keep_record('ideas', 'idea_id');
--> statement-breakpoint
CREATE TABLE own_assumptions (
  id text PRIMARY KEY,
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  class text NOT NULL,
  statement text NOT NULL,
  importance integer NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT own_assumptions_id CHECK (id ~ '^own-[A-Za-z0-9_-]{8,60}$'),
  CONSTRAINT own_assumptions_class CHECK (class IN ('desirability', 'viability', 'feasibility', 'reach', 'permission')),
  CONSTRAINT own_assumptions_importance CHECK (importance BETWEEN 1 AND 5),
  CONSTRAINT own_assumptions_reason CHECK (reason <> '')
);
--> statement-breakpoint
CREATE INDEX own_assumptions_idea ON own_assumptions (idea_id, created_at, id);
--> statement-breakpoint
CREATE TABLE evidence_items (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  assumption_id text NOT NULL,
  side text NOT NULL,
  level text NOT NULL,
  independence text NOT NULL,
  proof text NOT NULL,
  in_segment boolean NOT NULL,
  count integer NOT NULL,
  observed_on date NOT NULL,
  note text NOT NULL,
  link text,
  file_id text,
  file_name text,
  file_media_type text,
  file_bytes integer,
  file_sha256 text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT evidence_items_side CHECK (side IN ('for', 'against')),
  CONSTRAINT evidence_items_level CHECK (level IN ('L1', 'L2', 'L3', 'L4', 'L5', 'L6')),
  CONSTRAINT evidence_items_independence CHECK (independence IN ('stranger', 'warm', 'friend')),
  CONSTRAINT evidence_items_proof CHECK (proof IN ('verified', 'artefact', 'asserted')),
  CONSTRAINT evidence_items_count CHECK (count BETWEEN 1 AND 1000000),
  CONSTRAINT evidence_items_file CHECK (
    num_nonnulls(file_id, file_name, file_media_type, file_bytes, file_sha256) IN (0, 5)
  )
);
--> statement-breakpoint
CREATE INDEX evidence_items_idea ON evidence_items (idea_id, id);
--> statement-breakpoint
CREATE INDEX evidence_items_owner ON evidence_items (owner_uid);
--> statement-breakpoint
CREATE UNIQUE INDEX evidence_items_file_id ON evidence_items (file_id) WHERE file_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE test_cards (
  id text PRIMARY KEY,
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  assumption_id text NOT NULL,
  -- The card as it was when its pass mark was locked.
  card jsonb NOT NULL,
  -- Until a result is in, an assumption has one test.
  open boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX test_cards_idea ON test_cards (idea_id, created_at, id);
--> statement-breakpoint
CREATE UNIQUE INDEX test_cards_one_open ON test_cards (idea_id, assumption_id) WHERE open;
--> statement-breakpoint
CREATE TRIGGER test_cards_kept BEFORE DELETE ON test_cards
  FOR EACH ROW EXECUTE FUNCTION keep_record('ideas', 'idea_id');
--> statement-breakpoint
-- The locked pass marks of a test: a chain by hash, without forks, that only grows.
CREATE TABLE test_marks (
  test_card_id text NOT NULL REFERENCES test_cards (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  pass_mark jsonb NOT NULL,
  locked_at timestamptz(3) NOT NULL,
  reason text NOT NULL,
  previous_hash text,
  hash text NOT NULL,
  CONSTRAINT test_marks_pk PRIMARY KEY (test_card_id, revision),
  CONSTRAINT test_marks_hash UNIQUE (test_card_id, hash),
  CONSTRAINT test_marks_no_fork UNIQUE (test_card_id, previous_hash),
  CONSTRAINT test_marks_chain FOREIGN KEY (test_card_id, previous_hash) REFERENCES test_marks (test_card_id, hash),
  CONSTRAINT test_marks_first CHECK (revision >= 1 AND (revision = 1) = (previous_hash IS NULL)),
  CONSTRAINT test_marks_reason CHECK (revision = 1 OR reason <> ''),
  CONSTRAINT test_marks_sha256 CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TRIGGER test_marks_kept BEFORE UPDATE OR DELETE ON test_marks
  FOR EACH ROW EXECUTE FUNCTION keep_record('test_cards', 'test_card_id');
--> statement-breakpoint
-- A result names the pass mark that was in force: without a lock there is none.
CREATE TABLE test_results (
  test_card_id text NOT NULL REFERENCES test_cards (id) ON DELETE CASCADE,
  number integer NOT NULL,
  mark_revision integer NOT NULL,
  successes integer NOT NULL,
  trials integer NOT NULL,
  note text NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  CONSTRAINT test_results_pk PRIMARY KEY (test_card_id, number),
  CONSTRAINT test_results_mark FOREIGN KEY (test_card_id, mark_revision) REFERENCES test_marks (test_card_id, revision),
  CONSTRAINT test_results_tally CHECK (trials >= 1 AND successes BETWEEN 0 AND trials)
);
--> statement-breakpoint
CREATE TRIGGER test_results_kept BEFORE UPDATE OR DELETE ON test_results
  FOR EACH ROW EXECUTE FUNCTION keep_record('test_cards', 'test_card_id');
--> statement-breakpoint
CREATE TABLE decisions (
  id text PRIMARY KEY,
  idea_id text NOT NULL REFERENCES ideas (id) ON DELETE CASCADE,
  kind text NOT NULL,
  decided_on date NOT NULL,
  reason text NOT NULL,
  evidence_ids jsonb NOT NULL,
  test_ids jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT decisions_kind CHECK (kind IN ('persevere', 'pivot', 'stop')),
  CONSTRAINT decisions_reason CHECK (reason <> ''),
  CONSTRAINT decisions_tied CHECK (jsonb_array_length(evidence_ids) + jsonb_array_length(test_ids) > 0)
);
--> statement-breakpoint
CREATE INDEX decisions_idea ON decisions (idea_id, decided_on, id);
--> statement-breakpoint
CREATE TRIGGER decisions_kept BEFORE UPDATE OR DELETE ON decisions
  FOR EACH ROW EXECUTE FUNCTION keep_record('ideas', 'idea_id');
