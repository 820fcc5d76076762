import type { Database } from '../../db/client.ts';
import type { Module } from '../../module.ts';
import { type CouponDeps, createCouponService, createCoupons } from './coupon.service.ts';
import { bindCoupons } from './routes.ts';
import { seedCoupons } from './seed.ts';

/** What takes something off one payment of a plan. */
export function createCouponsModule(deps: CouponDeps & { database: Database }) {
  const coupons = createCouponService(deps);
  const taking = createCoupons(deps);
  return {
    services: { coupons, taking },
    gives: { coupons: taking },
    bind: (bind) => bindCoupons(bind, coupons),
    seed: ({ admin }) => seedCoupons(deps.database.db, coupons, admin),
  } satisfies Module;
}
