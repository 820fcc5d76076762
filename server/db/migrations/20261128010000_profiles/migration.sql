-- What a member says of themselves beside the records of users and founders.
CREATE TABLE profiles (
  uid text PRIMARY KEY,
  doc jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
