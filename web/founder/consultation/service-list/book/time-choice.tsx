import type { ServiceCard } from '#contract/consultation/consultation.ts';
import { showDay, zoneLabel } from '#domain/scheduling/show-time.ts';
import { SlotPicker } from '#ui/slot-picker/slot-picker.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { ZoneChoice } from '#web/time/zone-choice.tsx';
import { useFreeDays } from './use-free-days.ts';

type TimeChoiceProps = {
  service: ServiceCard;
  adviserId: string | null;
  /** The moment chosen, ISO 8601: it stays the same when another zone is shown. */
  value: string | null;
  onChange: (startsAt: string | null) => void;
};

/** The free times of a service in the viewer's zone. */
export function TimeChoice({ service, adviserId, value, onChange }: TimeChoiceProps) {
  const { zone } = useViewerZone();
  const { days, startDay, showTo, failure } = useFreeDays({
    serviceId: service.id,
    adviserId,
    zone,
    horizonDays: service.rules.horizonDays,
    nextFreeAt: value ?? service.nextFreeAt,
  });
  return (
    <div className="flex flex-col gap-4">
      <ZoneChoice />
      {failure && (
        <LoadFailure title="The free times could not be read" error={failure.error} onRetry={failure.retry} />
      )}
      <SlotPicker
        key={`${zone} ${adviserId}`}
        days={days}
        dayWords={(day) => showDay(day)}
        zone={zoneLabel(zone, Date.parse(value ?? service.nextFreeAt ?? new Date().toISOString()))}
        value={value}
        onChange={onChange}
        startDay={startDay}
        onShow={showTo}
      />
    </div>
  );
}
