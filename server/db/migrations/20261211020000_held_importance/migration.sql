-- The highest importance of beliefs that something spoke against, from before an answer was changed.
ALTER TABLE ideas ADD COLUMN held_importance jsonb NOT NULL DEFAULT '{}';
