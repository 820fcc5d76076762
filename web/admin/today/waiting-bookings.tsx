import type { AdminBookingEntry } from '#contract/admin-bookings.ts';
import { Table } from '#ui/table/table.tsx';
import { paths } from '#web/paths.ts';
import { momentIn, viewerZone } from '../parts/zone-time.ts';

const columns = [
  { key: 'when', label: 'When' },
  { key: 'service', label: 'Service' },
  { key: 'founder', label: 'Founder' },
  { key: 'adviser', label: 'Adviser' },
] as const;

type WaitingBookingsProps = { id: string; title: string; bookings: readonly AdminBookingEntry[] | undefined };

/** Bookings that wait for the operator, each leading to its page; nothing where none does. */
export function WaitingBookings({ id, title, bookings }: WaitingBookingsProps) {
  if (!bookings?.length) return null;
  return (
    <section id={id} aria-label={title} className="flex scroll-mt-24 flex-col gap-3">
      <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
      <Table
        caption={title}
        columns={columns}
        rows={bookings.map(({ id: bookingId, startsAt, service, founder, adviser }) => ({
          id: bookingId,
          url: paths.admin.booking(bookingId),
          when: momentIn(viewerZone(), startsAt),
          service: service.title,
          founder: founder.name,
          adviser: adviser.name,
        }))}
      />
    </section>
  );
}
