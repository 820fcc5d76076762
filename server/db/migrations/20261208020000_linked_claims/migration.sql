-- Roles and plan as they were last written into the account at the other service; null where they never were.
ALTER TABLE identity_linked_logins ADD COLUMN claims_told text;
