import type { ReactNode } from 'react';
import type { AdminBooking } from '#contract/bookings/admin.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { momentIn, timeIn, viewerZone } from '../parts/zone-time.ts';
import { priceWords } from './booking-words.ts';

/** Who, when, where and for how much. */
export function BookingFacts({ booking }: { booking: AdminBooking }) {
  const { founder, adviser, service, price } = booking;
  return (
    <Card title="Details">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact label="When">
          <ul className="flex flex-col gap-1">
            {zonesOf(booking).map(({ zone, whose }) => (
              <li key={zone}>
                {momentIn(zone, booking.startsAt)} to {timeIn(zone, booking.endsAt)}
                <span className="block text-sm text-stone">
                  {zoneLabel(zone, Date.parse(booking.startsAt))}: {whose.join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label="Service">
          <TextLink href={paths.admin.service(service.id)}>{service.title}</TextLink>, {service.minutes} minutes
        </Fact>
        <Fact label="Adviser">
          <TextLink href={paths.admin.adviser(adviser.id)}>{adviser.name}</TextLink>
        </Fact>
        <Fact label="Founder">
          {founder.name}
          <span className="block wrap-anywhere">
            <a className="text-moss underline" href={`mailto:${founder.email}`}>
              {founder.email}
            </a>
          </span>
          {!founder.emailVerified && (
            <span className="block text-sm text-stone">
              This address is not verified: no mail goes there, only notifications.
            </span>
          )}
        </Fact>
        <Fact label="Price">{priceWords(price)}</Fact>
        {booking.meeting && <Fact label="Where">{placeOf(booking.meeting)}</Fact>}
        {booking.phone && (
          <Fact label="Telephone">
            <a className="text-moss underline" href={`tel:${booking.phone.replaceAll(' ', '')}`}>
              {booking.phone}
            </a>
          </Fact>
        )}
        <Fact label="Topic">{booking.topic || <span className="text-stone">Nothing was said</span>}</Fact>
        {booking.notes && (
          <Fact label="In their words">
            <span className="whitespace-pre-line wrap-anywhere">{booking.notes}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone sm:py-0">{label}</dt>
      <dd className="min-w-0 max-sm:-mt-3">{children}</dd>
    </>
  );
}

/** The zones that matter, each once, with whose they are. */
function zonesOf({ adviser, zone }: AdminBooking): { zone: string; whose: string[] }[] {
  const all = [
    { zone: viewerZone(), whose: 'you' },
    { zone: adviser.zone, whose: adviser.name },
    { zone, whose: 'the founder' },
  ];
  return [...new Set(all.map((one) => one.zone))].map((name) => ({
    zone: name,
    whose: all.filter((one) => one.zone === name).map(({ whose }) => whose),
  }));
}

function placeOf(meeting: NonNullable<AdminBooking['meeting']>): ReactNode {
  if (meeting.kind === 'phone') return 'By telephone';
  if (meeting.kind === 'place') return <span className="whitespace-pre-line">{meeting.place}</span>;
  return (
    <a className="text-moss underline wrap-anywhere" href={meeting.url} target="_blank" rel="noreferrer">
      {meeting.url}
    </a>
  );
}
