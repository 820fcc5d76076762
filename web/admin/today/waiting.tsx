import { useQuery } from '@tanstack/react-query';
import { listRefunds } from '#contract/billing/admin.ts';
import { listTransfers } from '#contract/billing/admin-transfers.ts';
import { type AdminBookingEntry, listWaitingBookings } from '#contract/bookings/admin.ts';
import { listAdminQuotes } from '#contract/quotes/admin.ts';
import { listMemberRequests } from '#contract/requests/admin.ts';
import { listAdminSupport } from '#contract/support/admin.ts';
import { Card } from '#ui/card/card.tsx';
import { Table } from '#ui/table/table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { momentIn, viewerZone } from '../parts/zone-time.ts';

const one = { page: 1, pageSize: 1 } as const;
const live = { refetchInterval: 60_000 } as const;

/** What waits for the operator, each with how many and where to go. */
export function Waiting() {
  const bookings = useQuery({ ...adminQuery(listWaitingBookings, {}), ...live });
  const transfers = useQuery({ ...adminQuery(listTransfers, { query: one }), ...live });
  const quotes = useQuery({ ...adminQuery(listAdminQuotes, { query: { ...one, state: 'pending' } }), ...live });
  const support = useQuery({ ...adminQuery(listAdminSupport, { query: { ...one, state: 'open' } }), ...live });
  const requests = useQuery({ ...adminQuery(listMemberRequests, {}), ...live });
  const refunds = useQuery({ ...adminQuery(listRefunds, { query: { ...one, status: 'by_hand' } }), ...live });
  const withoutAccount = useQuery({ ...adminQuery(listRefunds, { query: { ...one, status: 'attention' } }), ...live });
  const toConfirm = bookings.data?.items.filter(({ stage }) => stage === 'awaiting_confirmation');
  const failed = [bookings, transfers, quotes, support, requests, refunds, withoutAccount].find(
    ({ isError, data }) => isError && data === undefined,
  );
  const toNote = bookings.data?.toNote;
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-4">
      <h2 id="waiting-title" className="font-display text-2xl font-semibold tracking-tight">
        Waiting for you
      </h2>
      {failed && (
        <LoadFailure title="What waits could not be read" error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      <ul className="grid grid-cols-pair gap-3 sm:gap-4 lg:grid-cols-4">
        <WaitingCard label="Transfers to confirm" count={transfers.data?.total} href={paths.admin.transfers} />
        <WaitingCard
          label="Bookings to confirm"
          count={toConfirm?.length}
          href={toConfirm?.length ? '#to-confirm' : paths.admin.calendar()}
        />
        <WaitingCard
          label="Sessions to note"
          count={toNote?.total}
          href={toNote?.total ? '#to-note' : paths.admin.calendar()}
        />
        <WaitingCard label="Quotes to answer" count={quotes.data?.total} href={`${paths.admin.quotes}?state=pending`} />
        <WaitingCard
          label="Questions to answer"
          count={support.data?.total}
          href={`${paths.admin.support}?state=open`}
        />
        <WaitingCard label="Requests to answer" count={requests.data?.open.length} href={paths.admin.requests} />
        <WaitingCard label="Refunds to send" count={refunds.data?.total} href={paths.admin.transfers} />
        <WaitingCard
          label="Refunds without an account"
          count={withoutAccount.data?.total}
          href={`${paths.admin.transfers}?refunds=attention`}
        />
      </ul>
      <WaitingBookings id="to-confirm" title="Bookings to confirm" bookings={toConfirm} />
      <WaitingBookings id="to-note" title="Sessions to note" bookings={toNote?.items} />
    </section>
  );
}

function WaitingCard({ label, count, href }: { label: string; count: number | undefined; href: string }) {
  return (
    <li className="grid">
      <Card title={label} level={3} href={href} look={count === 0 ? 'quiet' : 'raised'}>
        <p className="font-display text-3xl font-semibold tabular-nums">{count ?? '…'}</p>
      </Card>
    </li>
  );
}

const columns = [
  { key: 'when', label: 'When' },
  { key: 'service', label: 'Service' },
  { key: 'founder', label: 'Founder' },
  { key: 'adviser', label: 'Adviser' },
] as const;

type WaitingBookingsProps = { id: string; title: string; bookings: readonly AdminBookingEntry[] | undefined };

/** Bookings that wait for the operator, each leading to its page; nothing where none does. */
function WaitingBookings({ id, title, bookings }: WaitingBookingsProps) {
  if (!bookings?.length) return null;
  return (
    <section id={id} aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
      <Table
        caption={title}
        columns={columns}
        rows={bookings.map(({ id: bookingId, startsAt, service, founder, adviser }) => ({
          id: bookingId,
          url: paths.admin.booking(bookingId),
          when: momentIn(viewerZone(), startsAt),
          service: service.title,
          founder: founder.name,
          adviser: adviser.name,
        }))}
      />
    </section>
  );
}
