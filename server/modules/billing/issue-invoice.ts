import { type LedgerEvent, postEvent } from '#domain/billing/ledger.ts';
import { paperNumber, paperYear } from '#domain/billing/papers.ts';
import { withTaxInside } from '#domain/billing/subscription/proration.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, type LockedInvoice, takeNumber, updateInvoice } from './invoice.repo.ts';
import { issuePaper } from './issue-paper.ts';
import { insertEntry } from './journal.repo.ts';
import { readSettings } from './settings.repo.ts';

/**
 * Writes an event into the books, once: a second entry with the same key is refused by the database.
 * @returns the id of the entry.
 */
export async function post(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  invoice: InvoiceRow,
  eventKey: string,
  event: LedgerEvent,
): Promise<string> {
  const postedAt = clock();
  const description = invoice.number ? `${invoice.number}: ${invoice.title}` : invoice.title;
  const entry = { id: newId(postedAt), eventKey, kind: event.kind, invoiceId: invoice.id, description, postedAt };
  await insertEntry(tx, entry, postEvent(event));
  return entry.id;
}

/** Gives the invoice its number and books it. Nothing happens to one that has a number. */
export async function issueInvoice(
  deps: Pick<BillingDeps, 'clock'>,
  tx: Db,
  invoice: LockedInvoice,
): Promise<LockedInvoice> {
  if (invoice.number) return invoice;
  const issuedAt = deps.clock();
  const year = paperYear(issuedAt);
  const prefix = (await readSettings(tx))?.invoicePrefix ?? 'INV';
  const number = paperNumber(prefix, year, await takeNumber(tx, 'invoice', year));
  const issued = await updateInvoice(tx, invoice, { number, issuedAt });
  if (issued.totalMinor > 0)
    await post(deps, tx, issued, `issued:${issued.id}`, { kind: 'invoice_issued', ...sumsOf(issued) });
  return issued;
}

/** Takes an issued invoice back in the books, once, by a credit note: what those before it have not taken back. */
export async function creditInvoice(
  deps: Pick<BillingDeps, 'clock'>,
  tx: Db,
  invoice: LockedInvoice,
  reason: string,
): Promise<LockedInvoice> {
  if (!invoice.number || invoice.creditedAt || invoice.totalMinor === 0) return invoice;
  const credited = await updateInvoice(tx, invoice, { creditedAt: deps.clock() });
  const amountMinor = credited.totalMinor - credited.notedMinor;
  if (amountMinor === 0) return credited;
  const sums = sumsOf(credited);
  const entryId = await post(deps, tx, credited, `credited:${credited.id}`, { kind: 'invoice_credited', ...sums });
  const { netMinor, taxMinor } = sums;
  await issuePaper(deps, tx, credited, { kind: 'credit_note', entryId, amountMinor, netMinor, taxMinor, reason });
  return credited;
}

/**
 * Takes a part of a paid invoice back by a credit note, with the tax in it. `paidMinor`: by how much what was paid changes with it.
 * @throws where the database finds that the invoice is not paid in full after that.
 */
export async function noteInvoice(
  deps: Pick<BillingDeps, 'clock'>,
  tx: Db,
  invoice: LockedInvoice,
  { key, amountMinor, reason }: { key: string; amountMinor: number; reason: string },
  paidMinor: number,
): Promise<LockedInvoice> {
  const { currency, notedMinor, notedTaxMinor } = invoice;
  const { netMinor, taxMinor } = partOf(invoice, amountMinor);
  const noted = await updateInvoice(tx, invoice, {
    notedMinor: notedMinor + amountMinor,
    notedTaxMinor: notedTaxMinor + taxMinor,
    paidMinor: invoice.paidMinor + paidMinor,
  });
  const entry = { kind: 'invoice_credited', currency, netMinor, taxMinor } as const;
  const entryId = await post(deps, tx, noted, `credited:${invoice.id}:part:${key}`, entry);
  await issuePaper(deps, tx, noted, { kind: 'credit_note', entryId, amountMinor, netMinor, taxMinor, reason });
  return noted;
}

/** A part of an invoice with the tax that it has itself, whatever the rate is today. Never more of either than is left. */
export function partOf(invoice: InvoiceRow, amountMinor: number): { netMinor: number; taxMinor: number } {
  const left = sumsOf(invoice);
  const { taxMinor: inside } = withTaxInside(amountMinor, Number(`${invoice.taxPercent}e-2`));
  const taxMinor = Math.min(left.taxMinor, Math.max(inside, amountMinor - left.netMinor));
  return { netMinor: amountMinor - taxMinor, taxMinor };
}

/** Without what credit notes have taken back. */
function sumsOf({ currency, netMinor, taxMinor, notedMinor, notedTaxMinor }: InvoiceRow) {
  return { currency, netMinor: netMinor - (notedMinor - notedTaxMinor), taxMinor: taxMinor - notedTaxMinor };
}
