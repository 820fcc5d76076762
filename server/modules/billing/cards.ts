import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { listedCard } from '#contract/billing/cards.ts';
import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { createKeptSeal, resealAll } from '../../kept-seal.ts';
import type { Verdict } from '../../ports/payments/port.ts';
import type { Secrets } from '../../versioned-secrets.ts';
import type { BillingDeps } from './billing-deps.ts';
import * as repo from './card.repo.ts';
import { hasEndedUnpaid, type LockedPayment, updatePayment } from './payment.repo.ts';

const forgetJobName = 'billing.forget-card';

export const createCardSeal = (secrets: Secrets) => createKeptSeal<repo.CardSecret>(secrets, 'cards');

/** The member's own cards: shown and removed. */
export function createCards(deps: Pick<BillingDeps, 'clock' | 'jobs' | 'methods' | 'cardSeal' | 'log'>) {
  const forget: JobDefinition<Pick<repo.CardRow, 'id' | 'provider' | 'sealed'>> = {
    name: forgetJobName,
    // About three days: nobody else has its token.
    retryLimit: 20,
    longestRetryDelaySeconds: 6 * 3600,
    isPrivate: true,
    async run({ id, provider, sealed }) {
      const port = deps.methods.find((method) => method.provider === provider);
      // No later try could read it either.
      const secret = await deps.cardSeal.open(sealed).catch((error: unknown) => {
        deps.log.error({ err: error, cardId: id }, 'a removed card cannot be read: it stays with its provider');
        return undefined;
      });
      if (secret) await port?.saved?.forget(secret.token);
    },
  };
  const forgetLater = (tx: Db, { id, provider, sealed }: repo.CardRow) =>
    deps.jobs.enqueue(tx, forgetJobName, { id, provider, sealed });
  return {
    forget,

    async list(db: Db, scope: OwnerScope) {
      const today = deps.clock();
      return { items: (await repo.listCards(db, scope)).map((row) => toView(row, today)) };
    },

    /** @throws CARD_UNKNOWN. */
    async remove(tx: Db, scope: OwnerScope, id: string): Promise<null> {
      const removed = await repo.deleteCard(tx, scope, id);
      if (!removed) throw new AppError('CARD_UNKNOWN');
      await forgetLater(tx, removed);
      return null;
    },

    async forgetAll(tx: Db, scope: OwnerScope): Promise<void> {
      for (const card of await repo.deleteCards(tx, scope)) await forgetLater(tx, card);
    },
  };
}

export type Cards = ReturnType<typeof createCards>;

/**
 * Keeps the card that a payment was made with, where the payer lets us and the provider can charge it again. Once for a payment:
 * a message that is repeated does not bring back a card that was removed since.
 */
export async function keepPaidWith(
  { clock, cardSeal }: Pick<BillingDeps, 'clock' | 'cardSeal'>,
  tx: Db,
  payment: LockedPayment,
  { card }: Verdict,
): Promise<LockedPayment> {
  const isFirst = (payment.state === 'pending' || hasEndedUnpaid(payment)) && payment.cardId === null;
  if (!payment.keepsCard || !card?.reusable || !isFirst) return payment;
  const { token, email, brand, last4, expiresYear, expiresMonth, signature } = card;
  const createdAt = clock();
  const signatureDigest = createHash('sha256')
    .update(JSON.stringify([email, signature]))
    .digest('hex');
  const kept = await repo.keepCard(tx, payment, {
    id: newId(createdAt),
    provider: payment.provider,
    sealed: await cardSeal.seal({ token, email }),
    signatureDigest,
    brand,
    last4,
    expiresYear,
    expiresMonth,
    createdAt,
  });
  return updatePayment(tx, payment, { cardId: kept.id });
}

/** To the end of its month, by the clock of the world's last zone: a provider that refuses it sooner says so. */
export function isExpired({ expiresYear, expiresMonth }: repo.CardRow, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiresYear, expiresMonth, 1, 12);
}

function toView(row: repo.CardRow, now: Date): z.input<typeof listedCard> {
  const { id, brand, last4, expiresYear, expiresMonth, createdAt } = row;
  return {
    id,
    brand,
    last4,
    expiresYear,
    expiresMonth,
    isExpired: isExpired(row, now),
    savedAt: createdAt.toISOString(),
  };
}

/** Encrypts every card anew with the secret of today. @returns how many neither secret reads. */
export async function resealCards(db: Db, secrets: Secrets): Promise<number> {
  return resealAll(createCardSeal(secrets), await repo.listSealed(db), (card, anew) => repo.reseal(db, card, anew));
}
