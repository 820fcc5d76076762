import { and, desc, eq, inArray } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { LockedPayment } from './payment.repo.ts';
import { paymentCards } from './tables.ts';

export type CardRow = typeof paymentCards.$inferSelect;

/** What a card is charged with; never shown to anybody. */
export type CardSecret = { token: string; email: string };

/** More than anybody has. */
const mostCards = 20;

/** Of the one who made a payment: the same card is kept once, as it is today. */
export async function keepCard(db: Db, { uid }: LockedPayment, row: Omit<CardRow, 'uid'>): Promise<CardRow> {
  const { id: _id, createdAt: _createdAt, ...change } = row;
  const [kept] = await db
    .insert(paymentCards)
    .values({ ...row, uid })
    .onConflictDoUpdate({
      target: [paymentCards.uid, paymentCards.provider, paymentCards.signatureDigest],
      set: change,
    })
    .returning();
  if (!kept) throw new Error('no card was kept');
  return kept;
}

export async function listCards(db: Db, scope: OwnerScope): Promise<CardRow[]> {
  return db
    .select()
    .from(paymentCards)
    .where(within(scope, paymentCards.uid))
    .orderBy(desc(paymentCards.createdAt), desc(paymentCards.id))
    .limit(mostCards);
}

/** Of several people. */
export async function listCardsOfAll(db: Db, scope: OperatorScope, uids: readonly string[]): Promise<CardRow[]> {
  return db
    .select()
    .from(paymentCards)
    .where(and(within(scope, paymentCards.uid), inArray(paymentCards.uid, [...uids])))
    .orderBy(desc(paymentCards.createdAt), desc(paymentCards.id))
    .limit(mostCards * uids.length);
}

export async function findCard(db: Db, scope: WritingScope, id: string): Promise<CardRow | undefined> {
  const isIt = and(within(scope, paymentCards.uid), eq(paymentCards.id, id));
  return (await db.select().from(paymentCards).where(isIt))[0];
}

export async function deleteCard(db: Db, scope: OwnerScope, id: string): Promise<CardRow | undefined> {
  const isIt = and(within(scope, paymentCards.uid), eq(paymentCards.id, id));
  return (await db.delete(paymentCards).where(isIt).returning())[0];
}

/** All that a member has. */
export async function deleteCards(db: Db, scope: OwnerScope): Promise<CardRow[]> {
  return db.delete(paymentCards).where(within(scope, paymentCards.uid)).returning();
}

/** Of everybody, to encrypt them anew. */
export async function listSealed(db: Db): Promise<Pick<CardRow, 'id' | 'sealed'>[]> {
  const { id, sealed } = paymentCards;
  return db.select({ id, sealed }).from(paymentCards);
}

/** Nothing happens where it was changed since it was read. */
export async function reseal(db: Db, { id, sealed }: Pick<CardRow, 'id' | 'sealed'>, anew: string): Promise<void> {
  const isIt = and(eq(paymentCards.id, id), eq(paymentCards.sealed, sealed));
  await db.update(paymentCards).set({ sealed: anew }).where(isIt);
}
