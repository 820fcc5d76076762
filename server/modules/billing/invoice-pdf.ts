import type { InvoiceView } from '#contract/billing/billing.ts';
import { historyStatusWords } from '#domain/billing/history.ts';
import { paymentRows, type SumRow, taxNote, totalRows } from '#domain/billing/invoice-rows.ts';
import { formatMoney } from '#domain/money/money.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';

/**
 * An issued invoice: seller with TIN, customer, number and dates, each line, net, tax and total, what credit notes took off, what was paid
 * and what goes back.
 * What it must hold: methods.md §6.2. Days are days in Lagos.
 */
export function renderInvoice(invoice: InvoiceView): Promise<Uint8Array> {
  const { number, title, issuedAt } = invoice;
  const about = { title: `Invoice ${number}`, subject: title, createdAt: new Date(issuedAt ?? invoice.createdAt) };
  return renderPdf(about, (parts) => [
    parts.page(
      `Invoice ${number}`,
      parts.title(`Invoice ${number}`),
      parts.field('Status', historyStatusWords({ event: 'invoice_issued', status: invoice.standing })),
      ...(issuedAt ? [parts.field('Issued', showTime(issuedAt, 'Africa/Lagos').date)] : []),
      ...(invoice.dueOn ? [parts.field('Due', showTime(invoice.dueOn, 'UTC').date)] : []),
      parts.field('For', title),
      parties(parts, invoice),
      lines(parts, invoice),
      sums(parts, invoice),
      parts.section('Payments', ...fields(parts, paymentRows(invoice))),
    ),
  ]);
}

export function parties(parts: Parts, { seller, customer }: Pick<InvoiceView, 'seller' | 'customer'>) {
  return parts.section(
    'From and to',
    ...(seller.name ? [parts.field('From', [seller.name, seller.address].filter(Boolean).join('\n'))] : []),
    ...(seller.tin ? [parts.field('TIN', seller.tin)] : []),
    parts.field('To', [customer.name, customer.email].filter(Boolean).join('\n')),
  );
}

function lines(parts: Parts, invoice: InvoiceView) {
  const columns = [
    { header: 'Description', width: 0.52 },
    { header: 'Quantity', width: 0.12, align: 'right' as const },
    { header: 'Unit price', width: 0.18, align: 'right' as const },
    { header: 'Amount', width: 0.18, align: 'right' as const },
  ];
  return parts.section(
    'What it is for',
    parts.table(
      columns,
      invoice.lines.map(({ description, quantity, unit, amount }) => [
        description,
        String(quantity),
        formatMoney(unit),
        formatMoney(amount),
      ]),
    ),
  );
}

function sums(parts: Parts, invoice: InvoiceView) {
  const note = taxNote(invoice);
  return parts.section('Total', ...fields(parts, totalRows(invoice)), ...(note ? [parts.small(note)] : []));
}

const fields = (parts: Parts, rows: SumRow[]) =>
  rows.map(({ label, value, note }) => parts.field(label, [value, note].filter(Boolean).join(', ')));
