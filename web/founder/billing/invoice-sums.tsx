import type { InvoiceView } from '#contract/billing/billing.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Table } from '#ui/table/table.tsx';

const columns = [
  { key: 'description', label: 'Description' },
  { key: 'quantity', label: 'Quantity', align: 'end' as const },
  { key: 'unit', label: 'Unit price', align: 'end' as const },
  { key: 'amount', label: 'Amount', align: 'end' as const },
];

/** What an invoice is for and what it comes to. */
export function InvoiceSums({ invoice }: { invoice: InvoiceView }) {
  const rows = invoice.lines.map((line, index) => ({
    id: `${index}`,
    description: line.description,
    quantity: String(line.quantity),
    unit: formatMoney(line.unit),
    amount: formatMoney(line.amount),
  }));
  return (
    <div className="flex flex-col gap-4">
      <Table caption="What it is for" columns={columns} rows={rows} />
      <dl className="flex flex-col gap-1 self-end text-right tabular-nums max-sm:w-full">
        {sumsOf(invoice).map(([label, value, isTotal]) => (
          <div
            key={label}
            className={
              isTotal
                ? 'flex justify-between gap-10 border-t border-line pt-1 font-semibold'
                : 'flex justify-between gap-10'
            }
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {invoice.pricesIncludeTax && invoice.taxPercent !== '0' && (
        <p className="text-sm text-stone">Tax included: the unit prices have VAT inside.</p>
      )}
    </div>
  );
}

function sumsOf({ discount, net, tax, taxPercent, total, paid, credit, refunded, granted, due, status }: InvoiceView) {
  const sums: [label: string, value: string, isTotal?: boolean][] = [];
  if (discount.amountMinor > 0) sums.push(['Discount', `−${formatMoney(discount)}`]);
  if (taxPercent !== '0') sums.push(['Net', formatMoney(net)], [`VAT ${taxPercent}%`, formatMoney(tax)]);
  const isPending = status === 'pending';
  const hasCredit = status !== 'pending' && status !== 'cancelled';
  const moneyMinor = paid.amountMinor - (hasCredit ? credit.amountMinor : 0);
  sums.push(['Total', formatMoney(total), true]);
  // Where credit paid all of it, no money did.
  if (moneyMinor > 0 || !hasCredit || credit.amountMinor === 0)
    sums.push(['Paid', formatMoney({ ...paid, amountMinor: Math.max(0, moneyMinor) })]);
  if (credit.amountMinor > 0 && status !== 'cancelled')
    sums.push([isPending ? 'Your credit pays' : 'Paid with your credit', formatMoney(credit)]);
  if (granted.amountMinor > 0) sums.push(['Became your credit', formatMoney(granted)]);
  if (refunded.amountMinor > 0) sums.push(['Refunded', formatMoney(refunded)]);
  if (isPending) sums.push(['Still due', formatMoney(due), true]);
  return sums;
}
