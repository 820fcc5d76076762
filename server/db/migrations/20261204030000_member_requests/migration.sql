-- What a member asked a person for, to be answered by a day that was promised.
CREATE TABLE member_requests (
  id text PRIMARY KEY,
  uid text NOT NULL,
  kind text NOT NULL,
  -- The verdict that it is about.
  document_id text REFERENCES documents (id) ON DELETE CASCADE,
  version_number integer,
  question text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  due_on date NOT NULL,
  answer text,
  answered_at timestamptz(3),
  CONSTRAINT member_requests_kind CHECK (kind IN ('verdict', 'data')),
  CONSTRAINT member_requests_about CHECK (num_nonnulls(document_id, version_number) = CASE kind WHEN 'verdict' THEN 2 ELSE 0 END),
  CONSTRAINT member_requests_version FOREIGN KEY (document_id, version_number)
    REFERENCES document_versions (document_id, number) ON DELETE CASCADE,
  CONSTRAINT member_requests_question CHECK (char_length(question) BETWEEN 1 AND 2000),
  CONSTRAINT member_requests_answer CHECK (num_nonnulls(answer, answered_at) IN (0, 2) AND char_length(answer) BETWEEN 1 AND 4000)
);
--> statement-breakpoint
-- A version has one open request: a second press is the same one.
CREATE UNIQUE INDEX member_requests_one_open ON member_requests (document_id, version_number) WHERE answered_at IS NULL;
--> statement-breakpoint
CREATE INDEX member_requests_of_member ON member_requests (uid, requested_at DESC, id);
--> statement-breakpoint
CREATE INDEX member_requests_of_document ON member_requests (document_id, requested_at DESC, id) WHERE document_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX member_requests_open ON member_requests (due_on, id) WHERE answered_at IS NULL;
--> statement-breakpoint
CREATE INDEX member_requests_answered ON member_requests (answered_at DESC, id) WHERE answered_at IS NOT NULL;
