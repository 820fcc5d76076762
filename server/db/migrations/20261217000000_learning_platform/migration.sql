-- Who is to be enrolled in what a plan has on the learning platform outside. A row stays when it is done.
CREATE TABLE plan_enrolments (
  uid text NOT NULL,
  plan text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  tried_at timestamptz(3),
  -- Why the last try failed, in a word of the port.
  fault text,
  PRIMARY KEY (uid, plan),
  CONSTRAINT plan_enrolments_plan CHECK (plan IN ('free', 'ideation', 'founder'))
);
--> statement-breakpoint
CREATE INDEX plan_enrolments_open ON plan_enrolments (requested_at) WHERE done_at IS NULL;
--> statement-breakpoint
-- The account that a founder has there.
CREATE TABLE platform_accounts (
  uid text NOT NULL PRIMARY KEY,
  account_id text NOT NULL,
  -- We made it; otherwise it was there before.
  is_ours boolean NOT NULL,
  -- As it is there, as far as we know.
  email text NOT NULL,
  -- The founder's newer address belongs to another account there.
  is_email_taken boolean NOT NULL,
  -- When its courses were read last.
  synced_at timestamptz(3)
);
--> statement-breakpoint
-- The courses that a founder takes there, as they were read last.
CREATE TABLE platform_courses (
  uid text NOT NULL REFERENCES platform_accounts (uid) ON DELETE CASCADE,
  course_id text NOT NULL,
  -- Whole per cent; null where the course does not count it.
  progress integer,
  -- False where the platform does not name it any more: the operator ended it there.
  is_taken boolean NOT NULL,
  enrolled_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id),
  CONSTRAINT platform_courses_progress CHECK (progress BETWEEN 0 AND 100)
);
--> statement-breakpoint
-- The courses that can be taken there, as they were read last: one row.
CREATE TABLE platform_catalogue (
  id text NOT NULL PRIMARY KEY,
  courses jsonb NOT NULL,
  read_at timestamptz(3) NOT NULL,
  CONSTRAINT platform_catalogue_one CHECK (id = 'catalogue')
);
