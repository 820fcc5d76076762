-- One phone answers once for an idea. It may answer again, on a new link, where it said no or where the words have changed:
-- the earlier answer stays, and counts no more.
ALTER TABLE witness_links ADD COLUMN replaced_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE witness_links ADD CONSTRAINT witness_links_replaced CHECK (replaced_at IS NULL OR answer IS NOT NULL);
--> statement-breakpoint
ALTER TABLE witness_links DROP CONSTRAINT witness_links_one_device;
--> statement-breakpoint
CREATE UNIQUE INDEX witness_links_one_device ON witness_links (idea_id, device) WHERE replaced_at IS NULL;
