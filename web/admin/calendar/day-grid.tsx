import { cx } from '#ui/class-names.ts';
import { shortDay } from '../parts/zone-time.ts';
import { BookingBlock } from './booking-block.tsx';
import { hoursShown, type PlacedBooking } from './place-bookings.ts';

type DayGridProps = {
  days: readonly string[];
  today: string;
  placed: readonly PlacedBooking[];
  onDay: (day: string) => void;
};

/** Days beside each other, hour by hour: a table, so that it reads well without being seen. Phones have the list. */
export function DayGrid({ days, today, placed, onDay }: DayGridProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface max-lg:hidden">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">Bookings by the hour at which they begin</caption>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="w-20 px-2 py-2 font-semibold text-stone">
              <span className="sr-only">Hour</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="border-l border-line px-2 py-1 font-semibold">
                <button
                  type="button"
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onDay(day)}
                  className={cx(
                    'min-h-8 rounded-mark px-1.5 hover:bg-moss-wash',
                    day === today ? 'bg-moss text-on-moss hover:bg-moss-hover' : 'text-ink',
                  )}
                >
                  {shortDay(day)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursShown(placed).map((hour) => (
            <tr key={hour} className="border-t border-line">
              <th scope="row" className="px-2 py-1.5 align-top font-normal text-stone tabular-nums">
                {hourWords(hour)}
              </th>
              {days.map((day) => (
                <td key={day} className="h-12 border-l border-line p-1 align-top">
                  <div className="flex flex-col gap-1">
                    {placed
                      .filter((one) => one.day === day && one.hour === hour)
                      .map((one) => (
                        <BookingBlock key={one.booking.id} placed={one} />
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "09:00 AM", as times are written everywhere. */
function hourWords(hour: number): string {
  return `${String(hour % 12 || 12).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}
