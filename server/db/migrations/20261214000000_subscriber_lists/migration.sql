-- The operator's list of subscriptions, the newest first, of all states or of one.
CREATE INDEX subscriptions_newest ON subscriptions (created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX subscriptions_state ON subscriptions (state, created_at DESC, id DESC);
--> statement-breakpoint
-- Founders are found by how their e-mail address begins.
CREATE INDEX users_email_start ON users ((doc ->> 'email') text_pattern_ops);
