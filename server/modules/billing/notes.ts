import { links } from '#contract/links.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { type TellingDeps, tellMember } from '../../mail/tell-member.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { InvoiceRow } from './invoice.repo.ts';

type NoteDeps = Pick<BillingDeps, 'notify' | 'listOperators'>;
type Note = { kind: NoticeKind; title: string; body: string; text?: TextNote; href?: string };

/** Tells the person the invoice is for. */
export async function notifyPayer({ notify }: NoteDeps, tx: Db, invoice: InvoiceRow, note: Note): Promise<void> {
  const about = { kind: 'invoice', id: invoice.id } as const;
  await notify(tx, { uid: invoice.uid, href: links.invoice(invoice.id), about, ...note });
}

/** Tells the person the invoice is for, by mail too: of money that waits for them. */
export async function writeToPayer(deps: TellingDeps, tx: Db, { id, uid }: InvoiceRow, note: Note): Promise<void> {
  const href = links.billingHistory();
  await tellMember(
    deps,
    tx,
    { uid, href, about: { kind: 'invoice', id }, ...note },
    { button: 'Open your billing history' },
  );
}

/** Tells every operator that something waits for them. */
export async function notifyOperators(deps: NoteDeps, tx: Db, href: string, note: Note): Promise<void> {
  for (const { uid } of await deps.listOperators(tx)) await deps.notify(tx, { uid, href, ...note });
}

/** An amount in the invoice's currency, in words. */
export function amountOf({ currency }: Pick<InvoiceRow, 'currency'>, amountMinor: number): string {
  return formatMoney({ amountMinor, currency });
}
