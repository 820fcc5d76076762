import { showDay } from '#domain/scheduling/show-time.ts';
import { BookingBlock } from './booking-block.tsx';
import type { PlacedBooking } from './place-bookings.ts';

type DayListProps = { days: readonly string[]; today: string; placed: readonly PlacedBooking[] };

/** The same days below each other, for narrow screens. */
export function DayList({ days, today, placed }: DayListProps) {
  return (
    <div className="flex flex-col gap-5 lg:hidden">
      {days.map((day) => {
        const ofDay = placed.filter((one) => one.day === day);
        return (
          <section key={day} aria-labelledby={`list-${day}`} className="flex flex-col gap-2">
            <h3 id={`list-${day}`} className="font-semibold">
              {showDay(day)} {day === today && <span className="font-normal text-stone">(today)</span>}
            </h3>
            {ofDay.length === 0 ? (
              <p className="text-sm text-stone">No bookings.</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {ofDay.map((one) => (
                  <li key={`${one.booking.id} ${one.start}`}>
                    <BookingBlock placed={one} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
