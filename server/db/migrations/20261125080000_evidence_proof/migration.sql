-- Proof follows from the file, the link and the note. What founders chose before stays where they chose it.
ALTER TABLE evidence_items ALTER COLUMN proof DROP NOT NULL;
