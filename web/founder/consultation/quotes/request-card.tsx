import type { ReactNode } from 'react';
import type { Quote } from '#contract/quotes/quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { DateTime, Day } from '#web/time/date-time.tsx';
import { FileList } from './attachments.tsx';
import { useWithdrawQuote } from './quote-queries.ts';

/** What was asked for, as it was sent. */
export function RequestCard({ quote }: { quote: Quote }) {
  const { brief, currency, budgetMinor, deadline, service, submittedAt } = quote;
  return (
    <Card title="Your request" actions={quote.can.withdraw && <WithdrawButton quote={quote} />}>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{brief}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {service && <Fact term="About">{service.title}</Fact>}
        {budgetMinor !== null && <Fact term="Budget">{formatMoney({ amountMinor: budgetMinor, currency })}</Fact>}
        {deadline && (
          <Fact term="Needed by">
            <Day value={deadline} />
          </Fact>
        )}
        {submittedAt && (
          <Fact term="Sent">
            <DateTime value={submittedAt} withTime />
          </Fact>
        )}
      </dl>
      <FileList quote={quote} />
    </Card>
  );
}

/** A line of what is known: its name above it. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-stone">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function WithdrawButton({ quote }: { quote: Quote }) {
  const withdraw = useWithdrawQuote(quote.id);
  function ask() {
    void askConfirm({
      title: 'Withdraw this request?',
      text: 'It is closed for good, with its offer if there is one. Nothing is owed, and you can ask for a new quote.',
      confirmLabel: 'Withdraw request',
      danger: true,
      work: () => withdraw.mutateAsync(undefined),
    }).catch((error) => toast.error(messageOf(error)));
  }
  return (
    <Button variant="quiet" onClick={ask}>
      Withdraw request
    </Button>
  );
}
