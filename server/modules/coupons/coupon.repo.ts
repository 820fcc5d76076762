import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { coupons, couponUses } from './tables.ts';

export type CouponRow = typeof coupons.$inferSelect;
type NewCoupon = Omit<typeof coupons.$inferInsert, 'endedAt'>;
type NewUse = Omit<typeof couponUses.$inferInsert, 'uid' | 'paidAt'>;

/** Codes are kept in capitals; a member may type them otherwise. */
const hasCode = (code: string) => eq(coupons.code, code.trim().toUpperCase());

/** @returns undefined where there is one of this code. */
export async function insertCoupon(db: Db, row: NewCoupon): Promise<CouponRow | undefined> {
  return (await db.insert(coupons).values(row).onConflictDoNothing({ target: coupons.code }).returning())[0];
}

export const countCoupons = (db: Db) => db.$count(coupons);

/** The newest first. */
export async function listCoupons(db: Db, slice: { offset: number; limit: number }): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

export async function findByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return (await db.select().from(coupons).where(hasCode(code)))[0];
}

/** Nobody else takes a use of it, or ends it, until this transaction ends. */
export async function lockByCode(db: Db, code: string): Promise<Locked<CouponRow> | undefined> {
  return asLocked((await db.select().from(coupons).where(hasCode(code)).for('update'))[0]);
}

export async function lockCoupon(db: Db, id: string): Promise<Locked<CouponRow> | undefined> {
  return asLocked((await db.select().from(coupons).where(eq(coupons.id, id)).for('update'))[0]);
}

export async function setEnded(db: Db, { id }: Locked<CouponRow>, endedAt: Date): Promise<CouponRow> {
  return lockedRow(await db.update(coupons).set({ endedAt }).where(eq(coupons.id, id)).returning());
}

export type Uses = { paid: number; held: number };

/** How often each was used: an operator's view, over everybody. */
export async function countUses(db: Db, scope: OperatorScope, ids: string[]): Promise<Map<string, Uses>> {
  const rows = await db
    .select({ id: couponUses.couponId, all: count(), paid: count(couponUses.paidAt) })
    .from(couponUses)
    .where(and(within(scope, couponUses.uid), inArray(couponUses.couponId, ids)))
    .groupBy(couponUses.couponId);
  return new Map(rows.map(({ id, all, paid }) => [id, { paid, held: all - paid }]));
}

/** How often it was used by others, or paid for by this member. */
export async function countUsesBeside(db: Db, { id }: CouponRow, { uid }: OwnerScope): Promise<number> {
  const counts = or(ne(couponUses.uid, uid), isNotNull(couponUses.paidAt));
  return db.$count(couponUses, and(eq(couponUses.couponId, id), counts));
}

export async function hasPaidUse(db: Db, { id }: CouponRow, scope: OwnerScope): Promise<boolean> {
  const isPaid = and(eq(couponUses.couponId, id), isNotNull(couponUses.paidAt));
  return (await db.$count(couponUses, and(within(scope, couponUses.uid), isPaid))) > 0;
}

/** The member's use of a coupon, in place of one that a purchase before held. The coupon is locked. */
export async function holdUse(db: Db, { id }: Locked<CouponRow>, { uid }: OwnerScope, row: Omit<NewUse, 'couponId'>) {
  const { purchaseId, currency, offMinor, takenAt } = row;
  const held = await db
    .insert(couponUses)
    .values({ ...row, couponId: id, uid })
    .onConflictDoUpdate({
      target: [couponUses.couponId, couponUses.uid],
      set: { purchaseId, currency, offMinor, takenAt },
      setWhere: sql`${couponUses.paidAt} is null`,
    })
    .returning();
  lockedRow(held);
}

const unpaidOf = (scope: OwnerScope, purchaseId: string) =>
  and(within(scope, couponUses.uid), eq(couponUses.purchaseId, purchaseId), isNull(couponUses.paidAt));

export async function markPaid(db: Db, scope: OwnerScope, purchaseId: string, paidAt: Date): Promise<void> {
  await db.update(couponUses).set({ paidAt }).where(unpaidOf(scope, purchaseId));
}

export async function deleteHeld(db: Db, scope: OwnerScope, purchaseId: string): Promise<void> {
  await db.delete(couponUses).where(unpaidOf(scope, purchaseId));
}
