-- What was chosen before and not paid for, where another choice took its place: the page says which.
ALTER TABLE subscription_periods ADD COLUMN replaces text;
