import type { CatalogueError } from '../server-errors.ts';

export const couponErrors = {
  COUPON_UNKNOWN: { status: 404, message: 'There is no such coupon. Check how it is written.' },
  COUPON_CODE_TAKEN: { status: 409, message: 'There is a coupon of this code already. Choose another code.' },
  COUPON_NOT_YET: { status: 409, message: 'This coupon cannot be used yet.' },
  COUPON_OVER: { status: 409, message: 'This coupon is over. You can pay the list price, or enter another one.' },
  COUPON_USED_UP: { status: 409, message: 'This coupon has been used as often as it can be.' },
  COUPON_USED_BY_YOU: { status: 409, message: 'You have used this coupon already. Each member can use it once.' },
  COUPON_OTHER_PLAN: { status: 409, message: 'This coupon is for another plan.' },
  COUPON_OTHER_CURRENCY: { status: 409, message: 'This coupon is for a price in the other currency.' },
  COUPON_NOTHING_TO_PAY: {
    status: 409,
    message: 'Nothing is paid for this today, so a coupon takes nothing off. Enter it when you pay.',
  },
} as const satisfies Record<string, CatalogueError>;
