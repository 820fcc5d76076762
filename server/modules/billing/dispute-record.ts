import { links } from '#contract/links.ts';
import {
  DISPUTE_MACHINE,
  type DisputeEvent,
  type DisputeState,
  timeToAnswer,
} from '#domain/billing/dispute-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { newId } from '../../db/new-id.ts';
import { tellMember } from '../../mail/tell-member.ts';
import type { Dispute } from '../../ports/payments/port.ts';
import type { BillingDeps } from './billing-deps.ts';
import * as repo from './dispute.repo.ts';
import { type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { amountOf } from './notes.ts';
import { isPartOf, losePart, winPart } from './partial-loss.ts';
import { findByReference, findNamed, findWithMoney, type PaymentRow } from './payment.repo.ts';
import { reinstate, reverse } from './reversal.ts';

const EVENT_OF: Record<DisputeState, DisputeEvent | null> = {
  inquiry: null,
  open: 'open',
  answered: 'answer',
  lost: 'lose',
  won: 'win',
  closed: 'close',
};

/**
 * Takes what a provider tells of a dispute. Harmless to repeat, and in any order: what the machine does not allow is not taken.
 * A lost one takes the money of its payment, or the part that was lost, out of the books once, whatever was refunded before; a won
 * one after that brings it back. Nothing is kept of a payment that is not ours.
 */
export async function recordDispute(deps: BillingDeps, tx: Db, provider: string, told: Dispute): Promise<void> {
  const { everybody, clock } = deps;
  const currency = CURRENCIES.find((one) => one === told.currency.toUpperCase());
  const payment = told.reference
    ? await findByReference(tx, everybody, told.reference)
    : told.providerPayment && (await findNamed(tx, everybody, provider, told.providerPayment));
  if (!payment || payment.provider !== provider || !currency) return;
  const invoice = await lockInvoice(tx, everybody, payment.invoiceId);
  const now = clock();
  const isWaiting = told.state === 'inquiry' || told.state === 'open';
  const added = await repo.insertDispute(tx, payment, {
    ...{ id: newId(now), provider, providerDispute: told.id, state: isWaiting ? told.state : 'open' },
    ...{ reason: told.reason, currency, amountMinor: told.amountMinor, dueAt: told.dueAt, openedAt: now },
  });
  const known = added ?? (await repo.lockNamedDispute(tx, everybody, { provider, providerDispute: told.id }));
  if (!known) return;
  if (added && isWaiting) await tellOperators(deps, tx, added);
  const event = EVENT_OF[told.state];
  const state = event && known.state !== told.state ? nextState(DISPUTE_MACHINE, known.state, event) : null;
  // An answer is on its way to the bank for a while: only a new time says that it wants more.
  const wantsMore = told.dueAt !== null && told.dueAt.getTime() > (known.dueAt?.getTime() ?? 0);
  if (!state || (known.state === 'answered' && state === 'open' && !wantsMore)) {
    if (known.state === told.state && known.dueAt?.getTime() !== told.dueAt?.getTime())
      await repo.updateDispute(tx, known, { dueAt: told.dueAt });
    return;
  }
  const dispute = await move(deps, tx, known, state, told.dueAt);
  if (state === 'open') await tellOperators(deps, tx, dispute);
  if (state === 'lost') await lose(deps, tx, invoice, payment, { ...dispute, amountMinor: told.amountMinor });
  if (state === 'won') await win(deps, tx, invoice, payment, dispute);
}

async function lose(deps: BillingDeps, tx: Db, invoice: LockedInvoice, asked: PaymentRow, lost: repo.LockedDispute) {
  const payment = await findWithMoney(tx, invoice, asked);
  if (!payment || !(await isPartOf(tx, invoice, payment, lost))) return reverse(deps, tx, invoice, asked);
  const { amountMinor } = lost;
  await losePart(deps, tx, invoice, payment, await repo.updateDispute(tx, lost, { amountMinor }));
}

async function win(deps: BillingDeps, tx: Db, invoice: LockedInvoice, asked: PaymentRow, won: repo.LockedDispute) {
  const payment = await findWithMoney(tx, invoice, asked);
  if (payment && (await winPart(deps, tx, invoice, payment, won))) return;
  await reinstate(deps, tx, invoice, asked);
}

/** @returns the dispute in its new state. */
export function move(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  dispute: Locked<repo.DisputeRow>,
  state: NonNullable<ReturnType<typeof nextState<DisputeState, DisputeEvent>>>,
  dueAt: Date | null = dispute.dueAt,
) {
  const outcome = state === 'lost' || state === 'won' || state === 'closed' ? state : null;
  return repo.updateDispute(tx, dispute, {
    ...{ state, dueAt, outcome },
    closedAt: outcome === null ? null : clock(),
    ...(state === 'answered' && { answeredAt: clock() }),
  });
}

/** In the app and by mail: some banks wait for hours only. */
async function tellOperators(deps: BillingDeps, tx: Db, dispute: repo.DisputeRow): Promise<void> {
  const { state, dueAt, amountMinor } = dispute;
  const left = dueAt && timeToAnswer(dueAt.getTime(), deps.clock().getTime());
  const time = !left
    ? 'It cannot be answered.'
    : left === 'over'
      ? 'The time to answer is over.'
      : `You have ${left.hours} hours and ${left.minutes} minutes to answer.`;
  const amount = amountOf(dispute, amountMinor);
  const title = state === 'inquiry' ? `A bank asks about ${amount}` : `A bank wants ${amount} back`;
  for (const { uid } of await deps.listOperators(tx))
    await tellMember(
      deps,
      tx,
      {
        uid,
        kind: 'dispute.opened',
        title,
        body: `${time} Make the file, and send it on the provider’s site.`,
        href: links.disputes(),
      },
      { button: 'Open disputes' },
    );
}
