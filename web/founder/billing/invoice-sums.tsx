import { Download } from 'lucide-react';
import type { InvoiceView } from '#contract/billing/billing.ts';
import { paymentRows, type SumRow, taxNote, totalRows } from '#domain/billing/invoice-rows.ts';
import { formatMoney } from '#domain/money/money.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Table } from '#ui/table/table.tsx';
import { usePaperFile } from '#web/billing/billing-queries.ts';

const columns = [
  { key: 'description', label: 'Description' },
  { key: 'quantity', label: 'Quantity', align: 'end' as const },
  { key: 'unit', label: 'Unit price', align: 'end' as const },
  { key: 'amount', label: 'Amount', align: 'end' as const },
];

/** What an invoice is for, what it comes to and what was paid: in the words of its PDF. */
export function InvoiceSums({ invoice }: { invoice: InvoiceView }) {
  const rows = invoice.lines.map((line, index) => ({
    id: `${index}`,
    description: line.description,
    quantity: String(line.quantity),
    unit: formatMoney(line.unit),
    amount: formatMoney(line.amount),
  }));
  const note = taxNote(invoice);
  return (
    <div className="flex flex-col gap-4">
      <Table caption="What it is for" columns={columns} rows={rows} />
      <Sums rows={totalRows(invoice)} />
      {note && <p className="text-sm text-stone">{note}</p>}
      <Sums rows={paymentRows(invoice)} />
    </div>
  );
}

function Sums({ rows }: { rows: SumRow[] }) {
  const paper = usePaperFile();
  return (
    <dl className="flex w-full max-w-md flex-col gap-1 self-end tabular-nums">
      {rows.map(({ id, label, value, note, isTotal, paperId }) => (
        <div key={id} className={isTotal ? `${line} border-t border-line pt-1 font-semibold` : line}>
          <dt className="flex min-w-0 items-center gap-1">
            <span>
              {label}
              {note && <span className="block text-sm font-normal wrap-anywhere text-stone">{note}</span>}
            </span>
            {paperId && (
              <IconButton
                label={`PDF of ${label}`}
                icon={<Download aria-hidden="true" />}
                onClick={() => paper.mutate({ kind: 'paper', id: paperId })}
              />
            )}
          </dt>
          <dd className="max-w-3/5 shrink-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const line = 'flex items-center justify-between gap-4 sm:gap-10';
