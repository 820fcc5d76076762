import { CalendarPlus } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Button } from '#ui/button/button.tsx';
import { useCalendarFile } from './booking-queries.ts';

/** Saves the calendar file of a booking that is confirmed, for those who get no mail. */
export function CalendarButton({ booking }: { booking: Booking }) {
  const file = useCalendarFile(booking.id);
  if (booking.stage !== 'confirmed') return null;
  return (
    <Button variant="secondary" icon={<CalendarPlus />} loading={file.isPending} onClick={() => file.mutate()}>
      Save to calendar (.ics)
    </Button>
  );
}
