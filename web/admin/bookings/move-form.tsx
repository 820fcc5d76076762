import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listAdvisers } from '#contract/admin-advisers.ts';
import { type AdminBooking, moveBookingByOperator } from '#contract/admin-bookings.ts';
import { slotTakenData } from '#contract/holds.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { MomentFields } from '../parts/moment-fields.tsx';
import { wallMoment } from '../parts/wall-moment.ts';
import { clockIn, momentIn } from '../parts/zone-time.ts';

/** Moves a booking to a free time, or to any other that is not taken. A move never charges. */
export function MoveForm({ booking, onDone }: { booking: AdminBooking; onDone: () => void }) {
  const advisers = useQuery(adminQuery(listAdvisers, {})).data?.items ?? [];
  const [adviserId, setAdviserId] = useState(booking.adviser.id);
  const adviser = advisers.find(({ id }) => id === adviserId) ?? booking.adviser;
  const [wall, setWall] = useState({
    day: zonedDay(Date.parse(booking.startsAt), booking.adviser.zone),
    time: clockIn(booking.adviser.zone, booking.startsAt),
  });
  const [problem, setProblem] = useState<string>();
  const move = useAdminChange((body: { startsAt: string; adviserId: string }, options) =>
    call(moveBookingByOperator, { params: { bookingId: booking.id }, body }, options),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const startsAt = wallMoment(wall.day, wall.time, adviser.zone);
    setProblem(startsAt ? undefined : 'Choose a day and a time that exist on these clocks.');
    if (startsAt === null) return focusDay();
    moveTo(startsAt);
  }

  function moveTo(startsAt: string) {
    move.mutate(
      { startsAt, adviserId },
      {
        onSuccess: () => {
          toast.success('Booking moved');
          onDone();
        },
        onError: () => {
          // The time that was pressed went with its message.
          if (!document.activeElement?.closest('form')) focusDay();
        },
      },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-stone">
        Now: {showTimeInLine(booking.startsAt, booking.adviser.zone)}. Nothing is charged again, and both get the new
        invitation.
      </p>
      {move.isError && (
        <Banner tone="error" role="alert">
          {messageOf(move.error)}
          <Alternatives
            error={move.error}
            zone={adviser.zone}
            onChoose={(startsAt) => {
              setWall({ day: zonedDay(Date.parse(startsAt), adviser.zone), time: clockIn(adviser.zone, startsAt) });
              moveTo(startsAt);
            }}
          />
        </Banner>
      )}
      <SelectField
        label="Adviser"
        name="move-adviser"
        value={adviserId}
        options={[booking.adviser, ...advisers.filter(({ id }) => id !== booking.adviser.id)].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onChange={(event) => setAdviserId(event.target.value)}
      />
      <MomentFields
        name="move"
        serviceId={booking.service.id}
        adviser={adviser}
        value={wall}
        onChange={setWall}
        error={problem}
      />
      <Button type="submit" className="w-fit" loading={move.isPending} loadingText="Moving…">
        Move to this time
      </Button>
    </form>
  );
}

type AlternativesProps = { error: unknown; zone: string; onChoose: (startsAt: string) => void };

/** Where a refusal is mended. */
const focusDay = () => document.getElementById('move-day')?.focus();

/** The free times near one that was taken: one press moves to it. */
function Alternatives({ error, zone, onChoose }: AlternativesProps) {
  const read = slotTakenData.safeParse(error instanceof ApiError ? error.data : undefined);
  if (!read.success || read.data.alternatives.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2">
      <span className="basis-full">Free near it, by the clocks of the adviser:</span>
      {read.data.alternatives.map(({ startsAt }) => (
        <Button key={startsAt} variant="secondary" size="small" onClick={() => onChoose(startsAt)}>
          Move to {momentIn(zone, startsAt)}
        </Button>
      ))}
    </span>
  );
}
