import type { InvoiceView } from '#contract/billing/billing.ts';
import { historyStatusWords } from '#domain/billing/history.ts';
import { METHOD_WORDS } from '#domain/billing/ledger.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

/**
 * An issued invoice: seller with TIN, customer, number and dates, each line, net, tax and total, what credit notes took off, what was paid
 * and what goes back.
 * What it must hold: methods.md §6.2. Days are days in Lagos.
 */
export function renderInvoice(invoice: PrintedInvoice): Promise<Uint8Array> {
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
      ...payments(parts, invoice),
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

function lines(parts: Parts, invoice: PrintedInvoice) {
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

function sums(parts: Parts, invoice: PrintedInvoice) {
  const { discount, net, taxPercent, tax, total, pricesIncludeTax, creditNotes, charged } = invoice;
  return parts.section(
    'Total',
    ...(discount.amountMinor > 0 ? [parts.field('Discount', `-${formatMoney(discount)}`)] : []),
    parts.field('Net', formatMoney(net)),
    parts.field(
      'VAT',
      taxPercent === '0' ? 'None: the seller is not registered for VAT' : `${formatMoney(tax)} (${taxPercent}%)`,
    ),
    parts.field('Total', formatMoney(total)),
    ...creditNotes.map(({ number, amount }) => parts.field('Credit note', `${number} −${formatMoney(amount)}`)),
    ...(creditNotes.length > 0 ? [parts.field('Total left', formatMoney(charged))] : []),
    ...(taxPercent === '0'
      ? []
      : [
          parts.small(
            `${pricesIncludeTax ? 'Tax included: the unit prices have VAT inside. ' : ''}VAT is rounded once, on the total.`,
          ),
        ]),
  );
}

function payments(parts: Parts, invoice: PrintedInvoice) {
  const { paid, due, kept, sentBack, promised, credit, becameCredit, status, payments: made } = invoice;
  const arrived = made.filter(({ received }) => received.amountMinor > 0);
  const some = (label: string, amount: Money, why = '') =>
    amount.amountMinor > 0 ? [parts.field(label, `${formatMoney(amount)}${why}`)] : [];
  const taken = [
    ...some('Became credit', becameCredit.beyond, ', paid beyond the total'),
    ...some('Became credit', becameCredit.byNotes, ', by credit note'),
    ...some('Refunded', sentBack),
    ...some('To be refunded', promised),
  ];
  return [
    parts.section(
      'Payments',
      ...arrived.map(({ method, received, reference }) =>
        parts.field(METHOD_WORDS[method], `${formatMoney(received)}, reference ${readReference(reference).known}`),
      ),
      ...(status === 'cancelled' ? [] : some('Your credit', credit)),
      parts.field('Paid', formatMoney(paid)),
      ...taken,
      // What the sums come to: as much as is left of the total, where nothing is due.
      ...(taken.length > 0 ? [parts.field('Kept', formatMoney(kept))] : []),
      parts.field('Still due', formatMoney(due)),
    ),
  ];
}
