-- Operators find a transfer by how the reference on the bank statement begins, without its hyphens.
CREATE INDEX payments_reference_start ON payments ((replace(reference, '-', '')) text_pattern_ops);
