import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { ZoneChoice } from '#web/time/zone-choice.tsx';
import { bookingsQuery } from './booking-queries.ts';
import { STAGE_WORDS, spanParts } from './booking-words.ts';

type Tab = 'upcoming' | 'past';

/** /m/founder/consultation/bookings: what is to come, and what is over. */
export default function Bookings() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'past' ? 'past' : 'upcoming';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const show = (next: { tab: Tab; page: number }) =>
    setParams({ tab: next.tab, page: String(next.page) }, { preventScrollReset: true });
  const list = <BookingTable tab={tab} page={page} onPage={(wanted) => show({ tab, page: wanted })} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="My Bookings"
        actions={<ButtonLink href={paths.founder.serviceList()}>Book a consultation</ButtonLink>}
      />
      <ZoneChoice />
      <Tabs
        label="Bookings"
        value={tab}
        onValueChange={(next) => show({ tab: next as Tab, page: 1 })}
        tabs={[
          { value: 'upcoming', label: 'Upcoming', content: tab === 'upcoming' && list },
          { value: 'past', label: 'Past', content: tab === 'past' && list },
        ]}
      />
    </div>
  );
}

const columns = [
  { key: 'service', label: 'Service' },
  { key: 'when', label: 'When' },
  { key: 'adviser', label: 'With' },
  { key: 'status', label: 'Status' },
];

function BookingTable({ tab, page, onPage }: { tab: Tab; page: number; onPage: (page: number) => void }) {
  const { zone } = useViewerZone();
  const bookings = useQuery(bookingsQuery(tab, page));
  return (
    <Loaded
      query={bookings}
      what="Your bookings"
      waiting={
        <SkeletonRegion label="Loading your bookings...">
          <SkeletonLines count={6} />
        </SkeletonRegion>
      }
    >
      {({ items, total, page: shown, pageSize }) => (
        <DataTable
          caption={tab === 'upcoming' ? 'Upcoming bookings' : 'Past bookings'}
          columns={columns}
          rows={items.map((booking) => toRow(booking, zone))}
          page={shown}
          pageSize={pageSize}
          total={total}
          onPage={onPage}
          empty={<NoBookings tab={tab} />}
        />
      )}
    </Loaded>
  );
}

function toRow(booking: Booking, zone: string) {
  const { date, times } = spanParts(booking, zone);
  return {
    id: booking.id,
    url: paths.founder.booking(booking.id),
    service: booking.service.title,
    when: (
      <time dateTime={booking.startsAt}>
        {date}, <span className="inline-block">{times}</span>
        <span className="block text-sm text-stone">{zoneLabel(zone, Date.parse(booking.startsAt))}</span>
      </time>
    ),
    adviser: booking.adviser.name,
    status: <StatusBadge status={booking.status} words={STAGE_WORDS[booking.stage]} />,
  };
}

function NoBookings({ tab }: { tab: Tab }) {
  if (tab === 'past') {
    return (
      <EmptyState title="Bookings that are over will be here" level={2}>
        With what came of them, and what you linked to your evidence.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Your bookings will be here"
      action={<ButtonLink href={paths.founder.serviceList()}>See the services</ButtonLink>}
    >
      Book a time with an adviser: you see real free times in your own time zone.
    </EmptyState>
  );
}
