import type { Quote } from '#contract/quotes.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { DateTime, Day } from '#web/components/date-time.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { Fact } from './request-card.tsx';

type AgreementCardProps = { quote: Quote; agreement: NonNullable<Quote['agreement']> };

/** What acceptance made: the work or the booking, and the invoices with the way to pay them. */
export function AgreementCard({ agreement }: AgreementCardProps) {
  const { at, work, bookingId } = agreement;
  return (
    <Card title="What we agreed">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact term="Accepted">
          <DateTime value={at} withTime />
        </Fact>
        {bookingId && (
          <Fact term="Appointment">
            <TextLink href={`${paths.founder.bookings}/${encodeURIComponent(bookingId)}`}>Open your booking</TextLink>
          </Fact>
        )}
        {work && (
          <>
            <Fact term="Work">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {work.title} <StatusBadge status={work.state} />
              </span>
            </Fact>
            {work.nextInvoiceOn && (
              <Fact term="Next invoice">
                <Day value={work.nextInvoiceOn} />
              </Fact>
            )}
          </>
        )}
      </dl>
    </Card>
  );
}
