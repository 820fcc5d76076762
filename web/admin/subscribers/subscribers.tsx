import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { plans } from '#content/plans/plans.ts';
import { listSubscribers, type SubscriberEntry } from '#contract/billing/admin-subscribers.ts';
import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscription-machine.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { paths } from '#web/paths.ts';
import { Day, formatDay } from '#web/time/date-time.tsx';
import { planStates } from '#web/words/plan-states.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { FilterSelect } from '../parts/filter-select.tsx';
import { FindFounder } from './find-founder.tsx';

const columns = [
  { key: 'person', label: 'Founder' },
  { key: 'plan', label: 'Plan' },
  { key: 'state', label: 'State' },
  { key: 'until', label: 'Paid until' },
  { key: 'renews', label: 'Renews by itself' },
] as const;

const filters = [...SUBSCRIPTION_STATES, 'given'] as const;
type Filter = (typeof filters)[number];
const isFilter = (text: string | null): text is Filter => filters.some((state) => state === text);
const filterWords = (state: Filter) => (state === 'given' ? 'Given to them' : planStates[state].label);

/** /m/admin/subscribers: founders and their plans, whose plan is the newest first. */
export default function Subscribers() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('state');
  const state = isFilter(chosen) ? chosen : undefined;
  const email = params.get('email') ?? '';
  const subscribers = useQuery(
    adminQuery(listSubscribers, { query: { page: pageIn(params), ...(email ? { email } : { state }) } }),
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Subscribers"
        lead="Founders and their plans. The plan that was begun or given last comes first."
      />
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        {email === '' && (
          <FilterSelect
            label="State"
            name="state"
            value={state ?? ''}
            all="All"
            options={filters.map((value) => ({ value, label: filterWords(value) }))}
          />
        )}
        <FindFounder
          email={email}
          onEmail={(next) => setParams(next ? { email: next } : {}, { preventScrollReset: true })}
        />
      </div>
      <PagedList
        query={subscribers}
        what="The list of subscribers"
        caption="Subscribers"
        columns={columns}
        rowOf={rowOf}
        empty={
          email ? (
            <EmptyState title="No founder has such an address" />
          ) : (
            <EmptyState title={state ? 'Nobody is in this state' : 'Nobody is here yet'}>
              Founders who choose a plan are listed here.
            </EmptyState>
          )
        }
      />
    </div>
  );
}

function rowOf({ person, subscription, given }: SubscriberEntry) {
  return {
    id: person.uid,
    url: paths.admin.subscriber(person.uid),
    person: (
      <>
        {person.name}
        <span className="block text-sm font-normal wrap-anywhere text-stone">{person.email}</span>
      </>
    ),
    plan: (
      <>
        {subscription ? <PlanOf terms={subscription.terms} /> : !given && 'None'}
        {given && (
          <span className={subscription ? 'block text-sm text-stone' : 'block'}>
            {plans[given.plan].name}, given until {formatDay(given.until)}
          </span>
        )}
      </>
    ),
    state: subscription ? (
      <Badge colour={planStates[subscription.state].colour}>{planStates[subscription.state].label}</Badge>
    ) : (
      'None'
    ),
    until: subscription ? untilWhen(subscription, given !== null) : 'None',
    renews: subscription && subscription.state !== 'ended' ? renewsWords(subscription) : 'None',
  };
}

function PlanOf({ terms: { plan, cadence, currency } }: Pick<NonNullable<SubscriberEntry['subscription']>, 'terms'>) {
  return (
    <>
      {plans[plan].name}
      <span className="block text-sm text-stone">
        {STATUSES[cadence].label}, {currency}
      </span>
    </>
  );
}

/** The day that the last period was paid to says nothing of money that went back since. */
function untilWhen({ state, paidUntil }: NonNullable<SubscriberEntry['subscription']>, isGiven: boolean) {
  if (state !== 'ended') return <Day value={paidUntil} />;
  return isGiven ? 'No paid plan now' : 'No plan now';
}

const renewsWords = ({ renews }: { renews: boolean }) => (renews ? 'On' : 'Off');
