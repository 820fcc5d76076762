import type { InvoiceView } from '#contract/billing/billing.ts';
import { METHOD_WORDS } from '#domain/billing/ledger.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney } from '#domain/money/money.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';

/**
 * An issued invoice: seller with TIN, customer, number and dates, each line, net, tax and total, what was paid and sent back.
 * What it must hold: methods.md §6.2. Days are days in Lagos.
 */
export function renderInvoice(invoice: InvoiceView): Promise<Uint8Array> {
  const { number, title, issuedAt } = invoice;
  const about = { title: `Invoice ${number}`, subject: title, createdAt: new Date(issuedAt ?? invoice.createdAt) };
  return renderPdf(about, (parts) => [
    parts.page(
      `Invoice ${number}`,
      parts.title(`Invoice ${number}`),
      parts.field('Status', statusWords[invoice.status]),
      ...(issuedAt ? [parts.field('Issued', showTime(issuedAt, 'Africa/Lagos').date)] : []),
      ...(invoice.dueOn ? [parts.field('Due', showTime(invoice.dueOn, 'UTC').date)] : []),
      parts.field('For', title),
      parties(parts, invoice),
      lines(parts, invoice),
      sums(parts, invoice),
      ...payments(parts, invoice),
    ),
  ]);
}

const statusWords: Record<InvoiceView['status'], string> = {
  pending: 'To be paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

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
  const { discount, net, taxPercent, tax, total, pricesIncludeTax } = invoice;
  return parts.section(
    'Total',
    ...(discount.amountMinor > 0 ? [parts.field('Discount', `-${formatMoney(discount)}`)] : []),
    parts.field('Net', formatMoney(net)),
    parts.field(
      'VAT',
      taxPercent === '0' ? 'None: the seller is not registered for VAT' : `${formatMoney(tax)} (${taxPercent}%)`,
    ),
    parts.field('Total', formatMoney(total)),
    ...(taxPercent === '0'
      ? []
      : [
          parts.small(
            `${pricesIncludeTax ? 'Tax included: the unit prices have VAT inside. ' : ''}VAT is rounded once, on the total.`,
          ),
        ]),
  );
}

function payments(parts: Parts, { paid, due, refunded, credit, granted, status, payments: made }: InvoiceView) {
  const arrived = made.filter(({ received }) => received.amountMinor > 0);
  return [
    parts.section(
      'Payments',
      ...arrived.map(({ method, received, reference }) =>
        parts.field(METHOD_WORDS[method], `${formatMoney(received)}, reference ${readReference(reference).known}`),
      ),
      ...(credit.amountMinor > 0 && status !== 'cancelled' ? [parts.field('Your credit', formatMoney(credit))] : []),
      parts.field('Paid', formatMoney(paid)),
      ...(granted.amountMinor > 0 ? [parts.field('Became credit', formatMoney(granted))] : []),
      ...(refunded.amountMinor > 0 ? [parts.field('Refunded', formatMoney(refunded))] : []),
      parts.field('Still due', formatMoney(due)),
    ),
  ];
}
