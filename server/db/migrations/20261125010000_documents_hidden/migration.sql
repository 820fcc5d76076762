-- A document that is signed by everybody can be hidden, and no longer deleted: it is the other parties' proof too.
ALTER TABLE documents ADD COLUMN hidden_at timestamptz(3);
--> statement-breakpoint
-- Those that were deleted though signed come back, hidden.
UPDATE documents SET hidden_at = deleted_at, deleted_at = NULL
WHERE deleted_at IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM signing_requests WHERE signing_requests.document_id = documents.id AND signing_requests.state = 'completed'
  );
