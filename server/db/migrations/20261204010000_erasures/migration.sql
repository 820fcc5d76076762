-- Accounts that are to be erased, or were. The id stands in place of the member's afterwards: it is their pseudonym.
CREATE TABLE erasures (
  id text PRIMARY KEY,
  -- NULL once the account is gone.
  uid text,
  requested_at timestamptz(3) NOT NULL,
  -- Until then the member can keep the account.
  due_at timestamptz(3) NOT NULL,
  reminded_at timestamptz(3),
  -- When the member changed their mind.
  kept_at timestamptz(3),
  -- When the login was removed: from then on there is no way back.
  closed_at timestamptz(3),
  -- Whether the address was known to be theirs: it gets the last mail.
  tell boolean NOT NULL DEFAULT false,
  erased_at timestamptz(3),
  CONSTRAINT erasures_due CHECK (due_at > requested_at),
  CONSTRAINT erasures_uid CHECK ((uid IS NULL) = (erased_at IS NOT NULL)),
  CONSTRAINT erasures_kept CHECK (kept_at IS NULL OR closed_at IS NULL),
  CONSTRAINT erasures_order CHECK (erased_at IS NULL OR closed_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX erasures_one_open ON erasures (uid) WHERE kept_at IS NULL AND erased_at IS NULL;
--> statement-breakpoint
CREATE INDEX erasures_due_next ON erasures (due_at) WHERE kept_at IS NULL AND erased_at IS NULL;
--> statement-breakpoint

-- The one door through which kept records are changed: a transaction that erases an account opens it for itself alone.
CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('cairn.erasing', true), '') = 'on'
$$;
--> statement-breakpoint

-- The books stay shut even then.
CREATE OR REPLACE FUNCTION keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent_exists boolean;
BEGIN
  IF is_erasing() AND TG_TABLE_NAME NOT IN ('journal_entries', 'journal_lines') THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
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

-- What was done, when and to what kind of thing stays; who it was takes the pseudonym.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasing() THEN
    IF (OLD.id, OLD.at, OLD.action, OLD.subject_kind) IS NOT DISTINCT FROM (NEW.id, NEW.at, NEW.action, NEW.subject_kind) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are kept as they are', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
END $$;
--> statement-breakpoint

-- Of an issued invoice only whose it is may change, and never an amount, a number or the seller.
CREATE FUNCTION keep_issued_amounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erasing() THEN
    IF (OLD.id, OLD.number, OLD.issued_at, OLD.currency, OLD.discount_minor, OLD.net_minor, OLD.tax_percent, OLD.tax_minor,
        OLD.total_minor, OLD.seller)
      IS NOT DISTINCT FROM
      (NEW.id, NEW.number, NEW.issued_at, NEW.currency, NEW.discount_minor, NEW.net_minor, NEW.tax_percent, NEW.tax_minor,
        NEW.total_minor, NEW.seller)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what was issued or booked is kept as it is'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
END $$;
--> statement-breakpoint
DROP TRIGGER invoices_issued_frozen ON invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_issued_frozen BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL AND
    (OLD.id, OLD.uid, OLD.number, OLD.issued_at, OLD.currency, OLD.discount_minor, OLD.net_minor, OLD.tax_percent,
      OLD.tax_minor, OLD.total_minor, OLD.seller)
    IS DISTINCT FROM
    (NEW.id, NEW.uid, NEW.number, NEW.issued_at, NEW.currency, NEW.discount_minor, NEW.net_minor, NEW.tax_percent,
      NEW.tax_minor, NEW.total_minor, NEW.seller))
  EXECUTE FUNCTION keep_issued_amounts();
