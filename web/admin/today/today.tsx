import { useQuery } from '@tanstack/react-query';
import { type AdminBookingEntry, listAdminBookings } from '#contract/bookings/admin.ts';
import { showDay, zoneLabel } from '#domain/scheduling/show-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { addDays, viewerZone } from '../parts/zone-time.ts';
import { countDays } from './count-days.ts';
import { TodayBookings } from './today-bookings.tsx';
import { Waiting } from './waiting.tsx';

const minute = 60_000;

/** /m/admin: what waits for the operator, today's bookings, and the week ahead in figures. */
export default function Today() {
  const zone = viewerZone();
  const now = Date.now();
  const today = zonedDay(now, zone);
  const bookings = useQuery({
    ...adminQuery(listAdminBookings, { query: { from: today, to: addDays(today, 7), zone } }),
    refetchInterval: minute,
  });
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title={showDay(today)}
        lead={`All times are those of ${zoneLabel(zone, now)}.`}
        actions={
          <ButtonLink variant="secondary" href={paths.admin.calendar({ view: 'day', date: today, zone })}>
            Open the calendar
          </ButtonLink>
        }
      />
      <Waiting />
      <Loaded query={bookings} what="Today">
        {({ items }) => (
          <>
            <TodayBookings bookings={items} today={today} zone={zone} />
            <NextDays bookings={items} today={today} zone={zone} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'confirmed', label: 'Confirmed', align: 'end', brief: true },
  { key: 'pending', label: 'Pending', align: 'end', brief: true },
  { key: 'hours', label: 'Hours confirmed', align: 'end', brief: true },
] as const;

type NextDaysProps = { bookings: readonly AdminBookingEntry[]; today: string; zone: string };

/** The seven days after today in figures; each leads to its day in the calendar. */
function NextDays({ bookings, today, zone }: NextDaysProps) {
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-4">
      <h2 id="next-title" className="font-display text-2xl font-semibold tracking-tight">
        The next seven days
      </h2>
      <Table
        caption="The next seven days"
        columns={columns}
        rows={countDays(bookings, today, zone).map(({ day, confirmed, pending, minutes }) => ({
          id: day,
          url: paths.admin.calendar({ view: 'day', date: day, zone }),
          day: showDay(day),
          confirmed,
          pending,
          hours: (minutes / 60).toLocaleString('en-GB', { maximumFractionDigits: 1 }),
        }))}
      />
    </section>
  );
}
