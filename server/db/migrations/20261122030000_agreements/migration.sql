-- Templates as they were when an agreement was begun with them, by the hash of their fixed text: the library may move on.
CREATE TABLE agreement_templates (
  fixed_text_hash text PRIMARY KEY,
  kind text NOT NULL,
  jurisdiction text NOT NULL,
  version text NOT NULL,
  -- Canonical JSON: the very text that the hash was taken of.
  fixed_text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT agreement_templates_hash CHECK (fixed_text_hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TRIGGER agreement_templates_kept BEFORE UPDATE ON agreement_templates
  FOR EACH ROW EXECUTE FUNCTION keep_record();
--> statement-breakpoint
CREATE TABLE agreements (
  id text PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  owner_uid text NOT NULL,
  kind text NOT NULL,
  jurisdiction text NOT NULL,
  template_version text NOT NULL,
  template_hash text NOT NULL REFERENCES agreement_templates (fixed_text_hash),
  revision integer NOT NULL DEFAULT 0,
  answers jsonb NOT NULL DEFAULT '{}',
  choices jsonb NOT NULL DEFAULT '{}',
  own_wording jsonb NOT NULL DEFAULT '{}',
  -- Part of the content → who changed it last, and at which revision: what two tabs are told apart by.
  edits jsonb NOT NULL DEFAULT '{}',
  -- Flag → when the founder said that they had read it.
  acknowledged_flags jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'draft',
  -- The newest final version, and the revision that it holds.
  final_version integer,
  final_revision integer,
  CONSTRAINT agreements_kind CHECK (kind IN ('founders_agreement', 'equity_terms', 'employment_contract', 'nda',
    'convertible_note', 'safe')),
  CONSTRAINT agreements_jurisdiction CHECK (jurisdiction IN ('ng', 'us-de', 'gb-ew')),
  CONSTRAINT agreements_revision CHECK (revision >= 0),
  CONSTRAINT agreements_state CHECK (state IN ('draft', 'final', 'reopened')),
  -- Only what has a final version is final or reopened, and a final document holds that version and nothing newer.
  CONSTRAINT agreements_final CHECK ((state = 'draft') = (final_version IS NULL)
    AND (final_version IS NULL) = (final_revision IS NULL)
    AND (state <> 'final' OR final_revision = revision))
);
--> statement-breakpoint
CREATE INDEX agreements_owner ON agreements (owner_uid, id);
