-- What each person is told. Never idea text: a title says what happened, the path leads to where it can be read.
CREATE TABLE notifications (
  id text PRIMARY KEY,
  uid text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- A page of this site.
  href text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  read_at timestamptz(3),
  CONSTRAINT notifications_title CHECK (title <> '' AND length(title) <= 200),
  CONSTRAINT notifications_body CHECK (length(body) <= 500),
  CONSTRAINT notifications_href CHECK (href ~ '^/([A-Za-z0-9_~.-][A-Za-z0-9_~./?&=#%-]*)?$' AND length(href) <= 300)
);
--> statement-breakpoint
CREATE INDEX notifications_newest ON notifications (uid, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications (uid) WHERE read_at IS NULL;
