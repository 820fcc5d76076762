import { type AdminBookingEntry, confirmBookingByOperator } from '#contract/bookings/admin.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Table } from '#ui/table/table.tsx';
import { call } from '#web/api/client.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { stageWords } from '../bookings/booking-words.ts';
import { act } from '../parts/act.ts';
import { useAdminChange } from '../parts/admin-query.ts';
import { timeIn } from '../parts/zone-time.ts';

const columns = [
  { key: 'time', label: 'Time' },
  { key: 'service', label: 'Service' },
  { key: 'founder', label: 'Founder' },
  { key: 'adviser', label: 'Adviser' },
  { key: 'state', label: 'State' },
  { key: 'actions', label: 'Actions' },
] as const;

type TodayBookingsProps = { bookings: readonly AdminBookingEntry[]; today: string; zone: string };

/** Today's bookings in order, with the next thing to do for each. */
export function TodayBookings({ bookings, today, zone }: TodayBookingsProps) {
  const confirm = useAdminChange((bookingId: string, options) =>
    call(confirmBookingByOperator, { params: { bookingId } }, options),
  );
  const ofToday = bookings.filter(
    ({ startsAt, status }) => status !== 'cancelled' && zonedDay(Date.parse(startsAt), zone) === today,
  );

  function askToConfirm({ id, founder, adviser }: AdminBookingEntry) {
    void act({
      title: 'Confirm this booking?',
      text: `${founder.name} and ${adviser.name} get the calendar invitation.`,
      confirmLabel: 'Confirm booking',
      work: () => confirm.mutateAsync(id),
      done: 'Booking confirmed',
    });
  }

  return (
    <section aria-labelledby="today-title" className="flex flex-col gap-4">
      <h2 id="today-title" className="font-display text-2xl font-semibold tracking-tight">
        Today
      </h2>
      <Table
        caption="Today's bookings"
        columns={columns}
        rows={ofToday.map((booking) => ({
          id: booking.id,
          url: paths.admin.booking(booking.id),
          time: `${timeIn(zone, booking.startsAt)} to ${timeIn(zone, booking.endsAt)}`,
          service: booking.service.title,
          founder: booking.founder.name,
          adviser: booking.adviser.name,
          state: <StatusBadge status={booking.status} words={stageWords[booking.stage]} />,
          actions: <NextAction booking={booking} onConfirm={() => askToConfirm(booking)} />,
        }))}
        empty={<EmptyState level={3} title="No bookings today" />}
      />
    </section>
  );
}

function NextAction({ booking, onConfirm }: { booking: AdminBookingEntry; onConfirm: () => void }) {
  const { id, stage, startsAt, founder } = booking;
  if (stage === 'awaiting_confirmation')
    return (
      <Button variant="secondary" size="small" onClick={onConfirm}>
        Confirm…<span className="sr-only"> the booking of {founder.name}</span>
      </Button>
    );
  if (stage === 'awaiting_transfer')
    return (
      <ButtonLink variant="secondary" size="small" href={paths.admin.transfers}>
        Go to the transfers
      </ButtonLink>
    );
  if (stage === 'confirmed' && Date.parse(startsAt) <= Date.now())
    return (
      <ButtonLink variant="secondary" size="small" href={paths.admin.booking(id)}>
        Say how it went
      </ButtonLink>
    );
  return null;
}
