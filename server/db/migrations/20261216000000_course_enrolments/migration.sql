-- Who takes a course. It stays when a plan ends: what was begun stays open.
CREATE TABLE course_enrolments (
  uid text NOT NULL,
  course_id text NOT NULL,
  enrolled_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id)
);
--> statement-breakpoint
-- The lessons that somebody has finished. A row is never taken back: done never becomes undone.
CREATE TABLE lessons_done (
  uid text NOT NULL,
  course_id text NOT NULL,
  lesson_id text NOT NULL,
  -- Of the text that was read.
  version text NOT NULL,
  done_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id, lesson_id),
  CONSTRAINT lessons_done_enrolment FOREIGN KEY (uid, course_id) REFERENCES course_enrolments (uid, course_id) ON DELETE CASCADE,
  CONSTRAINT lessons_done_version CHECK (version ~ '^[0-9a-f]{16}$')
);
