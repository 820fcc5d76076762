import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';

type ChosenBarProps = {
  /** The chosen moment, ISO 8601. */
  value: string | null;
  /** What the button does, such as "Book this time". */
  label: string;
  isPending: boolean;
  onPress: (startsAt: string) => void;
};

/** The time that is chosen and what to do with it: once there is one, always within reach at the foot of the screen. */
export function ChosenBar({ value, label, isPending, onPress }: ChosenBarProps) {
  const { zone } = useViewerZone();
  return (
    <div
      data-foot-bar
      className={cx(
        '-mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:flex-row sm:items-center sm:justify-between sm:px-6',
        value !== null && 'sticky bottom-0 z-10',
      )}
    >
      <p aria-live="polite" className="min-w-0">
        {value === null ? (
          <span className="text-stone">Choose a time above.</span>
        ) : (
          <>
            <strong>{momentWords(value, zone)}</strong>{' '}
            <span className="text-stone">{zoneLabel(zone, Date.parse(value))}</span>
          </>
        )}
      </p>
      <Button
        className="max-sm:w-full"
        disabled={value === null}
        loading={isPending}
        onClick={() => value !== null && onPress(value)}
      >
        {label}
      </Button>
    </div>
  );
}
