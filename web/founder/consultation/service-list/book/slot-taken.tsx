import { useEffect, useRef } from 'react';
import { slotTakenData } from '#contract/bookings/holds.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';

type SlotTakenProps = {
  /** Why the time could not be had. */
  error: unknown;
  /** What a press on one of the other times does, such as "Book". */
  verb: string;
  isPending: boolean;
  onChoose: (startsAt: string) => void;
};

/** Where a time could not be had: why, and up to three near ones that are free, each a button. */
export function SlotTaken({ error, verb, isPending, onChoose }: SlotTakenProps) {
  const { zone } = useViewerZone();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  const alternatives = alternativesOf(error);
  const first = alternatives[0];
  return (
    <div ref={box}>
      <Banner tone={first ? 'warning' : 'error'} role="alert" title={messageOf(error)}>
        {first ? (
          <>
            <p>
              Nothing that you chose or typed is lost. These times are near it and free, in{' '}
              {zoneLabel(zone, Date.parse(first.startsAt))}:
            </p>
            <ul className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
              {alternatives.map(({ startsAt }) => (
                <li key={startsAt}>
                  <Button variant="secondary" size="small" disabled={isPending} onClick={() => onChoose(startsAt)}>
                    {verb} {momentWords(startsAt, zone)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          'Nothing that you chose or typed is lost.'
        )}
      </Banner>
    </div>
  );
}

const gone: ReadonlySet<string> = new Set(['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'FOUNDER_BUSY']);

/** Whether the time itself cannot be had, so that pressing again would not help. */
export function isTimeGone(error: unknown): boolean {
  return error instanceof ApiError && gone.has(error.code);
}

function alternativesOf(error: unknown) {
  const read = slotTakenData.safeParse(error instanceof ApiError ? error.data : undefined);
  return read.success ? read.data.alternatives : [];
}
