import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { listStuckLearners, type StuckLearner } from '#contract/programs/admin.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { Founder } from './founder.tsx';

const columns = [
  { key: 'person', label: 'Founder' },
  { key: 'course', label: 'Course' },
  { key: 'since', label: 'Last did something in it, or began' },
  { key: 'reminders', label: 'Reminders' },
] as const;

const pageName = 'stuck';

/** Founders who have begun a course and go no further. */
export function StuckLearners({ isOutside }: { isOutside: boolean }) {
  const [params] = useSearchParams();
  const query = useQuery(adminQuery(listStuckLearners, { query: { page: pageIn(params, pageName) } }));
  const rowOf = ({ person, course, since, reminders, remindedAt }: StuckLearner) => ({
    id: `${person.uid} ${course.id}`,
    person: <Founder {...person} />,
    course: <span className="wrap-anywhere">{course.title}</span>,
    since: <DateTime value={since} />,
    reminders: remindedAt ? (
      <>
        {reminders}, last <DateTime value={remindedAt} />
      </>
    ) : (
      'None'
    ),
  });
  return (
    <section aria-labelledby="stuck-learners" className="flex flex-col gap-4">
      <h2 id="stuck-learners" className="font-display text-2xl font-semibold tracking-tight">
        Learners who are stuck
      </h2>
      <p className="max-w-prose text-stone">
        {isOutside
          ? 'The rule: their progress is more than 0% and less than 100%, and has not grown for 14 days, as far as the platform has told us.'
          : 'The rule: they have enrolled, have not finished the course, and have finished or answered nothing in it for 14 days.'}
      </p>
      <p className="max-w-prose text-stone">
        Each founder is reminded once after 7 days, and once more when they went on and stopped again: twice at most for
        a course, and not if they turned it off.
      </p>
      <PagedList
        query={query}
        what="The list of learners"
        caption="Learners who are stuck"
        columns={columns}
        rowOf={rowOf}
        pageName={pageName}
        empty={
          <EmptyState title="No learner is stuck">
            Founders who do nothing in a course for 14 days are listed here.
          </EmptyState>
        }
      />
    </section>
  );
}
