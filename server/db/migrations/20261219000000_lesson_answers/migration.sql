-- What a founder answered in a lesson, each answer once, from all their devices.
CREATE TABLE lesson_answers (
  uid text NOT NULL,
  course_id text NOT NULL,
  lesson_id text NOT NULL,
  -- Of the text that was read: the answer is judged against it alone.
  version text NOT NULL,
  -- The place of the question in that text, and of the answer among its answers, from 0.
  question smallint NOT NULL,
  answer smallint NOT NULL,
  -- The first time, by the clock of the device that told of it.
  answered_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id, lesson_id, version, question, answer),
  CONSTRAINT lesson_answers_enrolment FOREIGN KEY (uid, course_id) REFERENCES course_enrolments (uid, course_id) ON DELETE CASCADE,
  CONSTRAINT lesson_answers_version CHECK (version ~ '^[0-9a-f]{16}$'),
  CONSTRAINT lesson_answers_place CHECK (question >= 0 AND answer >= 0)
);
