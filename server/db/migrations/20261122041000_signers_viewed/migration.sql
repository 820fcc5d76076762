-- When each signer first opened the document: two of them may have the same name.
ALTER TABLE signers ADD COLUMN viewed_at timestamptz(3);
