-- Why the founder holds that the result of a test says nothing, for every reader to see.
ALTER TABLE test_cards
  ADD COLUMN objection text,
  ADD COLUMN objected_at timestamptz(3),
  ADD CONSTRAINT test_cards_objection CHECK (num_nonnulls(objection, objected_at) IN (0, 2));
