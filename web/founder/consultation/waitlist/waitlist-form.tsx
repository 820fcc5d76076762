import { joinWaitlist } from '#contract/bookings/waitlist.ts';
import type { ServiceCard } from '#contract/consultation/consultation.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { addDays } from '#ui/slot-picker/slot-days.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { dayIn } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { useJoinWaitlist } from './waitlist-queries.ts';

/** Joins the waitlist of a service for a range of days. */
export function WaitlistForm({ service, adviserId }: { service: ServiceCard; adviserId: string | null }) {
  const { zone } = useViewerZone();
  const today = dayIn(Date.now(), zone);
  const join = useJoinWaitlist(service.id);
  const days = Math.min(service.rules.horizonDays, BOOKING_LIMITS.waitlistDays - 1);
  const start = { fromDay: today, toDay: addDays(today, days), zone, adviserId };
  const { form, forget } = useDraftSchemaForm(joinWaitlist.body, `waitlist-${service.id}-${today}`, start);
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4 text-base text-ink"
      onSubmit={form.handleSubmit(({ fromDay, toDay }) =>
        join.mutate({ fromDay, toDay, zone, adviserId }, { onSuccess: forget }),
      )}
    >
      <p>
        Say which days would suit you. When a time becomes free and it is your turn, we hold it for you for 30 minutes
        and tell you.
      </p>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('fromDay')}
          id="wait-from"
          type="date"
          min={today}
          label="From"
          error={errors.fromDay?.message}
        />
        <TextField
          {...form.register('toDay')}
          id="wait-to"
          type="date"
          min={today}
          label="To"
          error={errors.toDay?.message}
        />
      </div>
      <CallFailure error={join.error} kept="The days that you chose are still here." />
      <Button type="submit" variant="secondary" className="w-fit" loading={join.isPending}>
        Join the waitlist
      </Button>
    </form>
  );
}
