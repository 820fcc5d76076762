import { useState } from 'react';
import type { CourseCard as CourseCardData } from '#contract/programs/programs.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { taughtOutside } from '#web/programs/taught-outside.ts';
import { CopyNote } from './copy-note.tsx';
import { CourseCard } from './course-card.tsx';
import { everything, FILTERS_FROM, filterCourses } from './course-filter.ts';
import { CourseFilters } from './course-filters.tsx';
import type { CourseGaps } from './course-gaps.ts';
import { helpfulFirst } from './course-order.ts';
import { PlatformLine } from './platform-line.tsx';
import { type PlatformState, useCourses } from './program-queries.ts';
import { useCourseGaps } from './use-course-gaps.ts';
import { useSent, WaitingNote } from './waiting-note.tsx';

/** /m/founder/programs: every course, first those that help with what stands between the founder and the round. */
export default function Programs() {
  const { courses, platform } = useCourses();
  useSent();
  const copiedAt = courses.data?.copiedAt;
  // Only the product's own lessons answer a gap. Until that is known it is as it was last: nothing waits for another answer.
  const { gaps, isUnchecked } = useCourseGaps(courses.data ? !platform && !copiedAt : !taughtOutside.is());
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Programs"
        lead={
          platform
            ? 'Courses on our e-learning platform. Log in there with your e-mail and platform password.'
            : 'Short courses for your phone. Each lesson ends in one piece of work on your own startup, here in Cairn.'
        }
      />
      {platform && <PlatformLine platform={platform} />}
      <CopyNote copiedAt={copiedAt} />
      {copiedAt && (
        <p className="text-stone">There are other courses: they need the network. Here are those that you saved.</p>
      )}
      <WaitingNote />
      <Loaded query={courses} what="The courses">
        {({ courses: all }) =>
          all.length === 0 ? (
            <EmptyState title="Courses will be here">There is none just now. Come back soon.</EmptyState>
          ) : (
            <>
              {isUnchecked && <NoGaps />}
              <CourseList courses={all} platform={platform} gaps={gaps} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** What to do so that courses can be matched. */
function NoGaps() {
  return (
    <p className="text-stone">
      <TextLink href={paths.founder.evaluate}>Check your investment readiness</TextLink>: the courses that help with
      what is missing then come first.
    </p>
  );
}

type CourseListProps = { courses: CourseCardData[]; platform: PlatformState | undefined; gaps: CourseGaps };

function CourseList({ courses, platform, gaps }: CourseListProps) {
  const [filter, setFilter] = useState(everything);
  const found = helpfulFirst(filterCourses(courses, filter), gaps);
  return (
    <>
      {courses.length >= FILTERS_FROM && <CourseFilters filter={filter} onFilter={setFilter} found={found.length} />}
      {platform && found.some(isLocked) && !found.every(isLocked) && (
        <p className="text-sm text-stone">
          A course that comes with a plan says so. The courses without this note are open to you.
        </p>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {found.map((course) => (
          <li key={course.id} className="flex">
            <CourseCard course={course} platform={platform} gap={gaps[course.id]} />
          </li>
        ))}
      </ul>
    </>
  );
}

const isLocked = ({ lockedBy }: CourseCardData) => lockedBy !== null;
