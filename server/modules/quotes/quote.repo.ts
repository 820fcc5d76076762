import { and, count, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { QuoteState } from '#domain/consultation/quote-machine.ts';
import { paginate } from '#domain/pagination.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { quoteMessages, quoteOffers, quotes } from './tables.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type OfferRow = typeof quoteOffers.$inferSelect;

/** Whose quotes are looked at: a founder's own, or, for an operator, everybody's that were sent. */
export type Scope = { uid: string } | 'operator';

const inScope = (scope: Scope) =>
  scope === 'operator' ? isNotNull(quotes.submittedAt) : eq(quotes.ownerUid, scope.uid);
const otherSide = (scope: Scope) => (scope === 'operator' ? 'founder' : 'operator');

export async function insertQuote(db: Db, row: typeof quotes.$inferInsert): Promise<QuoteRow> {
  const [inserted] = await db.insert(quotes).values(row).returning();
  if (!inserted) throw new Error('the quote was not inserted');
  return inserted;
}

/** With `lock` other writers of the quote wait until this transaction ends. */
export async function findQuote(db: Db, scope: Scope, id: string, lock?: 'lock'): Promise<QuoteRow | undefined> {
  const query = db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), inScope(scope)));
  return (await (lock ? query.for('update') : query))[0];
}

/** Changes the row and what was read of it alike. */
export async function updateQuote(db: Db, row: QuoteRow, change: ChangeOf<QuoteRow, 'state'>): Promise<void> {
  await db.update(quotes).set(change).where(eq(quotes.id, row.id));
  Object.assign(row, change);
}

export async function countQuotes(db: Db, uid: string): Promise<number> {
  return db.$count(quotes, eq(quotes.ownerUid, uid));
}

/** The last changed first, each with its newest offer and how many messages of the other side were not seen. */
export async function listQuotes(
  db: Db,
  scope: Scope,
  { state, page, pageSize }: { state?: QuoteState; page: number; pageSize: number },
) {
  const wanted = and(inScope(scope), state && eq(quotes.state, state));
  const total = await db.$count(quotes, wanted);
  const nearest = paginate({ page, pageSize, total }).page;
  const isNewest = and(eq(quoteOffers.quoteId, quotes.id), eq(quoteOffers.version, quotes.offerVersion));
  const rows = await db
    .select({ quote: quotes, offer: quoteOffers, unread: countUnread(db, scope) })
    .from(quotes)
    .leftJoin(quoteOffers, isNewest)
    .where(wanted)
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(pageSize)
    .offset((nearest - 1) * pageSize);
  return { rows, total, page: nearest, pageSize };
}

function countUnread(db: Db, scope: Scope) {
  const seen = scope === 'operator' ? quotes.operatorSeen : quotes.founderSeen;
  const query = db
    .select({ value: count() })
    .from(quoteMessages)
    .where(
      and(
        eq(quoteMessages.quoteId, quotes.id),
        eq(quoteMessages.side, otherSide(scope)),
        gt(quoteMessages.number, seen),
      ),
    );
  return sql<number>`(${query})`.mapWith(Number);
}

/** Offers whose time is over and that nobody has answered, the oldest first, at most 200. */
export async function listOverdue(db: Db, now: Date): Promise<{ id: string; ownerUid: string }[]> {
  return db
    .select({ id: quotes.id, ownerUid: quotes.ownerUid })
    .from(quotes)
    .where(and(eq(quotes.state, 'in_progress'), lte(quotes.offerUntil, now)))
    .orderBy(quotes.offerUntil)
    .limit(200);
}
