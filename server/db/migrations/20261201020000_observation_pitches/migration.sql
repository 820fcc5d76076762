-- The pitch that an observation was noted for, and whether it fits that pitch: asked about again when the pitch changes.
ALTER TABLE observations ADD COLUMN noted_for text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE observations ADD COLUMN fits boolean NOT NULL DEFAULT true;
--> statement-breakpoint
UPDATE observations SET noted_for = coalesce(ideas.intake->>'pitch', '') FROM ideas WHERE ideas.id = observations.idea_id;
