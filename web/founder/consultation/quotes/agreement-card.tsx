import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Quote } from '#contract/quotes/quotes.ts';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime, Day, formatDay } from '#web/time/date-time.tsx';
import { quoteQuery } from './quote-queries.ts';
import { Fact } from './request-card.tsx';

type Agreement = NonNullable<Quote['agreement']>;
type AgreementCardProps = { quote: Quote; agreement: Agreement };

/** What acceptance made: the work or the booking, and the newest invoice with the way to pay it. */
export function AgreementCard({ quote: { id }, agreement }: AgreementCardProps) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries(quoteQuery(id)), [client, id]);
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
          <Fact term="Work">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {work.title} <StatusBadge status={work.state} />
            </span>
          </Fact>
        )}
        {work?.nextInvoiceOn && (
          <Fact term="Next invoice">
            <Day value={work.nextInvoiceOn} />
          </Fact>
        )}
      </dl>
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="font-semibold">{work && work.invoices.length > 1 ? 'The newest invoice' : 'Invoice'}</h3>
        <PayPanel
          invoiceId={work?.invoices[0]?.invoiceId ?? agreement.invoiceId}
          returnTo={paths.founder.quote(id)}
          onSettled={refresh}
        />
      </div>
      {work && work.invoices.length > 1 && <EarlierInvoices invoices={work.invoices.slice(1)} />}
    </Card>
  );
}

function EarlierInvoices({ invoices }: { invoices: NonNullable<Agreement['work']>['invoices'] }) {
  return (
    <Disclosure summary="Earlier invoices">
      <ul className="flex flex-col gap-1">
        {invoices.map(({ period, invoiceId, day }) => (
          <li key={period}>
            <TextLink href={paths.founder.invoice(invoiceId)}>Invoice of {formatDay(day)}</TextLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
