-- What a notification is about, so that what is told of one booking, document or the like stays together.
ALTER TABLE notifications ADD COLUMN thing_kind text;
--> statement-breakpoint
ALTER TABLE notifications ADD COLUMN thing_id text;
--> statement-breakpoint
-- Not everything that is told leads somewhere.
ALTER TABLE notifications ALTER COLUMN href DROP NOT NULL;
--> statement-breakpoint
-- What was told before says it by its link.
UPDATE notifications SET
  thing_kind = CASE
    WHEN kind IN ('export.ready', 'export.failed') THEN 'export'
    WHEN href ~ '/consultation/bookings/[^/?#]+$|/consultation/confirmation\?booking=[^&#]+$|^/m/admin/bookings/[^/?#]+$' THEN 'booking'
    WHEN href ~ '/consultation/quotes/[^/?#]+$|^/m/admin/quotes/[^/?#]+$' THEN 'quote'
    WHEN href ~ '/consultation/service-list\?id=[^&#]+$' THEN 'service'
    WHEN href ~ '^/m/founder/invoices/[^/?#]+$' THEN 'invoice'
    WHEN href ~ '/documents/[^/?#]+/sharing$' THEN 'document'
  END,
  thing_id = CASE
    WHEN kind IN ('export.ready', 'export.failed') AND href ~ '/settings$' THEN 'everything'
    WHEN kind IN ('export.ready', 'export.failed') THEN 'documents'
    WHEN href ~ '/documents/[^/?#]+/sharing$' THEN substring(href from '/documents/([^/?#]+)/sharing$')
    WHEN href ~ '/(bookings|quotes|invoices)/[^/?#]+$|/confirmation\?booking=[^&#]+$|/service-list\?id=[^&#]+$'
      THEN substring(href from '[/=]([^/?&#=]+)$')
  END;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_thing
  CHECK ((thing_kind IS NULL) = (thing_id IS NULL) AND thing_id <> '');
--> statement-breakpoint
CREATE INDEX notifications_things ON notifications (uid, thing_kind, thing_id, created_at DESC, id DESC);
