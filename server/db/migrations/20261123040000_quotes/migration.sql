-- What founders ask the operator for, and what became of it.
CREATE TABLE quotes (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  owner_name text NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  revision integer NOT NULL DEFAULT 0,
  title text NOT NULL DEFAULT '',
  brief text NOT NULL DEFAULT '',
  currency text NOT NULL,
  budget_minor bigint,
  deadline date,
  -- The service that it is about, and its title then.
  service_id text,
  service_title text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  submitted_at timestamptz(3),
  -- The newest version of the offer; 0 before the first. Its end is kept here too, for the job that looks for it.
  offer_version integer NOT NULL DEFAULT 0,
  offer_until timestamptz(3),
  accepted_version integer,
  accepted_at timestamptz(3),
  invoice_id text,
  booking_id text,
  closed_reason text,
  closed_note text,
  closed_at timestamptz(3),
  message_count integer NOT NULL DEFAULT 0,
  -- The last message that each side has seen.
  founder_seen integer NOT NULL DEFAULT 0,
  operator_seen integer NOT NULL DEFAULT 0,
  CONSTRAINT quotes_state CHECK (state IN ('draft', 'pending', 'in_progress', 'successful', 'cancelled', 'completed')),
  CONSTRAINT quotes_title CHECK (char_length(title) <= 120 AND char_length(brief) <= 10000),
  CONSTRAINT quotes_written CHECK (state IN ('draft', 'cancelled') OR (title <> '' AND brief <> '' AND submitted_at IS NOT NULL)),
  CONSTRAINT quotes_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT quotes_budget CHECK (budget_minor >= 0),
  CONSTRAINT quotes_service CHECK (num_nonnulls(service_id, service_title) IN (0, 2)),
  CONSTRAINT quotes_offered CHECK (state NOT IN ('in_progress', 'successful', 'completed') OR offer_version > 0),
  CONSTRAINT quotes_offer CHECK (offer_version BETWEEN 0 AND 50 AND (offer_version > 0) = (offer_until IS NOT NULL)),
  CONSTRAINT quotes_accepted CHECK (num_nonnulls(accepted_version, accepted_at, invoice_id)
    = CASE WHEN state IN ('successful', 'completed') THEN 3 ELSE 0 END AND accepted_version = offer_version),
  CONSTRAINT quotes_booking CHECK (booking_id IS NULL OR accepted_at IS NOT NULL),
  CONSTRAINT quotes_closed CHECK (num_nonnulls(closed_reason, closed_note, closed_at)
    = CASE WHEN state = 'cancelled' THEN 3 ELSE 0 END),
  CONSTRAINT quotes_closed_reason CHECK (closed_reason IN ('declined', 'withdrawn', 'expired', 'refused')),
  CONSTRAINT quotes_messages CHECK (message_count BETWEEN 0 AND 1000
    AND founder_seen BETWEEN 0 AND message_count AND operator_seen BETWEEN 0 AND message_count)
);
--> statement-breakpoint
CREATE INDEX quotes_owner ON quotes (owner_uid, updated_at DESC, id);
--> statement-breakpoint
CREATE INDEX quotes_newest ON quotes (updated_at DESC, id) WHERE submitted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX quotes_of_state ON quotes (state, updated_at DESC, id) WHERE submitted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX quotes_expiring ON quotes (offer_until) WHERE state = 'in_progress';
--> statement-breakpoint
CREATE TABLE quote_files (
  id text PRIMARY KEY,
  quote_id text NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  CONSTRAINT quote_files_media_type CHECK (media_type IN ('image/jpeg', 'image/png', 'application/pdf')),
  CONSTRAINT quote_files_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX quote_files_quote ON quote_files (quote_id, added_at, id);
--> statement-breakpoint
-- The operator's answer, a version each: what was offered stays as it was.
CREATE TABLE quote_offers (
  quote_id text NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  version integer NOT NULL,
  currency text NOT NULL,
  cadence text NOT NULL,
  -- description, quantity, unitMinor
  lines jsonb NOT NULL,
  discount_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  valid_until timestamptz(3) NOT NULL,
  valid_on date NOT NULL,
  zone text NOT NULL,
  note text NOT NULL,
  -- Either the title of the work, or an appointment.
  work_title text,
  service_id text,
  service_title text,
  adviser_id text,
  adviser_name text,
  starts_at timestamptz(3),
  made_by_uid text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  CONSTRAINT quote_offers_pk PRIMARY KEY (quote_id, version),
  CONSTRAINT quote_offers_version CHECK (version BETWEEN 1 AND 50),
  CONSTRAINT quote_offers_currency CHECK (currency IN ('NGN', 'USD')),
  CONSTRAINT quote_offers_cadence CHECK (cadence IN ('one_time', 'monthly', 'quarterly', 'yearly')),
  CONSTRAINT quote_offers_lines CHECK (jsonb_typeof(lines) = 'array' AND jsonb_array_length(lines) BETWEEN 1 AND 50),
  CONSTRAINT quote_offers_amounts CHECK (discount_minor >= 0 AND total_minor > 0),
  CONSTRAINT quote_offers_valid CHECK (valid_until > made_at),
  CONSTRAINT quote_offers_outcome CHECK (
    num_nonnulls(service_id, service_title, adviser_id, adviser_name, starts_at) = CASE WHEN work_title IS NULL THEN 5 ELSE 0 END),
  CONSTRAINT quote_offers_appointment CHECK (starts_at IS NULL OR cadence = 'one_time')
);
--> statement-breakpoint
CREATE TRIGGER quote_offers_kept BEFORE UPDATE OR DELETE ON quote_offers
  FOR EACH ROW EXECUTE FUNCTION keep_record('quotes', 'quote_id');
--> statement-breakpoint
CREATE TABLE quote_messages (
  quote_id text NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  number integer NOT NULL,
  side text NOT NULL,
  author_uid text NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT quote_messages_pk PRIMARY KEY (quote_id, number),
  CONSTRAINT quote_messages_side CHECK (side IN ('founder', 'operator')),
  CONSTRAINT quote_messages_text CHECK (char_length(text) BETWEEN 1 AND 4000)
);
--> statement-breakpoint
CREATE TRIGGER quote_messages_kept BEFORE UPDATE OR DELETE ON quote_messages
  FOR EACH ROW EXECUTE FUNCTION keep_record('quotes', 'quote_id');
--> statement-breakpoint
-- What was agreed and is done over time.
CREATE TABLE works (
  id text PRIMARY KEY,
  quote_id text NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  owner_uid text NOT NULL,
  title text NOT NULL,
  state text NOT NULL DEFAULT 'in_progress',
  cadence text NOT NULL,
  started_on date NOT NULL,
  -- The last period that was invoiced, and the day of the next.
  period integer NOT NULL DEFAULT 1,
  next_invoice_on date,
  completed_at timestamptz(3),
  CONSTRAINT works_one_per_quote UNIQUE (quote_id),
  CONSTRAINT works_title CHECK (title <> ''),
  CONSTRAINT works_state CHECK (state IN ('in_progress', 'completed')),
  CONSTRAINT works_cadence CHECK (cadence IN ('one_time', 'monthly', 'quarterly', 'yearly')),
  CONSTRAINT works_period CHECK (period >= 1),
  CONSTRAINT works_completed CHECK ((state = 'completed') = (completed_at IS NOT NULL)),
  CONSTRAINT works_next CHECK (next_invoice_on IS NULL OR (state = 'in_progress' AND cadence <> 'one_time'))
);
--> statement-breakpoint
CREATE INDEX works_due ON works (next_invoice_on) WHERE state = 'in_progress';
--> statement-breakpoint
-- One invoice a period, whatever a job does twice.
CREATE TABLE work_invoices (
  work_id text NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  period integer NOT NULL,
  invoice_id text NOT NULL,
  day date NOT NULL,
  CONSTRAINT work_invoices_pk PRIMARY KEY (work_id, period),
  CONSTRAINT work_invoices_period CHECK (period >= 1)
);
