import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { InvoiceEntry } from '#contract/billing/billing.ts';
import { formatMoney } from '#domain/money/money.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { History } from './history/history.tsx';
import { PlanSection } from './plans/plan-section.tsx';
import { ownInvoicesQuery } from './profile-queries.ts';

/** /m/profile/billing-history: the plans (#plans), below them what the books say of the member, and every invoice. */
export default function BillingHistory() {
  return (
    <div className="flex max-w-4xl flex-col gap-10">
      <PageHeading title="Billing history" />
      <section id="plans" aria-labelledby="plans-title" className="flex flex-col gap-4">
        <h2 id="plans-title" className={titleClass}>
          Your plan
        </h2>
        <PlanSection />
      </section>
      <History />
      <section aria-labelledby="invoices-title" className="flex flex-col gap-4">
        <h2 id="invoices-title" className={titleClass}>
          Invoices
        </h2>
        <Invoices />
      </section>
    </div>
  );
}

const titleClass = 'font-display text-2xl font-semibold tracking-tight';

const columns = [
  { key: 'title', label: 'What for' },
  { key: 'number', label: 'Invoice', brief: true },
  { key: 'date', label: 'Date', brief: true },
  { key: 'total', label: 'Total', align: 'end', brief: true },
  { key: 'paid', label: 'Paid', align: 'end', brief: true },
  { key: 'refunded', label: 'Refunded', align: 'end', brief: true },
  { key: 'status', label: 'Status', brief: true },
] as const;

function Invoices() {
  const [search] = useSearchParams();
  const invoices = useQuery(ownInvoicesQuery(pageIn(search)));
  return (
    <PagedList
      query={invoices}
      what="The list of your invoices"
      caption="Your invoices"
      columns={columns}
      rowOf={toRow}
      empty={
        <EmptyState title="Nothing was billed so far">
          Each plan that you choose, and each session or quote that you accept, has an invoice. All of them will be
          listed here, with what you paid.
        </EmptyState>
      }
    />
  );
}

function toRow({ id, title, number, issuedAt, createdAt, total, paid, refunded, status }: InvoiceEntry) {
  return {
    id,
    url: paths.founder.invoice(id),
    title,
    number: number ?? 'Not issued yet',
    date: <DateTime value={issuedAt ?? createdAt} />,
    total: formatMoney(total),
    paid: formatMoney(paid),
    refunded: refunded.amountMinor === 0 ? 'None' : formatMoney(refunded),
    status: <StatusBadge status={status} />,
  };
}
