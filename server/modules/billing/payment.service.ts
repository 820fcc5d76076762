import type { Instructions, PaymentView } from '#contract/billing/billing.ts';
import type { AskedPayment } from '#contract/billing/payments.ts';
import { AppError } from '#contract/errors.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import type { Currency } from '#domain/money/money.ts';
import { nextState } from '#domain/state-machine.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type PaymentsPort, ProviderUnavailable } from '../../ports/payments/port.ts';
import { isLongAwaited } from './answered.ts';
import { listAttempts } from './attempt.repo.ts';
import type { BillingDeps } from './billing-deps.ts';
import { viewPayment } from './billing-view.ts';
import type { Checkout } from './checkout.ts';
import { findInvoice, type InvoiceRow, type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import * as repo from './payment.repo.ts';
import { newReference } from './reference.ts';

/** Who pays, and the address that the provider writes to. */
type Payer = { scope: OwnerScope; email: string };
type Start = { method: PaymentMethod; returnTo?: string; keepCard?: boolean };

/** How a founder pays. */
export function createPaymentService(deps: BillingDeps & { checkout: Checkout }) {
  const { clock, database, methods, publicUrl, checkout } = deps;

  /**
   * A pending payment that can be gone on with: a checkout that did not go through, is for another amount, or keeps a card where
   * none is to be kept, makes way,
   * and so does a transfer to another account than today's (`instructions`), unless it is under way.
   */
  function isUsable(
    invoice: InvoiceRow,
    payment: repo.PaymentRow,
    { instructions = null, keepsCard }: { instructions?: Instructions | null; keepsCard: boolean },
  ): boolean {
    if (payment.problem) return false;
    if (payment.method === 'checkout')
      return payment.keepsCard === keepsCard && payment.amountMinor === dueMinor(invoice) + payment.receivedMinor;
    return payment.claimedAt !== null || payment.receivedMinor > 0 || isSameAccount(payment.instructions, instructions);
  }

  /** @throws PAYMENT_MISMATCH: nobody pays again while the operator looks at what came. */
  function checkMismatch<Payment extends repo.PaymentRow>(pending: Payment[]): Payment[] {
    if (pending.some(({ problem }) => problem === 'mismatch')) throw new AppError('PAYMENT_MISMATCH');
    return pending;
  }

  /** Who takes a currency, by one method or any, the first one first. */
  async function listOffered(currency: Currency, wanted?: PaymentMethod): Promise<PaymentsPort[]> {
    const offered: PaymentsPort[] = [];
    for (const port of methods)
      if ((wanted ?? port.method) === port.method && (await port.offers(currency))) offered.push(port);
    return offered;
  }

  async function notifyBegun(tx: Db, { subjectKind: kind, subjectId: id }: LockedInvoice, method: PaymentMethod) {
    await deps.subjects.get(kind)?.onPaymentBegun?.(tx, { kind, id }, method);
  }

  async function begin(
    port: PaymentsPort,
    { email }: Payer,
    invoice: InvoiceRow,
    returnTo: string,
    keepsCard: boolean,
  ) {
    const createdAt = clock();
    const id = newId(createdAt);
    const callback = new URL(returnTo, publicUrl);
    callback.searchParams.set('payment', id);
    const { currency, title } = invoice;
    const order = { reference: newReference(), amountMinor: dueMinor(invoice), currency };
    const begun = await port
      .begin({ ...order, title, email, callbackUrl: callback.href, keepCard: keepsCard })
      .catch(throwUnavailable);
    const { method, provider } = port;
    return { ...order, ...begun, id, createdAt, method, provider, keepsCard };
  }

  /**
   * A charge of a kept card that is not over: nobody pays beside it. Its owner confirms it where the bank wants that.
   * @throws PAYMENT_BEING_CHECKED: nobody knows yet whether it was charged.
   */
  async function findOpenCharge(invoice: InvoiceRow): Promise<repo.PaymentRow | undefined> {
    const findOpen = async () =>
      (await listAttempts(database.db, invoice)).find(({ attempt }) => attempt.finalAt === null);
    const known = await findOpen();
    if (!known) return undefined;
    await checkout.settle(known.payment.reference).catch(throwUnavailable);
    const open = await findOpen();
    if (open?.attempt.outcome === 'unknown') throw new AppError('PAYMENT_BEING_CHECKED');
    return open?.payment;
  }

  /** Whether a mail says what becomes of it: where the payer has waited for long, and the address is proven. */
  async function willWrite(db: Db, payment: repo.PaymentRow): Promise<boolean> {
    if (payment.state !== 'pending' || payment.problem || !isLongAwaited(payment, clock())) return false;
    return (await deps.findPerson(db, payment.uid))?.emailVerified ?? false;
  }

  return {
    async listMethods(currency: Currency) {
      const offered = new Set((await listOffered(currency)).map(({ method }) => method));
      return { items: [...offered].map((method) => ({ method })) };
    },

    async read(db: Db, scope: OwnerScope, id: string): Promise<PaymentView> {
      const payment = await repo.findPayment(db, scope, id);
      if (!payment) throw new AppError('PAYMENT_UNKNOWN');
      return viewPayment(db, payment);
    },

    /**
     * Begins a payment or answers the one that is pending. A provider who has one pending comes before all others. The
     * provider is asked first and outside a transaction: should anything fail after that, nobody was given the address of
     * its page.
     * @throws INVOICE_UNKNOWN, INVOICE_SETTLED, PAYMENT_METHOD_NOT_OFFERED, PAYMENT_MISMATCH, PAYMENT_BEING_CHECKED,
     * PAYMENT_PROVIDER_AWAY.
     */
    async start(payer: Payer, invoiceId: string, { method, returnTo, keepCard = false }: Start): Promise<PaymentView> {
      const { db } = database;
      const { scope } = payer;
      // It may have been paid since: nobody is sent to pay a second time.
      for (const { reference } of await repo.listPending(db, scope, invoiceId, method))
        await checkout.settle(reference).catch(throwUnavailable);
      const invoice = await findInvoice(db, scope, invoiceId);
      if (!invoice) throw new AppError('INVOICE_UNKNOWN');
      const charge = method === 'checkout' ? await findOpenCharge(invoice) : undefined;
      if (charge) return viewPayment(db, charge);
      const isEnough = ({ smallestMinor }: PaymentsPort) =>
        dueMinor(invoice) >= (smallestMinor[invoice.currency] ?? 0) || invoice.state !== 'pending';
      const offered = (await listOffered(invoice.currency, method)).filter(isEnough);
      const [first] = offered;
      if (!first) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
      if (invoice.state !== 'pending' || dueMinor(invoice) === 0) throw new AppError('INVOICE_SETTLED');
      const pending = checkMismatch(await repo.listPending(db, scope, invoiceId, method));
      const of = ({ provider }: PaymentsPort) => pending.find((payment) => payment.provider === provider);
      const port = offered.find(of) ?? first;
      const known = of(port);
      const keepsCard = keepCard && port.saved !== undefined;
      if (known?.method === 'checkout' && isUsable(invoice, known, { keepsCard })) {
        await db.transaction(async (tx) => notifyBegun(tx, await lockInvoice(tx, scope, invoiceId), method));
        return viewPayment(db, known);
      }
      const begun = await begin(port, payer, invoice, returnTo ?? `/m/founder/invoices/${invoiceId}`, keepsCard);
      return db.transaction(async (tx) => {
        const locked = await lockInvoice(tx, scope, invoiceId);
        if (locked.state !== 'pending') throw new AppError('INVOICE_SETTLED');
        const isPending = (one: repo.PaymentRow) =>
          one.method === method && one.begunBy === 'payer' && one.state === 'pending';
        const others = checkMismatch((await repo.listLocked(tx, locked)).filter(isPending));
        const other = others.find(({ provider }) => provider === port.provider);
        await notifyBegun(tx, locked, method);
        if (other && isUsable(locked, other, begun)) return viewPayment(tx, other);
        const ended = other && nextState(PAYMENT_MACHINE, other.state, other.problem ? 'fail' : 'cancel');
        if (other && ended)
          await repo.updatePayment(tx, other, { state: ended, endedAt: clock(), endedBy: 'replaced' });
        const inserted = await repo.insertPayment(tx, locked, { ...begun, amountMinor: dueMinor(locked) });
        if (!inserted || inserted.amountMinor !== begun.amountMinor) throw new AppError('INVOICE_SETTLED');
        return viewPayment(tx, inserted);
      });
    },

    /** @throws PAYMENT_UNKNOWN, PAYMENT_PROVIDER_AWAY. */
    async verify(scope: OwnerScope, id: string): Promise<AskedPayment> {
      const { db } = database;
      const payment = await repo.findPayment(db, scope, id);
      if (!payment) throw new AppError('PAYMENT_UNKNOWN');
      if (payment.method === 'checkout') await repo.markAwaited(db, scope, id, clock());
      await checkout.settle(payment.reference).catch(throwUnavailable);
      const asked = (await repo.findPayment(db, scope, id)) ?? payment;
      return { ...(await viewPayment(db, asked)), willWrite: await willWrite(db, asked) };
    },
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;

function throwUnavailable(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new AppError('PAYMENT_PROVIDER_AWAY', { cause: error }) : error;
}

function isSameAccount(one: Instructions | null, other: Instructions | null): boolean {
  const parts = ['bankName', 'accountName', 'accountNumber', 'swift'] as const;
  return parts.every((part) => one?.[part] === other?.[part]);
}
