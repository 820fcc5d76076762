import type { PlanTerms, SubscriptionView } from '#contract/billing/subscription.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import { sayHeld } from '#domain/billing/subscription/say-price.ts';
import { orByTransfer } from '#domain/billing/transfers.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { DateTime, formatDay } from '#web/time/date-time.tsx';
import { termsInWords } from './plan-words.ts';

type PlanBannersProps = {
  subscription: SubscriptionView;
  /** Null where what is owed stands below already, with the way to pay it. */
  onPayOwed: ((terms: PlanTerms) => void) | null;
  /** A transfer was sent for what is owed, and is looked for. */
  isSent: boolean;
};

/** Why a plan ends that nobody has cancelled. */
const GIVEN_BACK =
  'Your bank took the payment for it back, then gave it back to us: since then it does not renew by itself.';

/** What the member should know first: money that is missing, a bank that waits, a plan that ends. */
export function PlanBanners({ subscription, onPayOwed, isSent }: PlanBannersProps) {
  const { state, isChecking, cancelled } = subscription;
  if (state === 'confirm_with_bank') return <ConfirmWithBank subscription={subscription} />;
  if (isChecking)
    return (
      <Banner tone="info" role="status" title="We are checking with your bank">
        We do not know yet what became of the last charge. Nothing else is charged until we do.
      </Banner>
    );
  if (state === 'past_due') return <PaymentFailed {...{ subscription, onPayOwed, isSent }} />;
  if (state === 'ending')
    return (
      <Banner tone="info" title={`Your plan ends on ${formatDay(subscription.paidUntil)}`}>
        {cancelled ? <WhoCancelled cancelled={cancelled} /> : GIVEN_BACK} Nothing more is charged. Everything in it
        stays open until it ends.
      </Banner>
    );
  return null;
}

export function WhoCancelled({ cancelled }: Pick<SubscriptionView, 'cancelled'>) {
  if (!cancelled) return null;
  return (
    <>
      {cancelled.bySupport ? 'Our support' : 'You'} cancelled it on <DateTime value={cancelled.at} />.
    </>
  );
}

function ConfirmWithBank({
  subscription: { confirmUrl, graceEndsAt, charge, price },
}: {
  subscription: SubscriptionView;
}) {
  return (
    <Banner
      tone="warning"
      title="Confirm with your bank"
      action={confirmUrl && <ButtonLink href={confirmUrl}>Confirm with your bank</ButtonLink>}
    >
      Your bank asks you to confirm the charge of {formatPlainMoney(charge?.pay ?? price)}.{' '}
      <StaysUntil value={graceEndsAt} />
    </Banner>
  );
}

function PaymentFailed({ subscription, onPayOwed, isSent }: PlanBannersProps) {
  const { charge, heldUntil, graceEndsAt, declined, next, terms, can } = subscription;
  return (
    <Banner
      tone="error"
      title={`The payment for ${termsInWords(next?.terms ?? terms)} did not go through`}
      action={can.payOwed && onPayOwed && <Button onClick={() => onPayOwed(next?.terms ?? terms)}>Pay it now</Button>}
    >
      {declined && `${DECLINE_WORDS[declined]} `}
      {charge && heldUntil
        ? `${sayHeld(heldUntil)} That is ${formatPlainMoney(charge.pay)}.`
        : charge
          ? `We try your card again on ${formatDay(charge.on)}: ${formatPlainMoney(charge.pay)}.`
          : 'We do not try your card again.'}{' '}
      {isSent
        ? !heldUntil && 'We are looking for your transfer.'
        : `You can pay now, with another card${orByTransfer((next?.terms ?? terms).currency)}, or cancel.`}{' '}
      <StaysUntil value={graceEndsAt} />
    </Banner>
  );
}

function StaysUntil({ value }: { value: string | null }) {
  if (value === null) return null;
  return (
    <>
      Your plan stays until <DateTime value={value} withTime />.
    </>
  );
}
