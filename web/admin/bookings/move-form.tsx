import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AdminBooking, moveBookingByOperator, moveProblemsData } from '#contract/bookings/admin.ts';
import { slotTakenData } from '#contract/bookings/holds.ts';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useDraftState } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { MomentFields } from '../parts/moment-fields.tsx';
import { wallMoment } from '../parts/wall-moment.ts';
import { clockIn, momentIn } from '../parts/zone-time.ts';
import { moveProblemWords } from './booking-words.ts';

/** Moves a booking to a free time, or to any other that is not taken. A move never charges. */
export function MoveForm({ booking, onDone }: { booking: AdminBooking; onDone: () => void }) {
  const advisers = useQuery(adminQuery(listAdvisers, {})).data?.items ?? [];
  const kept = useDraftState(`admin-move-${booking.id}`, {
    adviserId: booking.adviser.id,
    day: zonedDay(Date.parse(booking.startsAt), booking.adviser.zone),
    time: clockIn(booking.adviser.zone, booking.startsAt),
    reason: '',
  });
  const { typed, change } = kept;
  const { adviserId, reason } = typed;
  const adviser = advisers.find(({ id }) => id === adviserId) ?? booking.adviser;
  const [problem, setProblem] = useState<string>();
  const move = useAdminChange((body: EndpointInput<typeof moveBookingByOperator>['body'], options) =>
    call(moveBookingByOperator, { params: { bookingId: booking.id }, body }, options),
  );

  const startsAt = wallMoment(typed.day, typed.time, adviser.zone);

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(startsAt ? undefined : 'Choose a day and a time that exist on these clocks.');
    if (startsAt === null) return focusDay();
    moveTo(startsAt);
  }

  function moveTo(startsAt: string, override = false) {
    move.mutate(
      { startsAt, adviserId, override, reason },
      {
        onSuccess: () => {
          kept.forget();
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
      <DraftNote shown={kept.isBack} onStartAgain={() => kept.startAgain()} />
      <SelectField
        label="Adviser"
        name="move-adviser"
        value={adviserId}
        options={[booking.adviser, ...advisers.filter(({ id }) => id !== booking.adviser.id)].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onChange={(event) => {
          change({ ...typed, adviserId: event.target.value });
          move.reset();
        }}
      />
      <MomentFields
        name="move"
        serviceId={booking.service.id}
        adviser={adviser}
        value={{ day: typed.day, time: typed.time }}
        onChange={(value) => {
          change({ ...typed, ...value });
          move.reset();
        }}
        error={problem}
      />
      {startsAt !== null && (
        <p className="text-sm text-stone">
          For {booking.founder.name}: {showTimeInLine(new Date(startsAt), booking.zone)}.
        </p>
      )}
      <TextareaField
        name="move-reason"
        label="Why?"
        hint="The founder is told. You can leave it empty."
        rows={2}
        limit={BOOKING_LIMITS.reason}
        value={reason}
        onChange={(event) => change({ ...typed, reason: event.target.value })}
      />
      {/* Beside the button that was pressed: the top of the form may have scrolled away. */}
      {move.isError && (
        <Banner tone="error" role="alert">
          <Refusal error={move.error} onInsist={() => move.variables && moveTo(move.variables.startsAt, true)} />
          <Alternatives
            error={move.error}
            zone={adviser.zone}
            onChoose={(startsAt) => {
              change({
                ...typed,
                day: zonedDay(Date.parse(startsAt), adviser.zone),
                time: clockIn(adviser.zone, startsAt),
              });
              moveTo(startsAt);
            }}
          />
        </Banner>
      )}
      <Button type="submit" className="w-fit" loading={move.isPending} loadingText="Moving…">
        Move to this time
      </Button>
    </form>
  );
}

/** Why it was not moved; where that can be insisted on, all that speaks against it and the step to insist. */
function Refusal({ error, onInsist }: { error: unknown; onInsist: () => void }) {
  const read = moveProblemsData.safeParse(error instanceof ApiError ? error.data : undefined);
  if (!read.success) return messageOf(error);
  return (
    <span className="flex flex-col items-start gap-2">
      <span>It was not moved. Choose another time or adviser, or insist:</span>
      {read.data.problems.map((problem) => (
        <span key={problem}>{moveProblemWords[problem]}</span>
      ))}
      <Button variant="secondary" size="small" onClick={onInsist}>
        Move it all the same
      </Button>
    </span>
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
