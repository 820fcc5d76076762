import type { Db } from '../../db/client.ts';
import type { CouponService } from './coupon.service.ts';

/** A coupon to try. Only where there is none yet. */
export async function seedCoupons(db: Db, coupons: CouponService, admin: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await coupons.hasNone(tx))) return;
    const actor = { uid: admin, name: 'Demo data' };
    await coupons.create(
      tx,
      { actor },
      {
        code: 'WELCOME20',
        off: { kind: 'percent', percent: 20 },
        plans: ['ideation', 'founder'],
        usesMost: 100,
        from: '2026-01-01',
        until: null,
      },
    );
  });
}
