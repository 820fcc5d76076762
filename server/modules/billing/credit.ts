import { type CreditChange, type CreditPart, sumCredit, takeCredit } from '#domain/billing/credit.ts';
import { isSettled, keptMinor, missingMinor } from '#domain/billing/settlement.ts';
import { narrow } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { TellingDeps } from '../../mail/tell-member.ts';
import type { BillingDeps } from './billing-deps.ts';
import * as repo from './credit.repo.ts';
import { type InvoiceRow, type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { amountOf, writeToPayer } from './notes.ts';
import { type LockedPayment, listLocked, updatePayment } from './payment.repo.ts';
import { listAsking } from './plan-credit.ts';

type Deps = TellingDeps & Pick<BillingDeps, 'clock' | 'everybody' | 'listOperators' | 'subjects'>;

/** Keeps changes of credit beside the entry in the books that they belong to. */
export async function keepChanges(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  invoice: LockedInvoice,
  entryKey: string,
  changes: (CreditPart & { kind: CreditChange })[],
): Promise<void> {
  const createdAt = clock();
  for (const { kind, paymentId, amountMinor } of changes) {
    const gives = kind === 'granted' || kind === 'returned';
    await repo.insertChange(tx, invoice, {
      id: newId(createdAt),
      key: `${entryKey}:${kind}:${paymentId}`,
      kind,
      amountMinor: gives ? amountMinor : -amountMinor,
      paymentId,
      createdAt,
    });
  }
}

/**
 * Turns a part of what an invoice holds into credit: what its payments brought, the newest first, and then the credit that it was
 * paid with. Only the rows; the caller posts.
 * @throws RangeError for more than it holds.
 */
export async function turnIntoCredit(
  deps: Deps,
  tx: Db,
  charged: LockedInvoice,
  entryKey: string,
  amountMinor: number,
): Promise<LockedInvoice> {
  await repo.lockCredit(tx, charged.uid);
  const payments = (await listLocked(tx, charged)).toReversed();
  const free = payments.map(({ id, receivedMinor, refundedMinor, grantedMinor, state }) => ({
    paymentId: id,
    amountMinor: state === 'reversed' ? 0 : receivedMinor - refundedMinor - grantedMinor,
  }));
  const ofMoney = takeCredit(free, Math.min(amountMinor, sumCredit(free)));
  const ofCredit = takeCredit(await repo.listApplied(tx, charged), amountMinor - sumCredit(ofMoney));
  for (const part of ofMoney) {
    const payment = payments.find(({ id }) => id === part.paymentId);
    if (payment) await updatePayment(tx, payment, { grantedMinor: payment.grantedMinor + part.amountMinor });
  }
  await keepChanges(deps, tx, charged, entryKey, [
    ...ofMoney.map((part) => ({ ...part, kind: 'granted' as const })),
    ...ofCredit.map((part) => ({ ...part, kind: 'returned' as const })),
  ]);
  return updateInvoice(tx, charged, { grantedMinor: charged.grantedMinor + amountMinor });
}

/** What a member can do with their credit. */
export const USES_OF_CREDIT =
  'Your credit pays first at your next payment for a plan. You can also choose “Refund it” in your billing history.';

/** Of an invoice that does not know of the credit. */
const sayAsking = ({ title }: InvoiceRow) =>
  `“${title}” still asks for what was left before that: choose that plan again to have your credit pay there first.`;

/** Money that an invoice does not need becomes credit, and its payer is told. Nothing happens for an amount of nothing. */
export async function grantCredit(
  deps: Deps,
  tx: Db,
  charged: LockedInvoice,
  { key, amountMinor, reason }: { key: string; amountMinor: number; reason: string },
): Promise<LockedInvoice> {
  if (amountMinor === 0) return charged;
  const { currency } = charged;
  const entryKey = `credit_granted:${key}`;
  const invoice = await turnIntoCredit(deps, tx, charged, entryKey, amountMinor);
  await post(deps, tx, invoice, entryKey, { kind: 'credit_granted', currency, amountMinor });
  const asking = (await listAsking(deps, tx, narrow(deps.everybody, invoice.uid), currency)).filter(
    ({ id }) => id !== invoice.id,
  );
  await writeToPayer(deps, tx, invoice, {
    kind: 'payment.credit',
    title: `${amountOf(invoice, amountMinor)} is your credit`,
    body: [
      `${amountOf(invoice, amountMinor)} of what you paid for “${invoice.title}” is your credit. ${reason} ${USES_OF_CREDIT}`,
      ...asking.map(sayAsking),
    ].join(' '),
  });
  return invoice;
}

/** The credit that still pays an invoice becomes the payer's again. */
export async function returnApplied(
  deps: Deps,
  tx: Db,
  charged: LockedInvoice,
  reason: string,
): Promise<LockedInvoice> {
  const applied = sumCredit(await repo.listApplied(tx, charged));
  const amountMinor = Math.max(0, Math.min(keptMinor(charged), applied));
  return grantCredit(deps, tx, charged, { key: `returned:${charged.id}`, amountMinor, reason });
}

/** What the payer's credit is to pay of an invoice of which the rest has come. */
const wantedOf = (invoice: LockedInvoice) =>
  Math.min(Math.max(0, invoice.creditMinor - invoice.appliedMinor), missingMinor(invoice));

/**
 * Whether the payer still holds what credit is to pay, once the rest is there; what is credited with this very payment counts. Where
 * it was used elsewhere meanwhile, the invoice relies on what is there.
 */
export async function checkCredit(deps: Deps, tx: Db, invoice: LockedInvoice): Promise<LockedInvoice> {
  const { everybody, subjects } = deps;
  if (!isSettled(invoice)) return invoice;
  const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
  await subjects.get(subject.kind)?.onSettling?.(tx, subject, wantedOf(invoice));
  const wanted = wantedOf(invoice);
  if (wanted === 0) return invoice;
  const held = sumCredit(await repo.listCredit(tx, narrow(everybody, invoice.uid), invoice.currency));
  return held >= wanted ? invoice : updateInvoice(tx, invoice, { creditMinor: invoice.appliedMinor + held });
}

/** Credit pays what is missing of an invoice. @throws RangeError where it was used by somebody else in this very moment. */
export async function applyCredit(deps: Deps, tx: Db, charged: LockedInvoice): Promise<LockedInvoice> {
  const amountMinor = wantedOf(charged);
  if (amountMinor === 0) return updateInvoice(tx, charged, { creditMinor: charged.appliedMinor });
  const { currency } = charged;
  await repo.lockCredit(tx, charged.uid);
  const parts = takeCredit(await repo.listCredit(tx, narrow(deps.everybody, charged.uid), currency), amountMinor);
  const appliedMinor = charged.appliedMinor + amountMinor;
  const paidMinor = charged.paidMinor + amountMinor;
  const invoice = await updateInvoice(tx, charged, { appliedMinor, creditMinor: appliedMinor, paidMinor });
  const entryKey = `credit_applied:${invoice.id}`;
  await post(deps, tx, invoice, entryKey, { kind: 'credit_applied', currency, amountMinor });
  await keepChanges(
    deps,
    tx,
    invoice,
    entryKey,
    parts.map((part) => ({ ...part, kind: 'applied' })),
  );
  return invoice;
}

/** What is left of the credit that a payment gave; it stays so until the transaction ends. */
export async function findUnused(
  { everybody }: Pick<Deps, 'everybody'>,
  tx: Db,
  { uid }: LockedInvoice,
  { id }: LockedPayment,
): Promise<number> {
  await repo.lockCredit(tx, uid);
  return repo.findCreditOf(tx, everybody, id);
}

/**
 * The payer's bank took the money of a payment, or `mostMinor` of it: what is left of its credit ends. What it has paid meanwhile is
 * due again.
 */
export async function withdrawCredit(
  deps: Deps,
  tx: Db,
  charged: LockedInvoice,
  payment: LockedPayment,
  mostMinor = Number.MAX_SAFE_INTEGER,
) {
  const amountMinor = Math.min(mostMinor, await findUnused(deps, tx, charged, payment));
  if (amountMinor === 0) return { invoice: charged, payment };
  const { currency } = charged;
  const invoice = await updateInvoice(tx, charged, { grantedMinor: charged.grantedMinor - amountMinor });
  const entryKey = `credit_withdrawn:${payment.id}:${newId(deps.clock())}`;
  await post(deps, tx, invoice, entryKey, { kind: 'credit_withdrawn', currency, amountMinor });
  await keepChanges(deps, tx, invoice, entryKey, [{ kind: 'withdrawn', paymentId: payment.id, amountMinor }]);
  return { invoice, payment: await updatePayment(tx, payment, { grantedMinor: payment.grantedMinor - amountMinor }) };
}
