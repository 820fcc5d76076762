import { useQuery } from '@tanstack/react-query';
import { plans } from '#content/plans/plans.ts';
import { type LearningState, readLearning } from '#contract/programs/admin.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { counted } from '#web/words/figures.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { FailedEnrolments } from './failed-enrolments.tsx';
import { PlatformState } from './platform-state.tsx';
import { StuckLearners } from './stuck-learners.tsx';

/** /m/admin/learning: which courses there are and from where, who could not be enrolled, and who is stuck. */
export default function Learning() {
  const learning = useQuery(adminQuery(readLearning, {}));
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Learning"
        lead="The courses of founders: where they come from, and where somebody is stuck."
      />
      <Loaded query={learning} what="The state of learning">
        {({ platform, courses }) => (
          <>
            {platform ? (
              <PlatformState platform={platform} />
            ) : (
              <p className="max-w-prose">
                The product teaches its own courses, which came with it. There is nothing to read from anywhere and
                nobody to enrol outside. Courses of a Moodle of yours can come in instead: two settings of the server
                name its address and its token.
              </p>
            )}
            <Courses courses={courses} isOutside={platform !== null} />
            {platform && <FailedEnrolments />}
            <StuckLearners isOutside={platform !== null} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** A course of the product says how long it is read; one outside how long it takes in all. */
const columns = (isOutside: boolean) => [
  { key: 'title', label: 'Course' },
  { key: 'plan', label: 'From the plan' },
  { key: 'size', label: 'Modules and lessons' },
  { key: 'length', label: isOutside ? 'Takes' : 'To read' },
];

function Courses({ courses, isOutside }: { courses: LearningState['courses']; isOutside: boolean }) {
  return (
    <section aria-labelledby="courses" className="flex flex-col gap-4">
      <h2 id="courses" className="font-display text-2xl font-semibold tracking-tight">
        Courses
      </h2>
      <Table
        caption="Courses"
        columns={columns(isOutside)}
        rows={courses.map(({ id, title, plan, totalModules, totalLessons, minutes }) => ({
          id,
          title: <span className="wrap-anywhere">{title}</span>,
          plan: plans[plan].name,
          size: [counted(totalModules, 'module'), totalLessons > 0 && counted(totalLessons, 'lesson')]
            .filter((part) => part !== false)
            .join(', '),
          length: minutes === null ? 'Not said' : lengthWords(minutes),
        }))}
        empty={
          <EmptyState title="No courses">
            {isOutside
              ? 'Nothing was read from the platform yet, or the categories of the plans hold no course that can be seen.'
              : 'The product came without courses.'}
          </EmptyState>
        }
      />
    </section>
  );
}
