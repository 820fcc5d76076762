import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { readSubscriber, type Subscriber } from '#contract/billing/admin-subscribers.ts';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { GivenPlans } from './given-plans.tsx';
import { RefundPeriod } from './refund-period.tsx';
import { PaidPeriods, Payments, Refunds } from './subscriber-money.tsx';
import { SubscriberPlan } from './subscriber-plan.tsx';

const back = { label: 'the subscribers', href: paths.admin.subscribers };

/** /m/admin/subscribers/:uid: a founder's plan, what was paid for it, and what became of each charge. */
export default function SubscriberPage() {
  const { uid = '' } = useParams();
  const subscriber = useQuery(adminQuery(readSubscriber, { params: { uid } }));
  if (subscriber.error instanceof ApiError && subscriber.error.code === 'SUBSCRIBER_UNKNOWN')
    return <Missing what="founder" back={back} />;
  return (
    <Loaded query={subscriber} what="The founder">
      {(data) => <LoadedSubscriber key={data.person.uid} subscriber={data} />}
    </Loaded>
  );
}

function LoadedSubscriber({ subscriber }: { subscriber: Subscriber }) {
  const { person, plan } = subscriber;
  usePageName(`${person.name}: plan`);
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={person.name} eyebrow={<BackTo {...back} />} lead={<StatusBadge status={plan} />} />
      {(subscriber.can.cancel || subscriber.refund) && (
        <div className="flex flex-wrap gap-3">
          <CancelPlan subscriber={subscriber} />
          <RefundPeriod subscriber={subscriber} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SubscriberPlan subscriber={subscriber} />
        <GivenPlans subscriber={subscriber} />
      </div>
      <PaidPeriods {...subscriber} />
      <Payments payments={subscriber.payments} />
      <Refunds refunds={subscriber.refunds} />
    </div>
  );
}
