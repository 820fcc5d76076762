import { useState } from 'react';
import type { Purchase } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { CouponCode } from './coupon-code.tsx';
import { useOrderWithCoupon } from './plan-queries.ts';

type OwedCouponProps = {
  purchase: Purchase;
  method: PaymentMethod;
  /** The invoice is another one now, and its panel with it. */
  onChanged: () => void;
};

/** A coupon for a renewal that is owed: it lowers what is paid here, and what the card is charged where nobody pays. */
export function OwedCoupon({ purchase: { terms, coupon }, method, onChanged }: OwedCouponProps) {
  const [typed, setTyped] = useState('');
  const ordering = useOrderWithCoupon(onChanged);
  return (
    <>
      <CallFailure error={ordering.error} />
      <CouponCode
        {...{ terms, method, typed }}
        used={coupon}
        isLeft={false}
        onType={setTyped}
        onUse={(code) => ordering.mutate({ ...terms, method, coupon: code })}
      />
    </>
  );
}
