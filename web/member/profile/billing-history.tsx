import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';
import { BackToLesson } from '#web/programs/back-to-lesson.tsx';
import { History } from './history/history.tsx';
import { ToPay } from './history/to-pay.tsx';
import { PlanSection } from './plans/plan-section.tsx';

/** /m/profile/billing-history: what is to be paid, the plans (#plans), and below them what the books say of the member. */
export default function BillingHistory() {
  return (
    <>
      <BackToLesson />
      <div className="flex max-w-4xl flex-col gap-10">
        <PageHeading title="Billing history" />
        <Unpaid />
        <section id="plans" aria-labelledby="plans-title" className="flex flex-col gap-4">
          <h2 id="plans-title" className="font-display text-2xl font-semibold tracking-tight">
            Your plan
          </h2>
          <PlanSection />
        </section>
        <History />
      </div>
    </>
  );
}

/** Waits until it is known which plan was chosen: its invoice stands with the plan, and not twice. */
function Unpaid() {
  const { customClaims } = useAuth();
  const isFounder = customClaims?.roles.includes('founder') ?? false;
  const own = useQuery({ ...subscriptionQuery, enabled: isFounder });
  return isFounder && own.isPending ? null : <ToPay ordered={own.data?.purchase?.invoiceId} />;
}
