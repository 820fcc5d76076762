-- An issued invoice keeps its number, its amounts and its lines; only what became of it changes.
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was issued or booked is kept as it is'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_issued_kept BEFORE DELETE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE TRIGGER invoices_issued_frozen BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL AND
    (OLD.id, OLD.uid, OLD.number, OLD.issued_at, OLD.currency, OLD.discount_minor, OLD.net_minor, OLD.tax_percent,
      OLD.tax_minor, OLD.total_minor, OLD.seller)
    IS DISTINCT FROM
    (NEW.id, NEW.uid, NEW.number, NEW.issued_at, NEW.currency, NEW.discount_minor, NEW.net_minor, NEW.tax_percent,
      NEW.tax_minor, NEW.total_minor, NEW.seller))
  EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM invoices WHERE number IS NOT NULL
    AND id = CASE WHEN TG_OP = 'INSERT' THEN NEW.invoice_id ELSE OLD.invoice_id END)
  THEN
    RAISE EXCEPTION 'the lines of an issued invoice are kept as they are'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'records_are_kept';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_issued_kept BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION keep_issued_lines();
--> statement-breakpoint
CREATE TRIGGER journal_entries_never_emptied BEFORE TRUNCATE ON journal_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE TRIGGER journal_lines_never_emptied BEFORE TRUNCATE ON journal_lines
  FOR EACH STATEMENT EXECUTE FUNCTION keep_issued_invoice();
