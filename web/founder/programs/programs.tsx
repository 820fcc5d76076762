import { useState } from 'react';
import type { CourseCard as CourseCardData } from '#contract/programs/programs.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { CopyNote } from './copy-note.tsx';
import { CourseCard } from './course-card.tsx';
import { everything, FILTERS_FROM, filterCourses } from './course-filter.ts';
import { CourseFilters } from './course-filters.tsx';
import { PlatformLine } from './platform-line.tsx';
import { type PlatformState, useCourses } from './program-queries.ts';
import { WaitingNote } from './waiting-note.tsx';

/** /m/founder/programs: every course, those that are taken first. */
export default function Programs() {
  const { courses, platform } = useCourses();
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
      <CopyNote copiedAt={courses.data?.copiedAt} />
      {courses.data?.copiedAt && (
        <p className="text-stone">There are other courses: they need the network. Here are those that you saved.</p>
      )}
      <WaitingNote />
      <Loaded query={courses} what="The courses">
        {({ courses: all }) =>
          all.length === 0 ? (
            <EmptyState title="Courses will be here">There is none just now. Come back soon.</EmptyState>
          ) : (
            <CourseList courses={all} platform={platform} />
          )
        }
      </Loaded>
    </div>
  );
}

function CourseList({ courses, platform }: { courses: CourseCardData[]; platform: PlatformState | undefined }) {
  const [filter, setFilter] = useState(everything);
  const found = filterCourses(courses, filter);
  return (
    <>
      {courses.length >= FILTERS_FROM && <CourseFilters filter={filter} onFilter={setFilter} found={found.length} />}
      <ul className="grid gap-5 lg:grid-cols-2">
        {found.map((course) => (
          <li key={course.id} className="flex">
            <CourseCard course={course} platform={platform} />
          </li>
        ))}
      </ul>
    </>
  );
}
