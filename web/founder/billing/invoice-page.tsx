import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useParams } from 'react-router';
import type { InvoiceView } from '#contract/billing/billing.ts';
import { historyStatusWords } from '#domain/billing/history.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { invoiceQuery, usePaperFile } from '#web/billing/billing-queries.ts';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime, Day } from '#web/time/date-time.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import { PaymentList } from './payment-list.tsx';

/** An invoice: what it is for, what it comes to, how it is paid and what was paid. */
export default function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const query = useQuery(invoiceQuery(invoiceId));
  const { data } = query;
  const file = usePaperFile();
  usePageName(data?.number ? `Invoice ${data.number}` : 'Invoice');
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading
        eyebrow={data && <StatusBadge status={data.standing} words={standingWords(data)} />}
        title={data?.number ? `Invoice ${data.number}` : 'Invoice'}
        lead={data?.title}
        actions={
          data?.can.download && (
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" />}
              loading={file.isPending}
              loadingText="Making the PDF…"
              onClick={() => file.mutate({ kind: 'invoice', id: invoiceId })}
            >
              Download as PDF
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        what="The invoice"
        waiting={
          <SkeletonRegion label="The invoice is loading">
            <Skeleton className="h-80 w-full rounded-card" />
          </SkeletonRegion>
        }
      >
        {(invoice) => <Invoice invoice={invoice} />}
      </Loaded>
    </div>
  );
}

/** As the billing history says it of the row of this invoice. */
const standingWords = ({ standing }: InvoiceView) => historyStatusWords({ event: 'invoice_issued', status: standing });

function Invoice({ invoice }: { invoice: InvoiceView }) {
  return (
    <>
      <Card title={invoice.can.pay ? 'Pay it' : 'How it stands'}>
        <PayPanel invoiceId={invoice.id} returnTo={paths.founder.invoice(invoice.id)} />
      </Card>
      <Card title="What it is for">
        <SubjectLink subject={invoice.subject} />
        <InvoiceSums invoice={invoice} />
      </Card>
      {invoice.payments.length > 0 && (
        <Card title="Payments">
          <PaymentList payments={invoice.payments} />
        </Card>
      )}
      <Card title="From and to" look="quiet">
        <Parties invoice={invoice} />
      </Card>
    </>
  );
}

/** The way back to what is paid for. Recurring work is with its quote, which its invoices do not name. */
function SubjectLink({ subject: { kind, id } }: Pick<InvoiceView, 'subject'>) {
  if (kind === 'work') return null;
  const pages = { booking: paths.founder.booking(id), quote: paths.founder.quote(id), plan: paths.member.plans };
  return (
    <p>
      For: <TextLink href={pages[kind]}>your {kind}</TextLink>
    </p>
  );
}

const notIssued: Record<InvoiceView['status'], string> = {
  pending: 'When it is paid',
  paid: '',
  refunded: '',
  cancelled: 'Never: it was cancelled before',
};

function Parties({ invoice: { seller, customer, status, issuedAt, dueOn } }: { invoice: InvoiceView }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-stone">From</dt>
        <dd className="whitespace-pre-line">
          {[seller.name, seller.address, seller.tin && `TIN ${seller.tin}`].filter(Boolean).join('\n') ||
            'Not given yet'}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-stone">To</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          {[customer.name, customer.email].filter(Boolean).join('\n')}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-stone">Issued</dt>
        <dd>{issuedAt ? <DateTime value={issuedAt} /> : notIssued[status]}</dd>
      </div>
      {dueOn && (
        <div>
          <dt className="text-sm text-stone">Due</dt>
          <dd>
            <Day value={dueOn} />
          </dd>
        </div>
      )}
    </dl>
  );
}
