-- That somebody was reminded of a course in which they had gone no further. Two for each course at most.
CREATE TABLE course_reminders (
  uid text NOT NULL,
  course_id text NOT NULL,
  number integer NOT NULL,
  -- When they had done something in it last: each pause has one reminder.
  idle_since timestamptz(3) NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  PRIMARY KEY (uid, course_id, number),
  CONSTRAINT course_reminders_number CHECK (number IN (1, 2)),
  CONSTRAINT course_reminders_pause UNIQUE (uid, course_id, idle_since)
);
--> statement-breakpoint
ALTER TABLE preferences DROP CONSTRAINT preferences_topics;
--> statement-breakpoint
ALTER TABLE preferences ADD CONSTRAINT preferences_topics CHECK (
  jsonb_typeof(app_off) = 'array' AND app_off <@ '["sessions", "quotes", "documents", "learning", "product"]'
  AND jsonb_typeof(mail_off) = 'array' AND mail_off <@ '["sessions", "quotes", "documents", "learning"]'
);
--> statement-breakpoint
ALTER TABLE consents DROP CONSTRAINT consents_subject;
--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_subject CHECK (subject IN (
  'terms', 'privacy', 'ai', 'mail.sessions', 'mail.quotes', 'mail.documents', 'mail.learning', 'digest',
  'text.sessions', 'text.quotes', 'text.payments'
));
