import { METHOD_WORDS } from '#domain/billing/ledger.ts';
import { formatMoney } from '#domain/money/money.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import { renderPdf } from '../../pdf/render.ts';
import { parties } from './invoice-pdf.ts';
import type { PrintedPaper } from './printed-paper.ts';

const words = {
  receipt: { name: 'Receipt', amount: 'Received', reason: 'Note' },
  credit_note: { name: 'Credit note', amount: 'Credited', reason: 'Why' },
} as const;

/** A receipt or a credit note. Days are days in Lagos. */
export function renderPaper(paper: PrintedPaper): Promise<Uint8Array> {
  const { name, amount, reason } = words[paper.kind];
  const heading = `${name} ${paper.number}`;
  const about = { title: heading, subject: paper.title, createdAt: new Date(paper.issuedAt) };
  const { tax, payment } = paper;
  return renderPdf(about, (parts) => [
    parts.page(
      heading,
      parts.title(heading),
      parts.field('Date', showTime(paper.issuedAt, 'Africa/Lagos').date),
      parts.field('For', paper.title),
      parts.field(
        'Invoice',
        paper.invoiceNumber ?? (paper.isPending ? 'It is issued once everything is paid' : 'None was issued'),
      ),
      ...(payment ? [parts.field('Payment', `${METHOD_WORDS[payment.method]}, reference ${payment.reference}`)] : []),
      ...(paper.reason ? [parts.field(reason, paper.reason)] : []),
      parties(parts, paper),
      parts.section(
        'Amount',
        ...(tax
          ? [
              parts.field('Net', formatMoney(tax.net)),
              parts.field('VAT', tax.percent === '0' ? 'None' : `${formatMoney(tax.vat)} (${tax.percent}%)`),
            ]
          : []),
        parts.field(amount, formatMoney(paper.amount)),
        ...(paper.kind === 'credit_note' && !tax
          ? [parts.small('This money was not needed for an invoice: no tax was charged on it.')]
          : []),
      ),
    ),
  ]);
}
