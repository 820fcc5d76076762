-- That somebody finished a course, as it was on the day of asking. A withdrawn one is removed.
CREATE TABLE course_certificates (
  uid text NOT NULL,
  course_id text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  course_title text NOT NULL,
  lessons integer NOT NULL,
  begun_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  issued_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id),
  CONSTRAINT course_certificates_code UNIQUE (code),
  CONSTRAINT course_certificates_lessons CHECK (lessons > 0),
  CONSTRAINT course_certificates_enrolment FOREIGN KEY (uid, course_id) REFERENCES course_enrolments (uid, course_id) ON DELETE CASCADE
);
