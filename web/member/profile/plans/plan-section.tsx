import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { Checking } from '#web/billing/checking.tsx';
import { planPricesQuery } from '#web/billing/plan-prices.ts';
import { isAwaited, subscriptionQuery } from '#web/billing/subscription-query.ts';
import { useCheckoutReturn } from '#web/billing/use-checkout-return.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { VerifyFirst } from '../verify-first.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { useChosenTerms } from './chosen-terms.ts';
import { CurrentPlan } from './current-plan.tsx';
import { EndedPlan } from './ended-plan.tsx';
import { GivenPlan } from './given-plan.tsx';
import { NextMonths } from './next-months.tsx';
import { PayPlan } from './pay-plan.tsx';
import { PlanBanners } from './plan-banners.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useReadAgain } from './plan-queries.ts';
import { planNow, planOf } from './plan-words.ts';
import { SavedCards } from './saved-cards.tsx';

/** The plans of the platform, and what a founder has of them: #plans of /m/profile/billing-history. */
export function PlanSection() {
  const { customClaims } = useAuth();
  return customClaims?.roles.includes('founder') ? <OwnPlan /> : <OthersPlans />;
}

/** Anyone who is no founder reads what there is. */
function OthersPlans() {
  const prices = useQuery(planPricesQuery);
  return (
    <>
      <p>Plans are for founders. Your account needs none.</p>
      <Loaded query={prices} what="The plans">
        {(found) => <PlanCards prices={found} subscription={null} current="free" />}
      </Loaded>
    </>
  );
}

function OwnPlan() {
  const own = useQuery(subscriptionQuery);
  const prices = useQuery(planPricesQuery);
  const readAgain = useReadAgain();
  const { chosen, choose: lookAt, method, chooseMethod, leave } = useChosenTerms();
  /** The invoice of this visit, which says that it is paid once nothing waits to be paid any more. */
  const [paidFor, setPaidFor] = useState<string | null>(null);
  function choose(terms: PlanTerms): void {
    setPaidFor(null);
    lookAt(terms);
  }
  const { isChecking, stop, ...checking } = useCheckoutReturn(async (payment) => {
    setPaidFor(payment?.invoiceId ?? null);
    await readAgain();
  });
  const region = useFocusAfter<HTMLDivElement>(chosen !== null || isChecking);
  useClaimThatFollows(own.data && planNow(own.data));
  useAnswerOfBank(isAwaited(own.data), () => void readAgain());
  return (
    <Loaded query={own} what="Your plan">
      {(found) => {
        const { subscription, purchase, given } = found;
        const isRunning = subscription !== null && subscription.state !== 'ended';
        const invoiceId = purchase?.invoiceId ?? paidFor;
        const isOwed = purchase?.kind === 'owed';
        // A charge of what is owed that may yet take the money leaves nothing to pay.
        const isAtBank = isOwed && subscription?.isChecking === true;
        const isOwedBelow = isOwed && !chosen;
        return (
          <div ref={region} tabIndex={-1} className="flex flex-col gap-4 outline-none">
            <UnreachedByMail />
            {isChecking ? (
              <Checking {...checking} onNotPaid={stop} />
            ) : (
              subscription && (
                <PlanBanners
                  subscription={subscription}
                  onPayOwed={isOwedBelow ? null : choose}
                  isSent={isOwed && purchase.standsUntil === null}
                />
              )
            )}
            {!isChecking && !chosen && paidFor && purchase && purchase.invoiceId !== paidFor && (
              <PayPlan
                key={paidFor}
                invoiceId={paidFor}
                purchase={null}
                {...{ subscription, given }}
                onSettled={() => void readAgain()}
                onChoose={choose}
              />
            )}
            {!isChecking && !isAtBank && !chosen && invoiceId && (
              <PayPlan
                key={invoiceId}
                invoiceId={invoiceId}
                {...{ purchase, subscription, given }}
                onChoose={choose}
                onSettled={() => {
                  setPaidFor(invoiceId);
                  void readAgain();
                }}
                onGone={() => {
                  setPaidFor(null);
                  region.current?.focus();
                }}
              />
            )}
            {chosen && !isChecking ? (
              <ChosenPlan
                key={JSON.stringify(chosen)}
                terms={chosen}
                subscription={subscription}
                ordered={purchase}
                given={given}
                method={method}
                onMethod={chooseMethod}
                onLeave={leave}
              />
            ) : (
              <>
                {given && <GivenPlan given={given} paid={planOf(subscription)} />}
                {isRunning && <CurrentPlan subscription={subscription} onChoose={isChecking ? undefined : choose} />}
                <Loaded query={prices} what="The plans">
                  {(listed) => (
                    <>
                      {subscription && !isRunning && (
                        <EndedPlan subscription={subscription} hasGiven={given !== undefined} />
                      )}
                      {isRunning && (
                        <NextMonths subscription={subscription} sold={listed.prices.map(({ terms }) => terms)} />
                      )}
                      <PlanCards
                        prices={listed}
                        subscription={subscription}
                        current={planNow(found)}
                        isBelow={invoiceId !== null}
                        onChoose={isChecking ? undefined : choose}
                      />
                    </>
                  )}
                </Loaded>
                <SavedCards subscription={subscription} />
              </>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** A mail before a renewal promises nothing to anyone whom no mail reaches. */
function UnreachedByMail() {
  const { customClaims } = useAuth();
  if (customClaims?.email_verified !== false) return null;
  return (
    <Banner
      tone="warning"
      title="Mails about your plan do not reach you yet"
      action={
        <VerifyFirst purpose="to get mails about your plan" size="small">
          {null}
        </VerifyFirst>
      }
    >
      We write before a plan renews or ends, and when a payment does not go through, but only to an email address that
      is verified. Until then you read it here and in your notifications.
    </Banner>
  );
}

/** Tells that a bank which was awaited has answered: what was charged then stands in the history below. */
function useAnswerOfBank(isWaiting: boolean, onAnswer: () => void): void {
  const tell = useEffectEvent(onAnswer);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) tell();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
}

/** The token names the plan: asked for anew when it is not the one that the record has. */
function useClaimThatFollows(plan: PlanKey | undefined): void {
  const { customClaims, refreshClaims } = useAuth();
  const claimed = customClaims?.subscription_plan;
  useEffect(() => {
    if (plan && claimed && claimed !== LEARNING_PLAN_NAMES[plan]) void refreshClaims();
  }, [plan, claimed, refreshClaims]);
}
