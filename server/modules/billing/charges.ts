import { sumCredit } from '#domain/billing/credit.ts';
import { type EndedBy, INVOICE_MACHINE } from '#domain/billing/payment-machine.ts';
import { keptMinor } from '#domain/billing/settlement.ts';
import { invoiceTax } from '#domain/finance/invoice-tax.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Charges, ComputeTax, Invoice, ReadTax, Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { listApplied } from './credit.repo.ts';
import { giveBackAll } from './excess.ts';
import {
  describeFirstLine,
  findBySubject,
  type InvoiceRow,
  insertInvoice,
  type LockedInvoice,
  lockInvoice,
  updateInvoice,
} from './invoice.repo.ts';
import { creditInvoice, issueInvoice } from './issue-invoice.ts';
import { listLocked, listPayments } from './payment.repo.ts';
import { closePending } from './receipts.ts';
import { refundAll } from './refunds.ts';
import { readSettings } from './settings.repo.ts';
import { isSentTransfer } from './transfer.repo.ts';

/** What other modules ask of billing, within their own transaction. */
export function createCharges(deps: BillingDeps): Charges {
  const { everybody } = deps;
  return {
    async open(tx, { payer, subject, title, currency, lines, issue, ...rest }) {
      const { discountMinor = 0, creditMinor = 0, pricesIncludeTax = false, dueOn = null } = rest;
      if (!deps.subjects.has(subject.kind))
        throw new Error(`no module has registered that it charges for a ${subject.kind}`);
      const settings = await readSettings(tx);
      const taxPercent = taxPercentOf(settings);
      const priced = invoiceTax({
        lines: lines.map(({ quantity, unitMinor }) => ({ quantity, unit_minor: unitMinor })),
        rate: rateOf(taxPercent),
        discount_minor: discountMinor,
        prices_include_tax: pricesIncludeTax,
      });
      const person = await deps.findPerson(tx, payer.uid);
      const createdAt = deps.clock();
      let invoice = await insertInvoice(
        tx,
        payer,
        {
          id: newId(createdAt),
          subjectKind: subject.kind,
          subjectId: subject.id,
          title,
          currency,
          pricesIncludeTax,
          discountMinor,
          netMinor: priced.net,
          taxPercent,
          taxMinor: priced.taxes.vat ?? 0,
          totalMinor: priced.gross,
          creditMinor,
          dueOn,
          seller: {
            name: settings?.sellerName ?? '',
            address: settings?.sellerAddress ?? '',
            tin: settings?.sellerTin ?? '',
          },
          customer: { name: person?.name ?? '', email: person?.email ?? '' },
          createdAt,
        },
        lines,
      );
      if (issue) invoice = await issueInvoice(deps, tx, invoice);
      // Nothing to pay is paid.
      const paid = invoice.totalMinor === 0 && nextState(INVOICE_MACHINE, invoice.state, 'pay');
      return toInvoice(paid ? await updateInvoice(tx, invoice, { state: paid }) : invoice);
    },

    async find(tx, subject) {
      const row = await findBySubject(tx, everybody, subject);
      return row && toInvoice(row);
    },

    async describe(tx, subject, description) {
      const invoice = await lockNewest(deps, tx, subject);
      if (invoice && !invoice.number) await describeFirstLine(tx, invoice, description);
    },

    async lock(tx, subject) {
      await lockNewest(deps, tx, subject);
    },

    async cancel(tx, subject, by, why) {
      const invoice = await lockNewest(deps, tx, subject);
      if (!invoice) return;
      const reason = why ?? `It was cancelled before it was paid${invoice.paidMinor > 0 ? ' in full' : ''}.`;
      const cancelled = await cancelInvoice(deps, tx, invoice, { by, reason });
      if (cancelled) await giveBackAll(deps, tx, cancelled, reason);
    },

    async isTransferSent(tx, subject) {
      const row = await findBySubject(tx, everybody, subject);
      return row !== undefined && (await listPayments(tx, row)).some(isSentTransfer);
    },

    async refundable(db, subject) {
      const row = await findBySubject(db, everybody, subject);
      if (row?.state !== 'paid' || row.creditedAt) return { moneyMinor: 0, creditMinor: 0, byTransfer: false };
      const left = (await listPayments(db, row)).map(({ state, method, ...sums }) => ({
        method,
        minor: state === 'reversed' ? 0 : sums.receivedMinor - sums.refundedMinor - sums.grantedMinor,
      }));
      const moneyMinor = left.reduce((sum, { minor }) => sum + minor, 0);
      const applied = sumCredit(await listApplied(db, row));
      return {
        moneyMinor,
        creditMinor: Math.max(0, Math.min(keptMinor(row) - moneyMinor, applied)),
        byTransfer: left.some(({ method, minor }) => method === 'bank_transfer' && minor > 0),
      };
    },

    async refund(tx, subject, by, reason) {
      const invoice = await lockNewest(deps, tx, subject);
      const cancelled = invoice && (await cancelInvoice(deps, tx, invoice, { by, reason }));
      if (cancelled) await refundAll(deps, tx, cancelled, reason);
      if (invoice?.state === 'paid') await refundAll(deps, tx, await creditInvoice(deps, tx, invoice, reason), reason);
    },
  };
}

/** What `open` would charge on top of a net amount just now. */
export const computeTax: ComputeTax = async (tx, netMinor) => {
  const { percent, on } = await readTax(tx);
  return { taxPercent: percent ?? '0', taxMinor: on(netMinor) };
};

/** The tax of today, for prices that are shown before anything is charged. */
export const readTax: ReadTax = async (tx) => {
  const taxPercent = taxPercentOf(await readSettings(tx));
  const rate = rateOf(taxPercent);
  return {
    percent: rate > 0 ? String(Number(taxPercent)) : null,
    on: (netMinor) => invoiceTax({ lines: [{ quantity: 1, unit_minor: netMinor }], rate }).taxes.vat ?? 0,
  };
};

/** Tax is charged only where the seller is registered for it. */
function taxPercentOf(settings: Awaited<ReturnType<typeof readSettings>>): string {
  return settings?.taxRegistered ? settings.taxPercent : '0';
}

/** A percentage as a share, "2.9" as 0.029: read as a decimal, because dividing it in binary is off by a kobo at times. */
function rateOf(taxPercent: string): number {
  return Number(`${taxPercent}e-2`);
}

/** Nothing is due any more. Undefined for one that is not pending; what had come in part is the caller's to give back. */
async function cancelInvoice(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  { by, reason }: { by: EndedBy; reason: string },
): Promise<LockedInvoice | undefined> {
  const state = invoice.state === 'pending' && nextState(INVOICE_MACHINE, invoice.state, 'cancel');
  if (!state) return undefined;
  const cancelled = await updateInvoice(tx, invoice, { state });
  await closePending(deps, tx, await listLocked(tx, cancelled), by);
  return creditInvoice(deps, tx, cancelled, reason);
}

/** The newest invoice of the subject, so that nobody else changes it. */
export async function lockNewest(
  { everybody }: BillingDeps,
  tx: Db,
  subject: Subject,
): Promise<LockedInvoice | undefined> {
  const row = await findBySubject(tx, everybody, subject);
  return row && lockInvoice(tx, everybody, row.id);
}

function toInvoice(row: InvoiceRow): Invoice {
  const { id, number, state, currency, totalMinor } = row;
  return { id, number, state, currency, totalMinor, receivedMinor: keptMinor(row) };
}
