-- Transfers of which a part came before what they were for was cancelled stand in the operator's list of ended ones.
CREATE INDEX payments_ended_with_part ON payments (ended_at, id)
  WHERE method = 'bank_transfer' AND state IN ('paid', 'refunded') AND received_minor > 0 AND received_minor < amount_minor;
