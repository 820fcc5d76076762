import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';
import type { DisputeFile, Evidence } from './evidence.ts';

/** One file for the payer's bank. Source: issue "Plans and money", part 2: "with the evidence in one file". */
export function renderDisputeFile(file: DisputeFile): Promise<Uint8Array> {
  const { dispute, madeAt } = file;
  const title = `Payment ${readReference(dispute.payment.reference).known}`;
  return renderPdf({ title, subject: dispute.invoice.title, createdAt: new Date(madeAt) }, (parts) => [
    parts.page(
      title,
      parts.title(title),
      parts.field('Dispute', `${dispute.providerDispute}, ${formatMoney(dispute.amount)}`),
      parts.field('Reason given', dispute.reason),
      parts.field('This file was made', timeOf(madeAt)),
      invoicePart(parts, file),
      paymentPart(parts, file),
      consentPart(parts, file),
      usePart(parts, file),
      mailPart(parts, file),
      parts.small('All times are UTC. What the customer wrote stays with them and is no part of this file.'),
    ),
  ]);
}

function invoicePart(parts: Parts, { invoice }: DisputeFile) {
  const { number, issuedAt, customer, lines, discount, tax, total, taxPercent } = invoice;
  return parts.section(
    'Invoice',
    parts.field('Number', number ?? 'Not issued'),
    ...(issuedAt ? [parts.field('Issued', timeOf(issuedAt))] : []),
    parts.field('Customer', [customer.name, customer.email].filter(Boolean).join('\n')),
    ...lines.map(({ description, amount }) => parts.field(description, formatMoney(amount))),
    ...(discount.amountMinor > 0 ? [parts.field('Discount', `-${formatMoney(discount)}`)] : []),
    ...(taxPercent === '0' ? [] : [parts.field(`VAT ${taxPercent}%`, formatMoney(tax))]),
    parts.field('Total', formatMoney(total)),
  );
}

function paymentPart(parts: Parts, { invoice }: DisputeFile) {
  return parts.section(
    'Payments and receipts',
    ...invoice.payments
      .filter(({ received }) => received.amountMinor > 0)
      .flatMap(({ reference, received, createdAt, refunds }) => [
        parts.field(readReference(reference).known, `${formatMoney(received)}, begun ${timeOf(createdAt)}`),
        ...refunds.map(({ amount, status, createdAt: at }) =>
          parts.field('Sent back', `${formatMoney(amount)}, ${status}, ${timeOf(at)}`),
        ),
      ]),
  );
}

function consentPart(parts: Parts, { consents }: DisputeFile) {
  const words = ({ version, at }: Evidence['consents'][number]) =>
    [version === null ? '' : `version ${version}`, timeOf(at)].filter(Boolean).join(', ');
  return parts.section(
    'What the customer agreed to',
    ...(consents.length === 0 ? [parts.text('No agreement is kept.')] : []),
    ...consents.map((one) => parts.field(one.subject === 'terms' ? 'Terms of service' : 'Privacy policy', words(one))),
  );
}

function usePart(parts: Parts, { signIns, used }: DisputeFile) {
  return parts.section(
    'How the customer used it',
    ...used.map(({ what, count }) => parts.field(what, String(count))),
    ...(signIns.length === 0 ? [parts.text('No sign-in is kept.')] : []),
    ...signIns.map(({ beganAt, lastUsedAt }) =>
      parts.field('Signed in', `${timeOf(beganAt)}, last used ${timeOf(lastUsedAt)}`),
    ),
  );
}

function mailPart(parts: Parts, { mails }: DisputeFile) {
  return parts.section(
    'Mails that were sent to the customer',
    ...(mails.length === 0 ? [parts.text('None in the last 30 days.')] : []),
    ...mails.map((at) => parts.field('Sent', timeOf(at))),
  );
}

/** "2027-02-03 11:00 UTC". */
const timeOf = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
