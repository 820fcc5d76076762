import { type LedgerEvent, postEvent } from '#domain/billing/ledger.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, takeNumber, updateInvoice } from './invoice.repo.ts';
import { insertEntry } from './journal.repo.ts';
import { readSettings } from './settings.repo.ts';

/** Writes an event into the books, once: a second entry with the same key is refused by the database. */
export async function post(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  invoice: InvoiceRow,
  eventKey: string,
  event: LedgerEvent,
): Promise<void> {
  const postedAt = clock();
  const description = invoice.number ? `${invoice.number}: ${invoice.title}` : invoice.title;
  const entry = { id: newId(postedAt), eventKey, kind: event.kind, invoiceId: invoice.id, description, postedAt };
  await insertEntry(tx, entry, postEvent(event));
}

/** Gives the invoice its number and books it. Nothing happens to one that has a number. The caller has locked it. */
export async function issueInvoice(deps: Pick<BillingDeps, 'clock'>, tx: Db, invoice: InvoiceRow): Promise<void> {
  if (invoice.number) return;
  const issuedAt = deps.clock();
  const year = issuedAt.getUTCFullYear();
  const prefix = (await readSettings(tx))?.invoicePrefix ?? 'INV';
  const number = `${prefix}-${year}-${String(await takeNumber(tx, year)).padStart(4, '0')}`;
  await updateInvoice(tx, invoice, { number, issuedAt });
  if (invoice.totalMinor === 0) return;
  await post(deps, tx, invoice, `issued:${invoice.id}`, { kind: 'invoice_issued', ...sumsOf(invoice) });
}

/** Takes an issued invoice back in the books, once. The caller has locked it. */
export async function creditInvoice(deps: Pick<BillingDeps, 'clock'>, tx: Db, invoice: InvoiceRow): Promise<void> {
  if (!invoice.number || invoice.creditedAt || invoice.totalMinor === 0) return;
  await updateInvoice(tx, invoice, { creditedAt: deps.clock() });
  await post(deps, tx, invoice, `credited:${invoice.id}`, { kind: 'invoice_credited', ...sumsOf(invoice) });
}

function sumsOf({ currency, netMinor, taxMinor }: InvoiceRow) {
  return { currency, netMinor, taxMinor };
}
