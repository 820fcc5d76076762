-- A price that was announced and taken back before its day: members who were told of it hear that too.
ALTER TABLE plan_prices ADD COLUMN withdrawn_at timestamptz;
