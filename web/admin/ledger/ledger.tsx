import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type JournalEntry, listJournal } from '#contract/billing/journal.ts';
import type { LedgerAccount } from '#domain/billing/ledger.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { pageIn, withPage } from '#web/components/page-in.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';

const accounts: Record<LedgerAccount, string> = {
  receivable: 'Owed to you',
  bank: 'Bank',
  checkout: 'Checkout provider',
  revenue: 'Revenue',
  tax_payable: 'Tax to pay',
  refunds_due: 'Refunds to send',
  customer_credit: 'Credit of customers',
};

const kinds: Record<JournalEntry['kind'], string> = {
  invoice_issued: 'Invoice issued',
  invoice_credited: 'Invoice credited',
  payment_received: 'Payment received',
  payment_reversed: 'Payment reversed',
  payment_reinstated: 'Payment given back by the bank',
  refund_due: 'Refund promised',
  refund_void: 'Refund no longer due',
  refund_sent: 'Refund sent',
  refund_returned: 'Refund came back',
  credit_note: 'Credit note',
  credit_granted: 'Money kept as credit',
  credit_applied: 'Paid with credit',
  credit_refunded: 'Credit promised back',
  credit_withdrawn: 'Credit ended',
};

const columns = [
  { key: 'description', label: 'Entry' },
  { key: 'postedAt', label: 'When' },
  { key: 'account', label: 'Account' },
  { key: 'debit', label: 'Debit', align: 'end' },
  { key: 'credit', label: 'Credit', align: 'end' },
  { key: 'balance', label: 'Balance after it', align: 'end' },
] as const;

const balanceColumns = [
  { key: 'account', label: 'Account' },
  { key: 'currency', label: 'Currency' },
  { key: 'balance', label: 'Balance', align: 'end' },
] as const;

/** /m/admin/ledger: the books. Every entry has as much debit as credit, and none is ever changed. */
export default function Ledger() {
  const [params, setParams] = useSearchParams();
  const journal = useQuery(adminQuery(listJournal, { query: { page: pageIn(params) } }));
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Ledger"
        lead="Every entry has as much debit as credit in each currency, and none is ever changed. A balance in debit is marked Dr, one in credit Cr."
      />
      <Loaded query={journal} what="The ledger">
        {({ items, balances, total, page, pageSize }) => (
          <>
            <section aria-labelledby="balances-title" className="flex flex-col gap-4">
              <h2 id="balances-title" className="font-display text-2xl font-semibold tracking-tight">
                Balances now
              </h2>
              <Table
                caption="Balances now"
                look="compact"
                columns={balanceColumns}
                rows={balances.map(({ account, ...money }) => ({
                  id: `${account}-${money.currency}`,
                  account: accounts[account],
                  currency: money.currency,
                  balance: balanceWords(money),
                }))}
                empty={<p className="text-stone">Nothing is in the books yet.</p>}
              />
            </section>
            <section aria-labelledby="journal-title" className="flex flex-col gap-4">
              <h2 id="journal-title" className="font-display text-2xl font-semibold tracking-tight">
                Journal
              </h2>
              <DataTable
                caption="Journal"
                columns={columns}
                rows={items.flatMap(linesOf)}
                page={page}
                pageSize={pageSize}
                total={total}
                onPage={(next) => setParams(withPage(params, next))}
                empty={
                  <EmptyState level={3} title="Entries will be here">
                    The first one is made with the first invoice.
                  </EmptyState>
                }
              />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** A row for each line of an entry. */
function linesOf({ id, kind, description, postedAt, lines }: JournalEntry) {
  return lines.map(({ account, currency, amountMinor, balanceMinor }) => {
    const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency });
    return {
      id: `${id}-${account}-${currency}-${Math.sign(amountMinor)}`,
      description: (
        <>
          {kinds[kind]}
          <span className="block text-sm font-normal text-stone">{description}</span>
        </>
      ),
      postedAt: <DateTime value={postedAt} withTime />,
      account: accounts[account],
      debit: amountMinor > 0 ? amount : '',
      credit: amountMinor < 0 ? amount : '',
      balance: balanceWords({ amountMinor: balanceMinor, currency }),
    };
  });
}

function balanceWords({ amountMinor, currency }: Money): string {
  const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency });
  if (amountMinor === 0) return amount;
  return `${amount}\u00a0${amountMinor > 0 ? 'Dr' : 'Cr'}`;
}
