-- How many entries that spoke against an idea were removed, by day: every reader is told, whatever was kept before.
ALTER TABLE ideas ADD COLUMN removed_against jsonb NOT NULL DEFAULT '[]';
