import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { plans } from '#content/plans/plans.ts';
import { type FailedEnrolment, listFailedEnrolments, retryEnrolment } from '#contract/programs/admin.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { focusPage } from '../parts/act.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { Founder } from './founder.tsx';

const columns = [
  { key: 'person', label: 'Founder' },
  { key: 'plan', label: 'Courses of' },
  { key: 'cause', label: 'Cause' },
  { key: 'tries', label: 'Tries', align: 'end', brief: true },
  { key: 'next', label: 'Next try' },
  { key: 'action', label: 'Try again' },
] as const;

const pageName = 'enrolments';

/** Who is still to be enrolled on the platform, and why it did not work. */
export function FailedEnrolments() {
  const [params] = useSearchParams();
  const query = useQuery(adminQuery(listFailedEnrolments, { query: { page: pageIn(params, pageName) } }));
  const retry = useAdminChange((uid: string, options) => call(retryEnrolment, { params: { uid } }, options));
  const rowOf = ({ person, plan, requestedAt, cause, tries, triedAt, nextTryAt }: FailedEnrolment) => ({
    id: `${person.uid} ${plan}`,
    person: <Founder {...person} />,
    plan: (
      <>
        {plans[plan].name}
        <span className="block text-sm text-stone">
          since <DateTime value={requestedAt} withTime />
        </span>
      </>
    ),
    cause: <span className="wrap-anywhere">{cause}</span>,
    tries: (
      <>
        {tries}
        {triedAt && (
          <span className="block text-sm text-stone">
            last <DateTime value={triedAt} withTime />
          </span>
        )}
      </>
    ),
    next: nextTryAt ? <DateTime value={nextTryAt} withTime /> : 'Within 8 hours of the last',
    action: (
      <Button
        size="small"
        variant="secondary"
        loading={retry.isPending && retry.variables === person.uid}
        onClick={() =>
          retry.mutate(person.uid, {
            onSuccess: ({ cause: again }) => {
              if (again) toast.error(`It failed again. ${again}`);
              else toast.success(`${person.name || 'The founder'} is enrolled`);
              focusPage();
            },
          })
        }
      >
        Try again<VisuallyHidden>: {person.name}</VisuallyHidden>
      </Button>
    ),
  });
  return (
    <section aria-labelledby="failed-enrolments" className="flex flex-col gap-4">
      <h2 id="failed-enrolments" className="font-display text-2xl font-semibold tracking-tight">
        Enrolments that failed
      </h2>
      <p className="max-w-prose text-stone">
        Founders can log in and work all the same. Each is tried again by itself: after half a minute, then after longer
        waits of up to seven hours.
      </p>
      <CallFailure error={retry.error} words={problemsOf} />
      <PagedList
        query={query}
        what="The list of enrolments"
        caption="Enrolments that failed"
        columns={columns}
        rowOf={rowOf}
        pageName={pageName}
        empty={<EmptyState title="No enrolment has failed">What fails is listed here with its cause.</EmptyState>}
      />
    </section>
  );
}
