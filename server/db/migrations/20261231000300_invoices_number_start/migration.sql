-- Operators find the transfers of an invoice by how its number begins, without its hyphens.
CREATE INDEX invoices_number_start ON invoices ((replace(number, '-', '')) text_pattern_ops);
