CREATE TABLE bookings (
  -- Also the calendar's UID: it stays for life.
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  service_id text NOT NULL REFERENCES services (id),
  adviser_id text NOT NULL REFERENCES advisers (id),
  -- The accepted quote that it belongs to.
  quote_id text,
  status text NOT NULL,
  -- The status told apart by what it waits for.
  stage text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  -- The session with its buffers.
  blocked tstzrange NOT NULL,
  -- The founder's, for mails.
  zone text NOT NULL,
  hold_expires_at timestamptz(3),
  is_offer boolean NOT NULL DEFAULT false,
  -- What was agreed when it was held: a later change of the service does not change it. Prices: [{amountMinor, currency}].
  needs_confirmation boolean NOT NULL,
  move_notice_hours integer NOT NULL,
  max_moves integer NOT NULL,
  cancel_notice_hours integer NOT NULL,
  prices jsonb NOT NULL,
  price_minor bigint,
  price_currency text,
  method text,
  invoice_id text,
  sequence integer NOT NULL DEFAULT 0,
  -- By the founder; the operator's do not count.
  moves integer NOT NULL DEFAULT 0,
  topic text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  own_note text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  -- When its time was last settled, by a confirmation or a move; null: it never was.
  settled_at timestamptz(3),
  outcome_kind text,
  outcome_notes text,
  cancelled_at timestamptz(3),
  cancelled_by text,
  cancelled_why text,
  cancel_reason text,
  refund text,
  -- Nobody is ever booked twice at once.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (adviser_id WITH =, blocked WITH &&) WHERE (status <> 'cancelled'),
  CONSTRAINT bookings_status CHECK (status IN ('pending', 'in_progress', 'completed', 'cancelled')),
  CONSTRAINT bookings_stage CHECK (status = CASE stage
    WHEN 'held' THEN 'pending' WHEN 'awaiting_payment' THEN 'pending' WHEN 'awaiting_transfer' THEN 'pending'
    WHEN 'awaiting_confirmation' THEN 'pending' WHEN 'confirmed' THEN 'in_progress' ELSE stage END),
  CONSTRAINT bookings_hold CHECK ((stage IN ('held', 'awaiting_payment')) = (hold_expires_at IS NOT NULL)),
  CONSTRAINT bookings_times CHECK (ends_at > starts_at AND ends_at - starts_at <= interval '8 hours'),
  CONSTRAINT bookings_blocked CHECK (blocked @> tstzrange(starts_at, ends_at)
    AND blocked <@ tstzrange(starts_at - interval '4 hours', ends_at + interval '4 hours')),
  CONSTRAINT bookings_zone CHECK (zone <> ''),
  CONSTRAINT bookings_terms CHECK (move_notice_hours >= 0 AND max_moves >= 0 AND cancel_notice_hours >= 0),
  CONSTRAINT bookings_prices CHECK (jsonb_typeof(prices) = 'array'),
  CONSTRAINT bookings_price CHECK (price_minor > 0 AND price_currency IN ('NGN', 'USD')),
  CONSTRAINT bookings_charged CHECK (num_nonnulls(price_minor, price_currency, method, invoice_id) IN (0, 4)),
  CONSTRAINT bookings_method CHECK (method IN ('checkout', 'bank_transfer')),
  CONSTRAINT bookings_moves CHECK (moves BETWEEN 0 AND sequence),
  CONSTRAINT bookings_texts CHECK (char_length(topic) <= 200 AND char_length(notes) <= 4000 AND char_length(own_note) <= 4000),
  CONSTRAINT bookings_settled CHECK (settled_at IS NOT NULL OR status NOT IN ('in_progress', 'completed')),
  CONSTRAINT bookings_outcome CHECK ((status = 'completed') = (outcome_kind IS NOT NULL AND outcome_notes IS NOT NULL)),
  CONSTRAINT bookings_outcome_kind CHECK (outcome_kind IN ('held', 'founder_absent')),
  CONSTRAINT bookings_cancelled CHECK (num_nonnulls(cancelled_at, cancelled_by, cancelled_why, cancel_reason)
    = CASE status WHEN 'cancelled' THEN 4 ELSE 0 END),
  CONSTRAINT bookings_cancelled_by CHECK (cancelled_by IN ('founder', 'operator', 'system')),
  CONSTRAINT bookings_cancelled_why CHECK (cancelled_why IN ('released', 'expired', 'cancelled', 'rejected', 'adviser_absent',
    'unconfirmed')),
  CONSTRAINT bookings_refund CHECK (refund IN ('full', 'none'))
);
--> statement-breakpoint
CREATE INDEX bookings_of_founder ON bookings (owner_uid, starts_at, id);
--> statement-breakpoint
CREATE INDEX bookings_of_adviser ON bookings (adviser_id, starts_at) WHERE status <> 'cancelled';
--> statement-breakpoint
CREATE INDEX bookings_in_calendar ON bookings (starts_at, id);
--> statement-breakpoint
CREATE INDEX bookings_held ON bookings (hold_expires_at) WHERE hold_expires_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX bookings_pending ON bookings (starts_at, id) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX bookings_ahead ON bookings (starts_at, id) WHERE status = 'in_progress';
--> statement-breakpoint
CREATE INDEX bookings_of_service ON bookings (service_id);
--> statement-breakpoint
CREATE UNIQUE INDEX bookings_of_quote ON bookings (quote_id) WHERE quote_id IS NOT NULL AND status <> 'cancelled';
--> statement-breakpoint
-- The history only grows. starts_at: the booked time from then on.
CREATE TABLE booking_events (
  booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  number integer NOT NULL,
  kind text NOT NULL,
  by text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  note text,
  at timestamptz(3) NOT NULL,
  CONSTRAINT booking_events_pk PRIMARY KEY (booking_id, number),
  CONSTRAINT booking_events_kind CHECK (kind IN ('held', 'offered', 'requested', 'transfer_claimed', 'paid', 'confirmed',
    'moved', 'released', 'expired', 'cancelled', 'rejected', 'completed', 'founder_absent', 'adviser_absent')),
  CONSTRAINT booking_events_by CHECK (by IN ('founder', 'operator', 'system'))
);
--> statement-breakpoint
CREATE TRIGGER booking_events_kept BEFORE UPDATE OR DELETE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION keep_record('bookings', 'booking_id');
--> statement-breakpoint
-- One reminder of each kind for each time that a booking has had.
CREATE TABLE booking_reminders (
  booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  sequence integer NOT NULL,
  kind text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  CONSTRAINT booking_reminders_pk PRIMARY KEY (booking_id, sequence, kind),
  CONSTRAINT booking_reminders_kind CHECK (kind IN ('day', 'hour'))
);
--> statement-breakpoint
CREATE TABLE booking_outcome_links (
  booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind text NOT NULL,
  target_id text NOT NULL,
  -- The document that it is, or that it belongs to: a link goes with it.
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  label text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT booking_outcome_links_pk PRIMARY KEY (booking_id, kind, target_id),
  CONSTRAINT booking_outcome_links_kind CHECK (kind IN ('evidence', 'document', 'test'))
);
--> statement-breakpoint
CREATE INDEX booking_outcome_links_document ON booking_outcome_links (document_id);
--> statement-breakpoint
CREATE TABLE waitlist_entries (
  id text PRIMARY KEY,
  owner_uid text NOT NULL,
  service_id text NOT NULL REFERENCES services (id),
  -- Null: any adviser.
  adviser_id text REFERENCES advisers (id),
  -- Days of the zone, both inclusive, and when they begin and end.
  from_day date NOT NULL,
  to_day date NOT NULL,
  zone text NOT NULL,
  window_from timestamptz(3) NOT NULL,
  window_until timestamptz(3) NOT NULL,
  status text NOT NULL,
  -- The time that is offered, or was taken.
  booking_id text REFERENCES bookings (id),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT waitlist_entries_status CHECK (status IN ('pending', 'in_progress', 'successful', 'cancelled')),
  CONSTRAINT waitlist_entries_offer CHECK (status = 'cancelled' OR (status = 'pending') = (booking_id IS NULL)),
  CONSTRAINT waitlist_entries_window CHECK (from_day <= to_day AND window_from < window_until)
);
--> statement-breakpoint
CREATE UNIQUE INDEX waitlist_entries_one ON waitlist_entries (owner_uid, service_id)
  WHERE status IN ('pending', 'in_progress');
--> statement-breakpoint
CREATE UNIQUE INDEX waitlist_entries_booking ON waitlist_entries (booking_id) WHERE booking_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX waitlist_entries_next ON waitlist_entries (service_id, created_at, id) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX waitlist_entries_over ON waitlist_entries (window_until) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX waitlist_entries_of_founder ON waitlist_entries (owner_uid, created_at DESC, id);
