-- Why a payment was declined, as far as the rules tell reasons apart: the payer reads a sentence of ours, never the provider's words.
ALTER TABLE payments ADD COLUMN declined text CHECK (declined IN ('expired', 'stolen', 'funds', 'other'));
