CREATE TABLE readiness_checks (
  id text PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  owner_uid text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  round text NOT NULL,
  -- The weights of an investor's lens in per cent, or NULL for the published ones.
  weights jsonb,
  valuation jsonb NOT NULL DEFAULT '{}',
  -- Method → {revision, editor}: who changed its inputs last, so that two tabs can be told apart.
  valuation_edits jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT readiness_checks_revision CHECK (revision >= 0),
  CONSTRAINT readiness_checks_round CHECK (round IN ('friends_and_family', 'grant', 'angel_safe', 'seed', 'debt'))
);
--> statement-breakpoint
CREATE INDEX readiness_checks_owner ON readiness_checks (owner_uid);
--> statement-breakpoint
CREATE TABLE readiness_answers (
  check_id text NOT NULL REFERENCES readiness_checks (id) ON DELETE CASCADE,
  criterion_id text NOT NULL,
  answer text NOT NULL,
  grade text NOT NULL,
  note text NOT NULL DEFAULT '',
  -- What it rests on: a link, an item of the validation ledger that has the file, or a file of its own.
  link text,
  held_evidence_id text,
  file_id text,
  file_name text,
  file_media_type text,
  file_bytes integer,
  file_sha256 text,
  -- The check's revision and the tab that changed it last.
  revision integer NOT NULL,
  editor text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT readiness_answers_pk PRIMARY KEY (check_id, criterion_id),
  CONSTRAINT readiness_answers_answer CHECK (answer IN ('yes', 'no', 'unanswered')),
  -- Nobody verifies an answer of their own: that grade comes from facts alone.
  CONSTRAINT readiness_answers_grade CHECK (grade IN ('claimed', 'documented')),
  CONSTRAINT readiness_answers_note CHECK (char_length(note) <= 2000),
  CONSTRAINT readiness_answers_one_evidence CHECK (num_nonnulls(link, held_evidence_id, file_id) <= 1),
  CONSTRAINT readiness_answers_file CHECK (
    num_nonnulls(file_id, file_name, file_media_type, file_bytes, file_sha256) IN (0, 5)
  )
);
--> statement-breakpoint
CREATE UNIQUE INDEX readiness_answers_file_id ON readiness_answers (file_id) WHERE file_id IS NOT NULL;
--> statement-breakpoint
-- A founder's cash, for all readiness checks: one ledger in one currency.
CREATE TABLE cash_ledgers (
  owner_uid text PRIMARY KEY,
  currency text NOT NULL,
  balance_minor bigint,
  balance_on date,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT cash_ledgers_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT cash_ledgers_one_currency UNIQUE (owner_uid, currency),
  CONSTRAINT cash_ledgers_balance CHECK (num_nonnulls(balance_minor, balance_on) IN (0, 2) AND balance_minor >= 0)
);
--> statement-breakpoint
CREATE TABLE cash_entries (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  -- The first day of the month.
  month date NOT NULL,
  kind text NOT NULL,
  category text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  -- Money from investors, lenders or grants: no income of the business.
  raised boolean NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT cash_entries_month CHECK (extract(day FROM month) = 1),
  CONSTRAINT cash_entries_kind CHECK (kind IN ('in', 'out')),
  CONSTRAINT cash_entries_category CHECK (char_length(category) BETWEEN 1 AND 80),
  CONSTRAINT cash_entries_amount CHECK (amount_minor BETWEEN 0 AND 9007199254740991),
  CONSTRAINT cash_entries_raised CHECK (kind = 'in' OR NOT raised),
  CONSTRAINT cash_entries_one_currency FOREIGN KEY (owner_uid, currency) REFERENCES cash_ledgers (owner_uid, currency)
    ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cash_entries_owner ON cash_entries (owner_uid, month, id);
