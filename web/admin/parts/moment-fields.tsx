import { useQuery } from '@tanstack/react-query';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { adminQuery } from './admin-query.ts';
import { clockIn, timeIn } from './zone-time.ts';

/** A time on the clocks of a zone, as it is typed: YYYY-MM-DD and HH:MM. */
export type WallTime = { day: string; time: string };

type MomentFieldsProps = {
  name: string;
  serviceId: string;
  adviser: { id: string; zone: string };
  value: WallTime;
  onChange: (value: WallTime) => void;
  error?: string;
};

/** A day and a time by the adviser's clocks, with the free times of that day to choose from. */
export function MomentFields({ name, serviceId, adviser, value, onChange, error }: MomentFieldsProps) {
  const { day, time } = value;
  const { zone, id: adviserId } = adviser;
  const free = useQuery({
    ...adminQuery(listFreeTimes, { params: { serviceId }, query: { from: day, to: day, zone, adviserId } }),
    enabled: day !== '',
    placeholderData: undefined,
    retry: false,
  });
  const times =
    free.data?.days.flatMap((one) =>
      one.times.map(({ startsAt }) => ({ clock: clockIn(zone, startsAt), words: timeIn(zone, startsAt) })),
    ) ?? [];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">New time</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={`${name}-day`}
          type="date"
          label="Day"
          value={day}
          onChange={(event) => onChange({ day: event.target.value, time })}
          error={error}
        />
        <TextField
          id={`${name}-time`}
          type="time"
          label="Time"
          value={time}
          onChange={(event) => onChange({ day, time: event.target.value })}
        />
      </div>
      <p className="text-sm text-stone">By the clocks of the adviser, in {zone.replaceAll('_', ' ')}.</p>
      <div role="status" className="text-sm text-stone">
        {free.isSuccess &&
          times.length === 0 &&
          'Nothing is offered to founders on this day. You can still type a time.'}
        {times.length > 0 && 'Free on this day:'}
      </div>
      {times.length > 0 && (
        <ul aria-label="Free times" className="flex flex-wrap gap-2">
          {times.map(({ clock, words }) => (
            <li key={clock}>
              <Button
                variant={clock === time ? 'primary' : 'secondary'}
                size="small"
                aria-pressed={clock === time}
                onClick={() => onChange({ day, time: clock })}
              >
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
