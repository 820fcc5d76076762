import type { InvoiceView, PaymentView } from '#contract/billing/billing.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import { METHOD_WORDS } from '#domain/billing/ledger.ts';
import { sayEnded } from '#domain/billing/transfers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { formatMoment } from '#web/time/date-time.tsx';

const refundWords = {
  pending: 'is on its way back to you',
  attention: 'waits for your bank details',
  sent: 'was sent back',
  failed: 'is sent back to you by hand',
  void: 'no longer goes back to you, because your bank took it back',
} as const;

/** Every try to pay an invoice, and what was sent back. */
export function PaymentList({ payments }: Pick<InvoiceView, 'payments'>) {
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-medium">
              {METHOD_WORDS[payment.method]}, {sumOf(payment)}
            </span>
            <StatusBadge status={payment.status} />
          </div>
          <p className="text-sm wrap-anywhere text-stone">
            {formatMoment(payment.createdAt, true)} · Reference {payment.knownReference}
          </p>
          {detailsOf(payment).map((line) => (
            <p key={line} className="text-sm">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What came, once it is over; and of what, where it is less than was asked for. */
function sumOf({ status, received, amount }: PaymentView): string {
  if (status === 'pending' || received.amountMinor === 0) return formatMoney(amount);
  const isLess = received.amountMinor < amount.amountMinor;
  return isLess ? `${formatMoney(received)} of ${formatMoney(amount)}` : formatMoney(received);
}

function detailsOf({ status, isLate, received, amount, declined, rejection, refunds }: PaymentView): string[] {
  const isPart = status === 'pending' && received.amountMinor > 0;
  return [
    ...(declined ? [DECLINE_WORDS[declined]] : []),
    ...(isLate ? ['This money came after the payment with this reference had ended.'] : []),
    ...(rejection && received.amountMinor > 0 ? [sayEnded(rejection)] : []),
    ...(isPart ? [`${formatMoney(received)} of ${formatMoney(amount)} has arrived.`] : []),
    ...refunds.map((refund) => `${formatMoney(refund.amount)} ${refundWords[refund.status]}. ${refund.reason}`),
  ];
}
