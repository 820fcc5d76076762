import type { InvoiceView } from '#contract/billing/billing.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { sumWordsOf } from './under-way.ts';

/** What was paid in money, or that credit paid all of it. */
function paidWords(invoice: InvoiceView): string {
  const { total, credit } = invoice;
  const sumWords = sumWordsOf(invoice);
  const amountMinor = total.amountMinor - credit.amountMinor;
  if (credit.amountMinor > 0 && amountMinor <= 0) return `Paid with ${sumWords(credit)} of your credit`;
  return `Paid: ${sumWords({ ...total, amountMinor })}`;
}

/** How an invoice ended: paid, credited, and what went back of it. */
export function Outcome({ invoice }: { invoice: InvoiceView }) {
  const sumWords = sumWordsOf(invoice);
  return (
    <>
      {invoice.status === 'paid' && invoice.standing !== 'credited' && (
        <Banner tone="success" role="status" title={paidWords(invoice)}>
          {invoice.credit.amountMinor > 0 &&
            invoice.credit.amountMinor < invoice.total.amountMinor &&
            `It costs ${sumWords(invoice.total)}, and your credit paid ${sumWords(invoice.credit)} of it. `}
          Thank you. Your invoice is {invoice.number}.
        </Banner>
      )}
      {invoice.status === 'cancelled' && (
        <Banner tone="info" role="status" title="There is nothing to pay">
          The invoice for “{invoice.title}” was cancelled.
          {invoice.granted.amountMinor > 0 && ` ${sumWords(invoice.granted)} of what you paid became your credit.`}
        </Banner>
      )}
      <Credited invoice={invoice} />
      <SentBack invoice={invoice} />
    </>
  );
}

/** What credit notes took off a paid invoice. */
function Credited({ invoice }: { invoice: InvoiceView }) {
  const { standing, total, charged, becameCredit } = invoice;
  if (standing !== 'credited' && standing !== 'credited_in_part') return null;
  const sumWords = sumWordsOf(invoice);
  const noted = { ...total, amountMinor: total.amountMinor - charged.amountMinor };
  const title = standing === 'credited' ? 'This invoice was credited' : `${sumWords(noted)} of it was credited`;
  return (
    <Banner tone="info" title={title}>
      {becameCredit.byNotes.amountMinor > 0 && `${sumWords(becameCredit.byNotes)} of what you paid became your credit.`}
    </Banner>
  );
}

/** What went back, and what is only promised. */
function SentBack({ invoice }: { invoice: InvoiceView }) {
  const { sentBack, promised, payments } = invoice;
  const sumWords = sumWordsOf(invoice);
  const refunds = payments.flatMap((payment) => payment.refunds).filter(({ status }) => status !== 'void');
  const words = [
    sentBack.amountMinor > 0 && `${sumWords(sentBack)} was sent back`,
    promised.amountMinor > 0 && `${sumWords(promised)} goes back to you`,
  ].filter((part) => part !== false);
  if (words.length === 0) return null;
  return (
    <Banner tone="info" title={words.join(', ')}>
      {refunds.at(-1)?.reason}
    </Banner>
  );
}
