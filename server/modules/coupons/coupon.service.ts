import type { CouponBody, CouponEntry, CouponOff as OffBody } from '#contract/coupons/admin.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { type Coupon, type CouponRefusal, couponOff, couponState } from '#domain/billing/coupon.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { paginate } from '#domain/pagination.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import type { OperatorScope, OwnerScope } from '../../access/scope.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { CouponOrder, Coupons } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import * as repo from './coupon.repo.ts';

export interface CouponDeps {
  clock: () => Date;
  audit: Audit;
}

/** Coupons as the operator makes and ends them. */
export function createCouponService({ clock, audit }: CouponDeps) {
  const today = () => lagosDay(clock().getTime());
  const toEntries = async (db: Db, scope: OperatorScope, rows: repo.CouponRow[]) => {
    const ids = rows.map(({ id }) => id);
    const uses = ids.length > 0 ? await repo.countUses(db, scope, ids) : new Map<string, repo.Uses>();
    return rows.map((row) => toEntry(row, uses.get(row.id) ?? { paid: 0, held: 0 }, today()));
  };

  return {
    async list(db: Db, scope: OperatorScope, query: { page: number; pageSize: number }) {
      const { pageSize } = query;
      const total = await repo.countCoupons(db);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listCoupons(db, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: await toEntries(db, scope, rows), total, page, pageSize };
    },

    async hasNone(db: Db): Promise<boolean> {
      return (await repo.countCoupons(db)) === 0;
    },

    /** @throws COUPON_CODE_TAKEN. */
    async create(tx: Db, { actor }: Pick<Operator, 'actor'>, body: CouponBody): Promise<CouponEntry> {
      const { code, off, usesMost, from, until } = body;
      const plans = PAID_PLANS.filter((plan) => body.plans.includes(plan));
      const now = clock();
      const row = await repo.insertCoupon(tx, {
        ...{ id: newId(now), code, plans, usesMost, fromOn: from, untilOn: until, createdAt: now },
        ...(off.kind === 'percent'
          ? { percent: off.percent }
          : { amountMinor: off.amountMinor, currency: off.currency }),
      });
      if (!row)
        throw new AppError('COUPON_CODE_TAKEN', { fields: { code: 'There is a coupon of this code already.' } });
      const { kind: _kind, ...taken } = off;
      await audit(tx, {
        actor,
        action: 'coupon.create',
        subjectKind: 'coupon',
        subjectId: row.id,
        detail: { code, ...taken, plans, usesMost, from, until },
      });
      return toEntry(row, { paid: 0, held: 0 }, today());
    },

    /** @throws COUPON_UNKNOWN. */
    async end(tx: Db, { actor, scope }: Operator, id: string): Promise<CouponEntry> {
      const coupon = await repo.lockCoupon(tx, id);
      if (!coupon) throw new AppError('COUPON_UNKNOWN');
      const row = coupon.endedAt ? coupon : await repo.setEnded(tx, coupon, clock());
      const uses = (await repo.countUses(tx, scope, [id])).get(id) ?? { paid: 0, held: 0 };
      if (row !== coupon)
        await audit(tx, {
          actor,
          action: 'coupon.end',
          subjectKind: 'coupon',
          subjectId: id,
          detail: { code: row.code, uses: uses.paid + uses.held },
        });
      return toEntry(row, uses, today());
    },
  };
}

export type CouponService = ReturnType<typeof createCouponService>;

/** Coupons as a purchase uses them. */
export function createCoupons({ clock }: Pick<CouponDeps, 'clock'>): Coupons {
  async function offOf<Row extends repo.CouponRow>(
    tx: Db,
    payer: OwnerScope,
    { today, smallestMinor, isHeld = false, ...priced }: CouponOrder,
    coupon: Row | undefined,
  ) {
    if (!coupon) throw new AppError('COUPON_UNKNOWN');
    if (coupon.endedAt && !isHeld) throw new AppError('COUPON_OVER');
    const uses = {
      all: await repo.countUsesBeside(tx, coupon, payer),
      byMember: await repo.hasPaidUse(tx, coupon, payer),
    };
    // A use that is held counts as on a day on which it could be taken.
    const day = isHeld ? coupon.fromOn : today;
    const answer = couponOff(toCoupon(coupon), priced, uses, day, smallestMinor);
    if ('refused' in answer) throw new AppError(refusals[answer.refused]);
    return { coupon, off: { code: coupon.code, offMinor: answer.offMinor } };
  }

  return {
    async previewCoupon(tx, payer, order) {
      return (await offOf(tx, payer, order, await repo.findByCode(tx, order.code))).off;
    },
    async takeCoupon(tx, payer, { purchaseId, ...order }) {
      const { coupon, off } = await offOf(tx, payer, order, await repo.lockByCode(tx, order.code));
      const { currency } = order.terms;
      await repo.holdUse(tx, coupon, payer, { purchaseId, currency, offMinor: off.offMinor, takenAt: clock() });
      return off;
    },
    keepCoupon: (tx, payer, purchaseId) => repo.markPaid(tx, payer, purchaseId, clock()),
    giveBackCoupon: (tx, payer, purchaseId) => repo.deleteHeld(tx, payer, purchaseId),
  };
}

const refusals: Record<CouponRefusal, ErrorCode> = {
  not_yet: 'COUPON_NOT_YET',
  over: 'COUPON_OVER',
  used_up: 'COUPON_USED_UP',
  used_by_you: 'COUPON_USED_BY_YOU',
  other_plan: 'COUPON_OTHER_PLAN',
  other_currency: 'COUPON_OTHER_CURRENCY',
};

/** The database holds one of the two. */
function offBodyOf({ percent, amountMinor, currency }: repo.CouponRow): OffBody {
  if (percent !== null) return { kind: 'percent', percent };
  if (amountMinor !== null && currency !== null) return { kind: 'amount', amountMinor, currency };
  throw new Error('a coupon takes nothing off');
}

function toCoupon(row: repo.CouponRow): Coupon {
  const { kind: _kind, ...off } = offBodyOf(row);
  return { off, plans: row.plans, usesMost: row.usesMost, from: row.fromOn, until: row.untilOn };
}

function toEntry(row: repo.CouponRow, uses: repo.Uses, today: string): CouponEntry {
  const { id, code, plans, usesMost, fromOn: from, untilOn: until, endedAt, createdAt } = row;
  const state = endedAt ? 'ended' : couponState({ from, until, usesMost }, uses.paid + uses.held, today);
  return {
    ...{ id, code, off: offBodyOf(row), plans, usesMost, from, until, state, uses },
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    can: { end: state !== 'ended' && state !== 'over' },
  };
}
