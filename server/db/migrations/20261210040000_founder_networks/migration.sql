-- The networks that founders worked from, by day, as keyed hashes that differ from founder to founder: an answer to a witness link
-- from one of them is not somebody else's word. Kept for 30 days.
CREATE TABLE founder_networks (
  owner_uid text NOT NULL,
  network text NOT NULL,
  seen_on date NOT NULL,
  PRIMARY KEY (owner_uid, network, seen_on)
);
--> statement-breakpoint
CREATE INDEX founder_networks_seen ON founder_networks (seen_on);
--> statement-breakpoint
-- Decided when the answer came: whether it came from such a network.
ALTER TABLE witness_links ADD COLUMN from_own_network boolean NOT NULL DEFAULT false;
