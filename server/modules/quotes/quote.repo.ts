import { and, count, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { QuoteState } from '#domain/consultation/quote-machine.ts';
import { paginate } from '#domain/pagination.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { quoteMessages, quoteOffers, quotes } from './tables.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type LockedQuote = Locked<QuoteRow>;
export type OfferRow = typeof quoteOffers.$inferSelect;

/** Anyone who is not its founder sees a quote from when it was sent. */
const isSeen = (scope: WritingScope) =>
  and(within(scope, quotes.ownerUid), scope.kind === 'operator' ? isNotNull(quotes.submittedAt) : undefined);
const isIt = (scope: WritingScope, id: string) => and(isSeen(scope), eq(quotes.id, id));
const otherSide = ({ kind }: WritingScope) => (kind === 'operator' ? 'founder' : 'operator');

export async function insertQuote(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof quotes.$inferInsert, 'ownerUid'>,
): Promise<QuoteRow> {
  return lockedRow(
    await db
      .insert(quotes)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

export async function findQuote(db: Db, scope: WritingScope, id: string): Promise<QuoteRow | undefined> {
  return (await db.select().from(quotes).where(isIt(scope, id)))[0];
}

/** Other writers of the quote, and of all that belongs to it, wait until this transaction ends. */
export async function lockQuote(db: Db, scope: WritingScope, id: string): Promise<LockedQuote | undefined> {
  return asLocked((await db.select().from(quotes).where(isIt(scope, id)).for('update'))[0]);
}

export async function updateQuote(
  db: Db,
  { id }: LockedQuote,
  change: ChangeOf<QuoteRow, 'state'>,
): Promise<LockedQuote> {
  return lockedRow(await db.update(quotes).set(change).where(eq(quotes.id, id)).returning());
}

export async function countQuotes(db: Db, scope: OwnerScope): Promise<number> {
  return db.$count(quotes, within(scope, quotes.ownerUid));
}

/** Those that are still written, with the operator, or offered. */
export async function countOpen(db: Db, scope: OwnerScope): Promise<number> {
  return db.$count(
    quotes,
    and(within(scope, quotes.ownerUid), inArray(quotes.state, ['draft', 'pending', 'in_progress'])),
  );
}

/** The last changed first, each with its newest offer and how many messages of the other side were not seen. */
export async function listQuotes(
  db: Db,
  scope: WritingScope,
  { state, page, pageSize }: { state?: QuoteState; page: number; pageSize: number },
) {
  const wanted = and(isSeen(scope), state && eq(quotes.state, state));
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

function countUnread(db: Db, scope: WritingScope) {
  const seen = scope.kind === 'operator' ? quotes.operatorSeen : quotes.founderSeen;
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
export async function listOverdue(
  db: Db,
  scope: OperatorScope,
  now: Date,
): Promise<{ id: string; ownerUid: string }[]> {
  return db
    .select({ id: quotes.id, ownerUid: quotes.ownerUid })
    .from(quotes)
    .where(and(within(scope, quotes.ownerUid), eq(quotes.state, 'in_progress'), lte(quotes.offerUntil, now)))
    .orderBy(quotes.offerUntil)
    .limit(200);
}
