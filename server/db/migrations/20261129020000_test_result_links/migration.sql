-- Where a reader can see what a test showed; null where the founder's word stands alone.
ALTER TABLE test_results ADD COLUMN link text;
