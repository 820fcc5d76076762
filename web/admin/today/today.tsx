import { useQuery } from '@tanstack/react-query';
import { listAdminBookings } from '#contract/admin-bookings.ts';
import { showDay, zoneLabel } from '#domain/scheduling/show-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { Loaded } from '../parts/loaded.tsx';
import { addDays, viewerZone } from '../parts/zone-time.ts';
import { NextDays } from './next-days.tsx';
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
