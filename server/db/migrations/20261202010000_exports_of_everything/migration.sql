-- A member takes along everything that is theirs: the same job, with parts beside the printed documents.
ALTER TABLE document_exports
  ADD COLUMN everything boolean NOT NULL DEFAULT false,
  -- How many parts there are beside the documents: each counts as done like a document.
  ADD COLUMN parts integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT document_exports_size,
  DROP CONSTRAINT document_exports_done;
--> statement-breakpoint
ALTER TABLE document_exports
  ADD CONSTRAINT document_exports_parts CHECK (parts >= 0 AND everything = (parts > 0)),
  ADD CONSTRAINT document_exports_size CHECK (everything OR jsonb_array_length(document_ids) BETWEEN 1 AND 500),
  ADD CONSTRAINT document_exports_done CHECK (done BETWEEN 0 AND jsonb_array_length(document_ids) + parts);
--> statement-breakpoint
-- One at a time: the second of two requests is refused here, whichever process has it.
CREATE UNIQUE INDEX document_exports_one_of_everything ON document_exports (owner_uid)
  WHERE everything AND status IN ('waiting', 'running');
