import * as contract from '#contract/coupons/admin.ts';
import type { Bind } from '../../http/bind.ts';
import type { CouponService } from './coupon.service.ts';

export function bindCoupons(bind: Bind, coupons: CouponService): void {
  bind(contract.listCoupons, ({ db, scope, query }) => coupons.list(db, scope, query));
  bind(contract.createCoupon, ({ db, caller: actor, body }) => coupons.create(db, { actor }, body));
  bind(contract.endCoupon, ({ db, caller: actor, scope, params }) =>
    coupons.end(db, { actor, scope }, params.couponId),
  );
}
