import { links } from '#contract/links.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { type TellingDeps, tellMember } from '../../mail/tell-member.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { PaymentRow } from './payment.repo.ts';

type NoteDeps = Pick<BillingDeps, 'notify' | 'listOperators'>;
type Note = { kind: NoticeKind; title: string; body: string; text?: TextNote; href?: string };

/** Tells the person the invoice is for. */
export async function notifyPayer({ notify }: NoteDeps, tx: Db, invoice: InvoiceRow, note: Note): Promise<void> {
  const about = { kind: 'invoice', id: invoice.id } as const;
  await notify(tx, { uid: invoice.uid, href: links.invoice(invoice.id), about, ...note });
}

/** Where what is written of an invoice leads: to money of theirs, or to what is to pay. */
const PAGES = {
  history: { href: links.billingHistory, button: () => 'Open your billing history' },
  invoice: { href: links.invoice, button: invoiceButton },
};

/** Most are issued, and so have a number, only once they are paid. */
export function invoiceButton({ number }: Pick<InvoiceRow, 'number'>): string {
  return number === null ? 'Open the payment' : 'Open the invoice';
}

/** Tells the person the invoice is for, by mail too: of money that waits for them, or is missing. `next`: what the mail says to do. */
export async function writeToPayer(
  deps: TellingDeps,
  tx: Db,
  invoice: InvoiceRow,
  { page = 'history', next, ...note }: Note & { page?: keyof typeof PAGES; next?: string },
): Promise<void> {
  const { id, uid } = invoice;
  const { href, button } = PAGES[page];
  const about = { kind: 'invoice', id } as const;
  await tellMember(
    deps,
    tx,
    { uid, href: href(id), about, ...note },
    { button: button(invoice), lines: next ? [next] : [] },
  );
}

/** Tells every operator that something waits for them. */
export async function notifyOperators(deps: NoteDeps, tx: Db, href: string, note: Note): Promise<void> {
  for (const { uid } of await deps.listOperators(tx)) await deps.notify(tx, { uid, href, ...note });
}

/** Whom and what money is about, as an entry of the operators' log names it. */
export async function namedInAudit(
  { findPerson }: Pick<BillingDeps, 'findPerson'>,
  tx: Db,
  invoice: Pick<InvoiceRow, 'uid' | 'customer' | 'title'>,
  { reference }: Pick<PaymentRow, 'reference'>,
) {
  const member = (await findPerson(tx, invoice.uid))?.email ?? invoice.customer.email;
  return { member, for: invoice.title, reference: readReference(reference).known };
}

/** An amount in the invoice's currency, in words. */
export function amountOf({ currency }: Pick<InvoiceRow, 'currency'>, amountMinor: number): string {
  return formatMoney({ amountMinor, currency });
}
