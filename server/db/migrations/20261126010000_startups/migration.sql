-- Which idea, and so which startup, a readiness check or an agreement is for. Nothing of one speaks for another.
ALTER TABLE documents ADD COLUMN idea_id text REFERENCES documents (id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE documents ADD CONSTRAINT documents_idea CHECK (idea_id IS NULL OR type <> 'validation');
--> statement-breakpoint
CREATE INDEX documents_of_idea ON documents (idea_id) WHERE idea_id IS NOT NULL;
--> statement-breakpoint
-- Where a founder has one idea there is no doubt. Where there are several, the founder is asked.
UPDATE documents SET idea_id = lone.id
FROM (
  SELECT owner_uid, min(id) AS id FROM documents WHERE type = 'validation' AND deleted_at IS NULL
  GROUP BY owner_uid HAVING count(*) = 1
) AS lone
WHERE documents.owner_uid = lone.owner_uid AND documents.type <> 'validation';
--> statement-breakpoint
-- One cash ledger for each startup, and one for what is for none yet.
ALTER TABLE cash_entries DROP CONSTRAINT cash_entries_one_currency;
--> statement-breakpoint
ALTER TABLE cash_ledgers DROP CONSTRAINT cash_ledgers_one_currency, DROP CONSTRAINT cash_ledgers_pkey;
--> statement-breakpoint
ALTER TABLE cash_ledgers ADD COLUMN id text, ADD COLUMN idea_id text REFERENCES documents (id) ON DELETE CASCADE;
--> statement-breakpoint
UPDATE cash_ledgers SET id = owner_uid;
--> statement-breakpoint
UPDATE cash_ledgers SET idea_id = lone.id
FROM (
  SELECT owner_uid, min(id) AS id FROM documents WHERE type = 'validation' AND deleted_at IS NULL
  GROUP BY owner_uid HAVING count(*) = 1
) AS lone
WHERE cash_ledgers.owner_uid = lone.owner_uid;
--> statement-breakpoint
ALTER TABLE cash_ledgers
  ADD CONSTRAINT cash_ledgers_pkey PRIMARY KEY (id),
  ADD CONSTRAINT cash_ledgers_one_currency UNIQUE (id, currency),
  ADD CONSTRAINT cash_ledgers_one_each UNIQUE NULLS NOT DISTINCT (owner_uid, idea_id);
--> statement-breakpoint
CREATE INDEX cash_ledgers_of_idea ON cash_ledgers (idea_id) WHERE idea_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE cash_entries ADD COLUMN ledger_id text;
--> statement-breakpoint
UPDATE cash_entries SET ledger_id = owner_uid;
--> statement-breakpoint
ALTER TABLE cash_entries
  ALTER COLUMN ledger_id SET NOT NULL,
  ADD CONSTRAINT cash_entries_one_currency FOREIGN KEY (ledger_id, currency) REFERENCES cash_ledgers (id, currency)
    ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX cash_entries_of_ledger ON cash_entries (ledger_id, month, id);
