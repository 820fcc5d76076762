-- Messages to the operator: a thread for each question, of a member or of somebody who proved an address.
CREATE TABLE support_threads (
  id text PRIMARY KEY,
  owner_uid text,
  visitor_email text,
  owner_name text NOT NULL,
  area text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- The first message that waits for an answer.
  waiting_since timestamptz(3),
  message_count integer NOT NULL DEFAULT 0,
  -- The last message that each side has seen.
  member_seen integer NOT NULL DEFAULT 0,
  operator_seen integer NOT NULL DEFAULT 0,
  CONSTRAINT support_threads_owner CHECK (num_nonnulls(owner_uid, visitor_email) = 1),
  CONSTRAINT support_threads_area
    CHECK (area IN ('account', 'ideas', 'readiness', 'documents', 'bookings', 'privacy', 'other')),
  CONSTRAINT support_threads_state CHECK (state IN ('open', 'answered', 'closed')),
  CONSTRAINT support_threads_waiting CHECK ((state = 'open') = (waiting_since IS NOT NULL)),
  CONSTRAINT support_threads_messages CHECK (message_count BETWEEN 0 AND 500
    AND member_seen BETWEEN 0 AND message_count AND operator_seen BETWEEN 0 AND message_count)
);
--> statement-breakpoint
CREATE INDEX support_threads_owner ON support_threads (owner_uid, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX support_threads_newest ON support_threads (state, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX support_threads_waiting_since ON support_threads (waiting_since) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE support_messages (
  thread_id text NOT NULL REFERENCES support_threads (id) ON DELETE CASCADE,
  number integer NOT NULL,
  side text NOT NULL,
  author_uid text,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT support_messages_pk PRIMARY KEY (thread_id, number),
  CONSTRAINT support_messages_side CHECK (side IN ('member', 'operator')),
  CONSTRAINT support_messages_author CHECK (side = 'member' OR author_uid IS NOT NULL),
  CONSTRAINT support_messages_text CHECK (char_length(text) BETWEEN 1 AND 4000)
);
--> statement-breakpoint
CREATE TRIGGER support_messages_kept BEFORE UPDATE OR DELETE ON support_messages
  FOR EACH ROW EXECUTE FUNCTION keep_record('support_threads', 'thread_id');
--> statement-breakpoint
-- Attached before the message is sent, and then part of it. Whose it is: until then its sender's, afterwards the member's
-- whose thread it is; nobody's where a visitor is answered.
CREATE TABLE support_files (
  id text PRIMARY KEY,
  owner_uid text,
  thread_id text,
  number integer,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  CONSTRAINT support_files_message FOREIGN KEY (thread_id, number)
    REFERENCES support_messages (thread_id, number) ON DELETE CASCADE,
  CONSTRAINT support_files_sent CHECK (num_nonnulls(thread_id, number) IN (0, 2)),
  CONSTRAINT support_files_owner CHECK (owner_uid IS NOT NULL OR thread_id IS NOT NULL),
  CONSTRAINT support_files_media_type CHECK (media_type IN ('image/jpeg', 'image/png', 'application/pdf')),
  CONSTRAINT support_files_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX support_files_message ON support_files (thread_id, number, added_at, id);
--> statement-breakpoint
CREATE INDEX support_files_unsent ON support_files (owner_uid, added_at) WHERE thread_id IS NULL;
--> statement-breakpoint
-- What a visitor wrote, until they confirm that the address is theirs.
CREATE TABLE support_visitor_notes (
  id text PRIMARY KEY,
  token_hash text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  area text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  CONSTRAINT support_visitor_notes_token UNIQUE (token_hash),
  CONSTRAINT support_visitor_notes_text CHECK (char_length(text) BETWEEN 1 AND 4000)
);
--> statement-breakpoint
CREATE INDEX support_visitor_notes_expiring ON support_visitor_notes (expires_at);
