import type { AdminBookingEntry } from '#contract/admin-bookings.ts';
import { showDay } from '#domain/scheduling/show-time.ts';
import { Table } from '#ui/table/table.tsx';
import { paths } from '#web/paths.ts';
import { countDays } from './count-days.ts';

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'confirmed', label: 'Confirmed', align: 'end' },
  { key: 'pending', label: 'Pending', align: 'end' },
  { key: 'hours', label: 'Hours confirmed', align: 'end' },
] as const;

type NextDaysProps = { bookings: readonly AdminBookingEntry[]; today: string; zone: string };

/** The seven days after today in figures; each leads to its day in the calendar. */
export function NextDays({ bookings, today, zone }: NextDaysProps) {
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
