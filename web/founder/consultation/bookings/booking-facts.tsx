import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { BookedTime } from './booked-time.tsx';
import { costWords, placeWords, spanWords } from './booking-words.ts';

/** Exactly what is booked: when in both zones, with whom, how long, for how much, and where. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { zone } = useViewerZone();
  const { adviser, startsAt, endsAt, service, meeting, invoiceId } = booking;
  const place = placeWords(booking);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <Fact name="When" wide>
        <BookedTime booking={booking} />
        <span className="block">{zoneLabel(zone, Date.parse(startsAt))}</span>
        <AdviserTime {...{ adviser, startsAt, endsAt, zone }} />
      </Fact>
      <Fact name="With">
        {adviser.name}
        <span className="block text-sm font-normal text-stone">{adviser.title}</span>
      </Fact>
      <Fact name="Length">{lengthWords(service.minutes)}</Fact>
      <Fact name="Price">
        {costWords(booking)}
        {invoiceId !== null && (
          <TextLink href={paths.founder.invoice(invoiceId)} className="block font-normal">
            Invoice
          </TextLink>
        )}
      </Fact>
      {place && (
        <Fact name="Where" wide>
          {place}
          {meeting?.kind === 'link' && (
            <TextLink href={meeting.url} target="_blank" rel="noreferrer" className="block font-normal wrap-anywhere">
              {meeting.url}
            </TextLink>
          )}
        </Fact>
      )}
    </dl>
  );
}

type AdviserTimeProps = Pick<Booking, 'adviser' | 'startsAt' | 'endsAt'> & { zone: string };

/** The same moment by the adviser's clock, where that differs. */
function AdviserTime({ adviser, zone, ...booking }: AdviserTimeProps) {
  const words = spanWords(booking, adviser.zone);
  if (words === spanWords(booking, zone)) return null;
  return (
    <span className="block text-sm font-normal text-stone">
      For {adviser.name} it is {words}, {zoneLabel(adviser.zone, Date.parse(booking.startsAt))}.
    </span>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
