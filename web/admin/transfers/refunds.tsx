import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRefunds, type RefundEntry } from '#contract/billing/admin.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { reasonForOperator } from '#domain/billing/refund-reasons.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { useAddressParams } from '#web/components/use-address-params.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { focusPage } from '../parts/act.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { accountWords, refundState } from '../parts/refund-states.ts';
import { MarkSentForm, sayAccount } from './mark-sent-form.tsx';

const columns = [
  { key: 'amount', label: 'Amount' },
  { key: 'payer', label: 'To' },
  { key: 'reference', label: 'Reference' },
  { key: 'reason', label: 'Why' },
  { key: 'createdAt', label: 'Promised' },
  { key: 'state', label: 'State' },
  { key: 'actions', label: 'Actions' },
] as const;

const filters = {
  by_hand: 'To send by hand',
  pending: 'Not sent yet',
  attention: 'No account yet',
  failed: 'Refused',
  sent: 'Sent',
  all: 'All',
} as const;
const isFilter = (text: string | null): text is keyof typeof filters => text !== null && text in filters;

/** Money that is to go back: by bank transfer by hand, by checkout by itself. */
export function Refunds() {
  const [params, changeParams] = useAddressParams();
  const wanted = params.get('refunds');
  const chosen = isFilter(wanted) ? wanted : 'by_hand';
  const status = chosen === 'all' ? undefined : chosen;
  const refunds = useQuery(adminQuery(listRefunds, { query: { page: pageIn(params, 'refundsPage'), status } }));
  const [opened, setOpened] = useState<RefundEntry | null>(null);

  function choose(value: string) {
    changeParams((next) => {
      next.set('refunds', value);
      next.delete('refundsPage');
      return next;
    });
  }

  const rowOf = (refund: RefundEntry) => ({
    id: refund.id,
    amount: formatMoney(refund.amount),
    payer: <Payee refund={refund} />,
    reference: <span className="lg:whitespace-nowrap">{readReference(refund.reference).known}</span>,
    reason: reasonForOperator(refund.reason),
    createdAt: (
      <span className="lg:whitespace-nowrap">
        <DateTime value={refund.createdAt} />
      </span>
    ),
    state: <State refund={refund} />,
    actions: refund.can.markSent && (
      <Button variant="secondary" size="small" onClick={() => setOpened(refund)}>
        Mark as sent…<span className="sr-only"> refund {readReference(refund.reference).known}</span>
      </Button>
    ),
  });

  return (
    <section aria-labelledby="refunds-title" className="flex flex-col gap-4">
      <h2 id="refunds-title" className="font-display text-2xl font-semibold tracking-tight">
        Refunds
      </h2>
      <SelectField
        className="sm:w-72"
        label="Show"
        name="refunds"
        value={chosen}
        options={Object.entries(filters).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => choose(target.value)}
      />
      <PagedList
        query={refunds}
        what="The list of refunds"
        caption="Refunds"
        columns={columns}
        rowOf={rowOf}
        pageName="refundsPage"
        empty={<EmptyState level={3} title="No refund is here" />}
      />
      <Dialog
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        title="Has this refund been sent?"
        closeOnOverlay={false}
      >
        {opened && (
          <MarkSentForm
            refund={opened}
            onDone={() => {
              setOpened(null);
              focusPage();
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function State({ refund }: { refund: RefundEntry }) {
  const { label, colour } = refundState(refund);
  return <Badge colour={colour}>{label}</Badge>;
}

/** Who gets it, how, and the account that the payer gave for it, or that nobody knows one. */
function Payee({ refund }: { refund: RefundEntry }) {
  const { payerName, payer, method, bankDetails, sentReference } = refund;
  const unknown = accountWords(refund);
  return (
    <>
      {payerName ?? payer.name}
      <span className="block text-sm text-stone">{method === 'checkout' ? 'By the provider' : 'By bank transfer'}</span>
      {bankDetails && <span className="block text-sm wrap-anywhere">To {sayAccount(bankDetails)}</span>}
      {sentReference && <span className="block text-sm wrap-anywhere">Bank reference {sentReference}</span>}
      {unknown && <span className="block text-sm text-stone">{unknown}</span>}
    </>
  );
}
