import type { ReactNode } from 'react';
import { plans } from '#content/plans/plans.ts';
import type { Subscriber, SubscriberPayment, SubscriberPeriod } from '#contract/billing/admin-subscribers.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { reasonForOperator } from '#domain/billing/refund-reasons.ts';
import { formatMoney } from '#domain/money/money.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Table } from '#ui/table/table.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { ReferenceNotes } from '../parts/reference-notes.tsx';
import { accountWords, refundState } from '../parts/refund-states.ts';
import {
  hasComeSince,
  lessWords,
  paymentStatusWords,
  periodKinds,
  periodState,
  reasonWords,
  sumsWords,
  unsentMinor,
  wayWords,
} from './subscriber-words.ts';

const periodColumns = [
  { key: 'terms', label: 'Period' },
  { key: 'chosen', label: 'Chosen' },
  { key: 'price', label: 'Price', align: 'end' },
  { key: 'invoice', label: 'Invoice' },
  { key: 'state', label: 'State' },
] as const;

/** What was chosen to be paid for, with its invoice. */
export function PaidPeriods({ periods, refunds }: Pick<Subscriber, 'periods' | 'refunds'>) {
  const rows = periods.map((period) => periodRow(period, unsentMinor(period.invoice, refunds)));
  return (
    <Part title="Periods" id="periods">
      <Table caption="Periods" columns={periodColumns} rows={rows} empty={<None what="period" />} />
    </Part>
  );
}

function periodRow(period: SubscriberPeriod, toSendMinor: number) {
  const { id, kind, terms, price, createdAt, invoice } = period;
  const standing = periodState(period, toSendMinor);
  return {
    id,
    terms: (
      <>
        {plans[terms.plan].name}, {STATUSES[terms.cadence].label.toLowerCase()}
        <span className="block text-sm font-normal text-stone">{periodKinds[kind]}</span>
      </>
    ),
    chosen: <DateTime value={createdAt} />,
    price: (
      <>
        {formatMoney(price)}
        {lessWords(period).map((words) => (
          <span key={words} className="block text-sm text-stone">
            {words}
          </span>
        ))}
      </>
    ),
    invoice: (
      <>
        {invoice.number ?? 'Not issued'}
        {sumsWords(invoice, toSendMinor).map((words) => (
          <span key={words} className="block text-sm text-stone">
            {words}
          </span>
        ))}
      </>
    ),
    state: <Badge colour={standing.colour}>{standing.label}</Badge>,
  };
}

const paymentColumns = [
  { key: 'reference', label: 'Reference' },
  { key: 'way', label: 'How' },
  { key: 'at', label: 'Begun' },
  { key: 'amount', label: 'Amount', align: 'end' },
  { key: 'status', label: 'Status' },
] as const;

/** Each payment and each charge of a card, with why it came to nothing. */
export function Payments({ payments }: { payments: Subscriber['payments'] }) {
  return (
    <Part title="Payments and charges" id="payments">
      <Table
        caption="Payments and charges"
        columns={paymentColumns}
        rows={payments.map((payment) => paymentRow(payment, hasComeSince(payment, payments)))}
        empty={<None what="payment" />}
      />
    </Part>
  );
}

function paymentRow(payment: SubscriberPayment, hasCome: boolean) {
  const { id, reference, createdAt, amount, received, status, invoice } = payment;
  const reason = reasonWords(payment, hasCome);
  const words = paymentStatusWords(payment);
  const isPart = received.amountMinor !== 0 && received.amountMinor !== amount.amountMinor;
  return {
    id,
    reference: (
      <>
        <span className="wrap-anywhere">{readReference(reference).known}</span>
        <span className="block text-sm font-normal text-stone">{invoice.title}</span>
        <ReferenceNotes reference={reference} />
      </>
    ),
    way: wayWords(payment),
    at: <DateTime value={createdAt} withTime />,
    amount: (
      <>
        {formatMoney(amount)}
        {isPart && <span className="block text-sm text-stone">{formatMoney(received)} has come</span>}
      </>
    ),
    status: (
      <>
        <StatusBadge status={words ? 'ended' : status} words={words} />
        {reason && <span className="block text-sm text-stone">{reason}</span>}
      </>
    ),
  };
}

const refundColumns = [
  { key: 'amount', label: 'Amount' },
  { key: 'reference', label: 'Of payment' },
  { key: 'reason', label: 'Why' },
  { key: 'at', label: 'Promised' },
  { key: 'state', label: 'State' },
] as const;

function refundRow(refund: Subscriber['refunds'][number]) {
  const { id, amount, reference, reason, createdAt } = refund;
  const { label, colour } = refundState(refund);
  const unknown = accountWords(refund);
  return {
    id,
    amount: formatMoney(amount),
    reference: <span className="wrap-anywhere">{readReference(reference).known}</span>,
    reason: reasonForOperator(reason),
    at: <DateTime value={createdAt} />,
    state: (
      <>
        <Badge colour={colour}>{label}</Badge>
        {unknown && <span className="block text-sm text-stone">{unknown}</span>}
      </>
    ),
  };
}

/** Money that went back or is to; it is sent from the list of all refunds. */
export function Refunds({ refunds }: { refunds: Subscriber['refunds'] }) {
  return (
    <Part title="Refunds" id="refunds">
      <Table caption="Refunds" columns={refundColumns} rows={refunds.map(refundRow)} empty={<None what="refund" />} />
      {refunds.length > 0 && (
        <p>
          What waits is sent from{' '}
          <TextLink href={`${paths.admin.transfers}?refunds=all`}>Transfers and refunds</TextLink>.
        </p>
      )}
    </Part>
  );
}

function None({ what }: { what: string }) {
  return <p className="text-stone">No {what} so far.</p>;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="font-display text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
