import { ASKED_AFTER_END_MS, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { nextState } from '#domain/state-machine.ts';
import { DAY_MS } from '#domain/time/days.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type Checkout, settleJobName } from './checkout.ts';
import type { DisputeService } from './dispute.service.ts';
import { lockInvoice } from './invoice.repo.ts';
import * as repo from './payment.repo.ts';
import { listSentSince, listToAsk, listVoidSince } from './refund.repo.ts';
import { refundJobName } from './refunds.ts';
import type { SavedCardService } from './saved-cards.ts';

const minuteMs = 60_000;
/** Banks send money back within ten business days. */
const refundReturnsMs = 30 * DAY_MS;

type JobDeps = BillingDeps & {
  checkout: Checkout;
  savedCards: SavedCardService;
  disputes: Pick<DisputeService, 'askProviders'>;
};
type ResumeDeps = Pick<JobDeps, 'clock' | 'everybody' | 'database' | 'log' | 'checkout' | 'savedCards'>;

export function createBillingJobs(deps: JobDeps): JobDefinition<never>[] {
  const settle: JobDefinition<{ reference: string }> = {
    name: settleJobName,
    // For about three days: a provider tells of money once, also where it comes late.
    retryLimit: 20,
    longestRetryDelaySeconds: 6 * 3600,
    run: ({ reference }) => deps.checkout.settle(reference),
  };
  const refund: JobDefinition<{ refundId: string }> = {
    name: refundJobName,
    retryLimit: 10,
    retryDelaySeconds: 30,
    run: ({ refundId }) => deps.checkout.sendRefund(refundId),
  };
  const resume: JobDefinition = { name: 'billing.resume', cron: '*/3 * * * *', run: () => resumeWork(deps) };
  const purge: JobDefinition = {
    name: 'billing.purge-events',
    cron: '20 3 * * *',
    run: () => repo.purgeProviderEvents(deps.database.db, new Date(deps.clock().getTime() - 30 * DAY_MS)),
  };
  // Some banks wait for 16 hours only.
  const disputes: JobDefinition = { name: 'billing.disputes', cron: '*/10 * * * *', run: deps.disputes.askProviders };
  const asks: JobDefinition = { name: 'billing.ask-refunds', cron: '40 */6 * * *', run: () => askSentRefunds(deps) };
  return [settle, refund, resume, asks, purge, disputes];
}

/**
 * Heals what a crash or a lost message left open: asks for every checkout of which nothing was heard for some minutes or
 * that ended in the last day, for charges of kept cards until they are final, and for refunds that were not confirmed. One
 * that fails does not hold up the others.
 */
export async function resumeWork(deps: ResumeDeps): Promise<void> {
  const { database, clock, everybody, checkout, log } = deps;
  const now = clock().getTime();
  const since = { begunBefore: new Date(now - 2 * minuteMs), endedAfter: new Date(now - ASKED_AFTER_END_MS) };
  for (const payment of await repo.listCheckoutsToAsk(database.db, everybody, since)) {
    await repo.markAsked(database.db, everybody, payment.id, clock());
    await attempt(() => checkout.settle(payment.reference));
    if (payment.state === 'pending' && payment.createdAt.getTime() < now - DAY_MS)
      await attempt(() => giveUp(deps, payment));
  }
  await deps.savedCards.askDue(attempt);
  for (const { id } of await listToAsk(database.db, everybody, 'pending', clock()))
    await attempt(() => checkout.sendRefund(id));

  async function attempt(run: () => Promise<void>): Promise<void> {
    await run().catch((error: unknown) => log.warn({ err: error }, 'payment work is tried again later'));
  }
}

/**
 * A refund that was sent can come back for some weeks, and one that waits for bank details, or whose money a bank took back, may be
 * sent all the same: no provider is sure to tell of it.
 */
export async function askSentRefunds({ database, clock, everybody, checkout, log }: ResumeDeps): Promise<void> {
  const since = new Date(clock().getTime() - refundReturnsMs);
  const held = await listToAsk(database.db, everybody, 'attention', clock());
  const voided = await listVoidSince(database.db, everybody, since);
  for (const { id } of [...held, ...voided, ...(await listSentSince(database.db, everybody, since))])
    await checkout.askRefund(id).catch((error: unknown) => log.warn({ err: error }, 'a refund is asked about later'));
}

/** A checkout that nobody finished in a day. Money that comes after all is still taken for what it is. */
async function giveUp({ database, clock, everybody }: ResumeDeps, { id, invoiceId }: repo.PaymentRow): Promise<void> {
  await database.db.transaction(async (tx) => {
    const payment = await repo.findLocked(tx, await lockInvoice(tx, everybody, invoiceId), id);
    const state = payment && nextState(PAYMENT_MACHINE, payment.state, 'fail');
    // Another amount than was asked waits for the operator.
    if (payment && state && payment.receivedMinor === 0 && payment.problem !== 'mismatch')
      await repo.updatePayment(tx, payment, { state, endedAt: clock(), endedBy: 'time' });
  });
}
