import { lessonTitles } from 'virtual:lesson-titles';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { paths } from '#web/paths.ts';
import { courseInProgress } from './course-order.ts';
import { coursesQuery, isOutside } from './program-queries.ts';

/** The course that the founder takes, with its next lesson. Nothing where none is begun, or nobody can say. */
export function CourseInProgress() {
  const { data } = useQuery(coursesQuery);
  const course = data && courseInProgress(data.courses);
  if (!course) return null;
  const { id, title, progress, lessonsDone, totalLessons, nextLesson, opensAt } = course;
  const next = nextLesson && lessonTitles[id]?.[nextLesson];
  return (
    <section aria-labelledby="course-in-progress" className="flex flex-col gap-3">
      <h2 id="course-in-progress" className="font-display text-2xl font-semibold tracking-tight">
        Your course
      </h2>
      <Card
        level={3}
        title={title}
        actions={
          <ButtonLink
            variant="secondary"
            href={nextLesson ? paths.founder.lesson(id, nextLesson) : opensAt}
            target={isOutside(course) ? '_blank' : undefined}
            aria-label={`Continue: ${title}`}
          >
            Continue
          </ButtonLink>
        }
      >
        <ProgressBar
          label="Progress"
          value={progress}
          text={totalLessons > 0 ? `${lessonsDone} of ${totalLessons} lessons, ${progress}%` : undefined}
        />
        {next && <p className="text-stone">Next lesson: {next}</p>}
      </Card>
    </section>
  );
}
