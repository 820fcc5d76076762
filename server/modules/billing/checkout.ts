import { links } from '#contract/links.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import type { Db } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import {
  type Asked,
  type Away,
  type PaymentsPort,
  type RefundOrder,
  type RefundOutcome,
  RefundRefused,
  type Verdict,
  type WebhookMessage,
} from '../../ports/payments/port.ts';
import { answerPayer } from './answered.ts';
import { noteAttempt } from './attempts.ts';
import type { BillingDeps } from './billing-deps.ts';
import { keepPaidWith } from './cards.ts';
import { type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { amountOf, namedInAudit, notifyOperators } from './notes.ts';
import * as repo from './payment.repo.ts';
import { receive, receiveLate } from './receipts.ts';
import { findRefund, type RefundRow, takeToAsk } from './refund.repo.ts';
import { recordRefundAttention, recordRefundFailed, recordRefundSent } from './refund-outcome.ts';
import { reinstate, reverse } from './reversal.ts';

export const settleJobName = 'billing.settle';

/** What is done with a provider's answer to a refund. One that is pending is asked again. */
const RECORD_REFUND = {
  sent: recordRefundSent,
  pending: null,
  attention: recordRefundAttention,
  refused: recordRefundFailed,
  failed: recordRefundFailed,
  by_hand: recordRefundFailed,
};
type RecordRefund = (deps: BillingDeps, tx: Db, refund: RefundRow) => Promise<void>;
/** The same of one that is only asked about, by its state. What a bank sends back after days may be told as either. */
const RECORD_NEWS: Record<'sent' | 'attention' | 'void', Partial<Record<RefundOutcome, RecordRefund>>> = {
  sent: { failed: recordRefundFailed, attention: recordRefundFailed },
  attention: { failed: recordRefundFailed, sent: recordRefundSent },
  void: { sent: recordRefundSent },
};

export interface Checkout {
  /**
   * Asks the provider with whom a payment was begun what became of it, and books it. Harmless to repeat and to run side by
   * side: the second run finds it booked. @throws ProviderUnavailable.
   */
  settle(reference: string): Promise<void>;
  /** Books what a provider answered about a payment. Harmless to repeat. */
  record(reference: string, answer: Verdict | Away): Promise<void>;
  /** Takes a message of the provider. False when its signature is wrong. */
  takeMessage(provider: string, message: WebhookMessage): Promise<boolean>;
  /** Has the provider to whom the money came send a refund, one run at a time. @throws ProviderUnavailable. */
  sendRefund(refundId: string): Promise<void>;
  /**
   * Asks whether a refund that was sent has come back, or one that waits for bank details was sent, and books that. Of one whose money a
   * bank took back, the operators are told that it was sent. Harmless to repeat. @throws ProviderUnavailable.
   */
  askRefund(refundId: string): Promise<void>;
}

/** What the providers of checkouts have to do with our books. */
export function createCheckout(deps: BillingDeps): Checkout {
  const { database, clock, everybody, jobs, log, methods } = deps;
  const portOf = (wanted: string) => methods.find(({ provider }) => provider === wanted);

  async function book(tx: Db, reference: string, verdict: Verdict | Away): Promise<void> {
    const known = await repo.findByReference(tx, everybody, reference);
    if (!known) return;
    const invoice = await lockInvoice(tx, everybody, known.invoiceId);
    const found = await repo.findLocked(tx, invoice, known.id);
    if (!found) return;
    if (verdict.status === 'away') return void (await noteAttempt(deps, tx, invoice, found, verdict));
    await bookVerdict(tx, invoice, await keepProviderPayment(tx, found, verdict), verdict);
    await answerPayer(deps, tx, found, verdict);
  }

  async function bookVerdict(
    tx: Db,
    invoice: LockedInvoice,
    payment: repo.LockedPayment,
    verdict: Verdict,
  ): Promise<void> {
    if (verdict.status === 'reversed') {
      // Where the bank took a part before, what else is gone may be our own refund. A dispute tells of it where the bank took more.
      const held = await repo.findWithMoney(tx, invoice, payment);
      return held && held.receivedMinor < held.amountMinor ? undefined : reverse(deps, tx, invoice, payment);
    }
    if (verdict.status !== 'success') {
      if (payment.begunBy === 'schedule') return void (await noteAttempt(deps, tx, invoice, payment, verdict));
      const isOver = verdict.status === 'failed' || verdict.status === 'abandoned';
      if (!isOver || payment.state !== 'pending') return;
      const isDeclined = verdict.status === 'failed';
      await repo.updatePayment(tx, payment, {
        problem: isDeclined ? 'declined' : 'abandoned',
        declined: isDeclined ? (verdict.declined ?? 'other') : null,
      });
      return;
    }
    if (verdict.amountMinor !== payment.amountMinor || verdict.currency !== payment.currency)
      return reportMismatch(tx, invoice, payment, verdict);
    if (await reinstate(deps, tx, invoice, payment)) return;
    const received = { amountMinor: payment.amountMinor, on: clock().toISOString().slice(0, 10) };
    const paid = await keepPaidWith(deps, tx, await noteAttempt(deps, tx, invoice, payment, verdict), verdict);
    if (paid.state === 'pending') await receive(deps, tx, invoice, paid, received);
    if (repo.hasEndedUnpaid(paid)) await receiveLate(deps, tx, invoice, paid, received);
  }

  /** Never booked, and told to the operators once. */
  async function reportMismatch(
    tx: Db,
    invoice: LockedInvoice,
    payment: repo.LockedPayment,
    verdict: Verdict,
  ): Promise<void> {
    if (payment.problem === 'mismatch' || payment.receivedMinor > 0) return;
    await repo.updatePayment(tx, payment, { problem: 'mismatch' });
    const { amountMinor, currency } = verdict;
    await deps.audit(tx, {
      actor: { uid: null, name: payment.provider },
      action: 'payment.mismatch',
      subjectKind: 'payment',
      subjectId: payment.id,
      detail: {
        ...(await namedInAudit(deps, tx, invoice, payment)),
        ...{ expectedMinor: payment.amountMinor, expectedCurrency: payment.currency, amountMinor, currency },
      },
    });
    await notifyOperators(deps, tx, links.transfers(), {
      kind: 'payment.mismatch',
      title: 'A checkout reports another amount',
      body: `Reference ${readReference(payment.reference).known}: ${amountOf(payment, payment.amountMinor)} was asked, ${amountMinor} minor units of ${currency} are reported. Nothing was booked.`,
    });
  }

  async function settle(reference: string): Promise<void> {
    const payment = await repo.findByReference(database.db, everybody, reference);
    const verdict = payment && (await portOf(payment.provider)?.verify(toAsked(payment)));
    if (verdict) await record(reference, verdict);
  }

  const record = (reference: string, answer: Verdict | Away) =>
    retryOnDeadlock(log, () => database.db.transaction((tx) => book(tx, reference, answer)));

  return {
    settle,
    record,

    async takeMessage(provider, message) {
      const event = portOf(provider)?.readWebhook(message) ?? 'forged';
      if (event === 'forged') return false;
      if (event === 'not_ours') return true;
      await database.db.transaction(async (tx) => {
        const { providerPayment = '' } = event;
        const named = event.reference ? undefined : await repo.findNamed(tx, everybody, provider, providerPayment);
        const reference = event.reference ?? named?.reference ?? '';
        const row = { provider, eventKey: event.key, reference, receivedAt: clock() };
        const isNew = await repo.addProviderEvent(tx, row);
        if (isNew && reference) await jobs.enqueue(tx, settleJobName, { reference });
      });
      return true;
    },

    async sendRefund(refundId) {
      const { db } = database;
      const promised = await findRefund(db, everybody, refundId);
      const payment = promised && (await repo.findPayment(db, everybody, promised.paymentId));
      const port = promised && portOf(promised.provider);
      if (!port || !payment || promised.state !== 'pending') return;
      // The payer's bank may have taken it back meanwhile: it is not sent a second time then.
      await settle(payment.reference);
      const refund = await takeToAsk(db, everybody, promised, clock());
      if (!refund) return;
      const outcome = await sendOrRefuse(port, toOrder(refund, payment));
      const record = RECORD_REFUND[outcome];
      if (record) await db.transaction((tx) => record(deps, tx, refund));
    },

    async askRefund(refundId) {
      const { db } = database;
      const refund = await findRefund(db, everybody, refundId);
      const payment = refund && (await repo.findPayment(db, everybody, refund.paymentId));
      if (!refund || !payment || refund.state === 'pending' || refund.state === 'failed') return;
      if (refund.state === 'attention' && !(await takeToAsk(db, everybody, refund, clock()))) return;
      const outcome = await portOf(refund.provider)?.readRefund?.(toOrder(refund, payment));
      const record = outcome && RECORD_NEWS[refund.state][outcome];
      if (record) await retryOnDeadlock(log, () => db.transaction((tx) => record(deps, tx, refund)));
    },
  };
}

/** As its provider is asked about it. What has ended may have been taken back since. */
function toAsked({ reference, providerReference, currency, state }: repo.PaymentRow): Asked {
  return { reference, providerReference, currency, disputes: state !== 'pending' };
}

/** As its provider is asked to send it, and what became of it. */
function toOrder({ id, amountMinor, currency }: RefundRow, payment: repo.PaymentRow): RefundOrder {
  const { providerReference, providerPayment } = payment;
  return { refundId: id, providerReference, providerPayment, amountMinor, currency };
}

/**
 * Keeps the provider's name for the money, which refunds and disputes carry: from the first time that it is told, unless the money came
 * under another one. A page on which a card was refused before may pay with a new one.
 */
async function keepProviderPayment(tx: Db, payment: repo.LockedPayment, { providerPayment, status }: Verdict) {
  const { providerPayment: kept, receivedMinor } = payment;
  const isKept = kept !== null && (status !== 'success' || receivedMinor > 0);
  if (!providerPayment || providerPayment === kept || isKept) return payment;
  return repo.updatePayment(tx, payment, { providerPayment });
}

async function sendOrRefuse(port: PaymentsPort, order: RefundOrder): Promise<RefundOutcome | 'refused'> {
  try {
    return await port.refund(order);
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    // Refused, perhaps, because it has it already and had not listed it before.
    return (await port.readRefund?.(order)) ?? 'refused';
  }
}
