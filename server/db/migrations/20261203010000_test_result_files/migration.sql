-- A file that shows what a test showed. Results themselves never change, so their files stand beside them.
CREATE TABLE test_result_files (
  test_card_id text NOT NULL,
  number integer NOT NULL,
  file_id text NOT NULL,
  file_name text NOT NULL,
  file_media_type text NOT NULL,
  file_bytes integer NOT NULL,
  file_sha256 text NOT NULL,
  CONSTRAINT test_result_files_pk PRIMARY KEY (test_card_id, number),
  CONSTRAINT test_result_files_result FOREIGN KEY (test_card_id, number)
    REFERENCES test_results (test_card_id, number) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX test_result_files_file_id ON test_result_files (file_id);
