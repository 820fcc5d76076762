import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RefundAccount } from '#contract/billing/credit.ts';
import type { HistoryFilter, HistoryRow } from '#contract/billing/history.ts';
import { HISTORY_KINDS, HISTORY_WORDS, historyStatusWords } from '#domain/billing/history.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { usePaperFile } from '#web/billing/billing-queries.ts';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { useAddressParams } from '#web/components/use-address-params.ts';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { accountInWords, BankDetailsDialog } from './bank-details-dialog.tsx';
import { CreditLines } from './credit-lines.tsx';
import { historyQuery, refundAccountsQuery, useHistoryFile } from './history-queries.ts';
import { Totals } from './totals.tsx';

const kindWords: Record<HistoryRow['kind'], string> = {
  invoice: 'Invoices',
  receipt: 'Receipts',
  credit_note: 'Credit notes',
  refund: 'Refunds',
  credit: 'Credit',
};

const columns = [
  { key: 'title', label: 'What', plain: true, isLong: true },
  { key: 'number', label: 'Number', plain: true },
  { key: 'date', label: 'Date', plain: true },
  { key: 'amount', label: 'Amount', align: 'end', plain: true },
  { key: 'status', label: 'Status', plain: true },
  { key: 'actions', label: 'Actions', plain: true },
] as const;

/** Everything the member was charged, paid and got back, as the books have it: filters, totals, papers, and a table to keep. */
export function History() {
  const [params, changeParams] = useAddressParams();
  const filter = filterIn(params);
  const history = useQuery(historyQuery(filter, pageIn(params)));
  const table = useHistoryFile();
  const paper = usePaperFile();
  const [refund, setRefund] = useState<HistoryRow['refund']>(null);
  const mayGive = history.data?.items.some((row) => row.refund?.can.giveBankDetails) ?? false;
  const accounts = useQuery({ ...refundAccountsQuery, enabled: mayGive }).data?.items ?? [];
  const isFiltered = filter.year !== undefined || filter.kind !== undefined;
  const isNothing = !isFiltered && history.data?.total === 0;
  const years = history.data?.years ?? (filter.year ? [filter.year] : []);

  function choose(name: 'year' | 'kind', value: string) {
    changeParams((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
      next.delete('page');
      return next;
    });
  }

  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-4">
      <h2 id="history-title" className="font-display text-2xl font-semibold tracking-tight">
        What you were charged, paid and got back
      </h2>
      <CreditLines />
      {!isNothing && (
        <div className="grid grid-cols-pair items-end gap-3 min-[30rem]:flex">
          <SelectField
            className="min-[30rem]:w-40"
            label="Year"
            name="year"
            value={String(filter.year ?? '')}
            options={[
              { value: '', label: 'All years' },
              ...years.map((year) => ({ value: String(year), label: String(year) })),
            ]}
            onChange={({ target }) => choose('year', target.value)}
          />
          <SelectField
            className="min-[30rem]:w-48"
            label="Kind"
            name="kind"
            value={filter.kind ?? ''}
            options={[
              { value: '', label: 'Everything' },
              ...HISTORY_KINDS.map((kind) => ({ value: kind, label: kindWords[kind] })),
            ]}
            onChange={({ target }) => choose('kind', target.value)}
          />
          <Button
            className="max-[30rem]:col-span-full"
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={table.isPending}
            loadingText="Making the table…"
            onClick={() => table.mutate(filter)}
          >
            Download as CSV
          </Button>
        </div>
      )}
      {history.data && <Totals totals={history.data.totals} filter={filter} />}
      <PagedList
        query={history}
        what="Your billing history"
        caption="Billing history"
        columns={columns}
        rowOf={(row) => toRow(row, { accounts, onFile: paper.mutate, onDetails: setRefund })}
        empty={
          isFiltered ? (
            <EmptyState level={3} title={`Nothing of this kind ${filter.year ? 'in this year' : 'so far'}`}>
              {filter.year ? 'Choose another year or “Everything”.' : 'Choose “Everything” to see the rest.'}
            </EmptyState>
          ) : (
            <EmptyState level={3} title="Nothing was charged or paid so far">
              Each invoice, receipt and refund will be listed here, with its paper.
            </EmptyState>
          )
        }
      />
      <BankDetailsDialog refund={refund} accounts={accounts} onClose={() => setRefund(null)} />
    </section>
  );
}

/** The years and kinds that an address names; what is none is all. */
function filterIn(params: URLSearchParams): HistoryFilter {
  const year = Number(params.get('year'));
  return {
    year: Number.isSafeInteger(year) && year >= 2000 && year <= 9999 ? year : undefined,
    kind: HISTORY_KINDS.find((kind) => kind === params.get('kind')),
  };
}

type RowActions = {
  accounts: readonly RefundAccount[];
  onFile: (file: NonNullable<HistoryRow['file']>) => void;
  onDetails: (refund: HistoryRow['refund']) => void;
};

function toRow(row: HistoryRow, { accounts, onFile, onDetails }: RowActions) {
  const { file, refund } = row;
  const account = accounts.find(({ refundId }) => refundId === refund?.id);
  return {
    id: row.id,
    url: paths.founder.invoice(row.invoiceId),
    title: (
      <>
        {HISTORY_WORDS[row.event]}
        <span className="block text-sm font-normal wrap-anywhere text-stone">{row.title}</span>
      </>
    ),
    number: row.number && <span className="max-sm:wrap-anywhere sm:whitespace-nowrap">{row.number}</span>,
    date: (
      <span className="lg:whitespace-nowrap">
        <DateTime value={row.at} />
      </span>
    ),
    amount: <span className="max-sm:wrap-anywhere sm:whitespace-nowrap">{formatMoney(row.amount)}</span>,
    status: (
      <div className="flex flex-col items-start gap-1.5 text-left">
        <StatusBadge status={row.status === 'attention' ? 'pending' : row.status} words={historyStatusWords(row)} />
        {row.reason && <span className="text-sm text-stone">{row.reason}</span>}
        {account && <span className="text-sm wrap-anywhere text-stone">Goes to {accountInWords(account)}</span>}
        {refund?.can.giveBankDetails && (
          <Button className="relative z-1" variant="secondary" size="small" onClick={() => onDetails(refund)}>
            {refund.bankDetailsAt ? 'Change bank details' : 'Give bank details'}
            <span className="sr-only"> for {formatMoney(refund.amount)}</span>
          </Button>
        )}
      </div>
    ),
    actions: file && (
      <IconButton
        label={`PDF of ${row.number ?? HISTORY_WORDS[row.event]}`}
        icon={<Download aria-hidden="true" />}
        onClick={() => onFile(file)}
      />
    ),
  };
}
