CREATE TABLE services (
  id text PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  bullet_points jsonb NOT NULL,
  minutes integer NOT NULL,
  step_minutes integer NOT NULL,
  buffer_before_minutes integer NOT NULL,
  buffer_after_minutes integer NOT NULL,
  minimum_notice_hours integer NOT NULL,
  horizon_days integer NOT NULL,
  price_ngn_minor bigint NOT NULL,
  price_usd_minor bigint NOT NULL,
  cancel_notice_hours integer NOT NULL,
  move_notice_hours integer NOT NULL,
  max_moves integer NOT NULL,
  needs_confirmation boolean NOT NULL,
  -- Where the session takes place: kind and url or place. Only whoever has booked is told more than the kind.
  meeting jsonb NOT NULL,
  active boolean NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  archived_at timestamptz(3),
  CONSTRAINT services_title CHECK (title <> ''),
  CONSTRAINT services_bullet_points CHECK (jsonb_typeof(bullet_points) = 'array'),
  CONSTRAINT services_minutes CHECK (minutes BETWEEN 5 AND 480 AND step_minutes BETWEEN 5 AND 480),
  CONSTRAINT services_buffers CHECK (buffer_before_minutes BETWEEN 0 AND 240 AND buffer_after_minutes BETWEEN 0 AND 240),
  CONSTRAINT services_prices CHECK (price_ngn_minor >= 0 AND price_usd_minor >= 0),
  -- A service is free in both currencies or in neither.
  CONSTRAINT services_free CHECK ((price_ngn_minor = 0) = (price_usd_minor = 0)),
  CONSTRAINT services_rules CHECK (minimum_notice_hours >= 0 AND horizon_days BETWEEN 1 AND 365
    AND cancel_notice_hours >= 0 AND move_notice_hours >= 0 AND max_moves >= 0),
  CONSTRAINT services_meeting CHECK (CASE meeting ->> 'kind'
    WHEN 'link' THEN meeting ->> 'url' LIKE 'https://%'
    WHEN 'place' THEN meeting ->> 'place' <> ''
    ELSE meeting ->> 'kind' = 'phone' END IS TRUE),
  CONSTRAINT services_archived CHECK (archived_at IS NULL OR NOT active)
);
--> statement-breakpoint
CREATE INDEX services_listed ON services (position, id);
--> statement-breakpoint
CREATE TABLE advisers (
  id text PRIMARY KEY,
  name text NOT NULL,
  title text NOT NULL,
  bio text NOT NULL,
  email text NOT NULL,
  -- An IANA name: hours are by its clocks.
  zone text NOT NULL,
  -- Most bookings that begin on one day of the zone; null for no limit.
  daily_limit integer,
  active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT advisers_name CHECK (name <> ''),
  CONSTRAINT advisers_email CHECK (email <> ''),
  CONSTRAINT advisers_zone CHECK (zone <> ''),
  CONSTRAINT advisers_daily_limit CHECK (daily_limit >= 1)
);
--> statement-breakpoint
CREATE INDEX advisers_listed ON advisers (name, id);
--> statement-breakpoint
CREATE TABLE service_advisers (
  service_id text NOT NULL REFERENCES services (id) ON DELETE CASCADE,
  adviser_id text NOT NULL,
  CONSTRAINT service_advisers_pk PRIMARY KEY (service_id, adviser_id),
  CONSTRAINT service_advisers_adviser FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX service_advisers_of ON service_advisers (adviser_id);
--> statement-breakpoint
CREATE TABLE adviser_hours (
  adviser_id text NOT NULL REFERENCES advisers (id) ON DELETE CASCADE,
  -- 1 is Monday, 7 is Sunday.
  weekday integer NOT NULL,
  from_minute integer NOT NULL,
  to_minute integer NOT NULL,
  CONSTRAINT adviser_hours_pk PRIMARY KEY (adviser_id, weekday, from_minute),
  CONSTRAINT adviser_hours_weekday CHECK (weekday BETWEEN 1 AND 7),
  CONSTRAINT adviser_hours_span CHECK (0 <= from_minute AND from_minute < to_minute AND to_minute <= 1440),
  CONSTRAINT adviser_hours_apart EXCLUDE USING gist
    (adviser_id WITH =, weekday WITH =, int4range(from_minute, to_minute) WITH &&)
);
--> statement-breakpoint
CREATE TABLE adviser_exceptions (
  id text PRIMARY KEY,
  adviser_id text NOT NULL,
  -- A date of the adviser's zone.
  day date NOT NULL,
  -- [{fromMinute, toMinute}] instead of the week's hours; empty: away.
  spans jsonb NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT adviser_exceptions_adviser FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE CASCADE,
  CONSTRAINT adviser_exceptions_one UNIQUE (adviser_id, day),
  CONSTRAINT adviser_exceptions_spans CHECK (jsonb_typeof(spans) = 'array')
);
