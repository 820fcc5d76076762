import { ExternalLink } from 'lucide-react';
import { plans } from '#content/plans/plans.ts';
import type { CourseCard as Course } from '#contract/programs/programs.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/words/figures.ts';
import { lengthWords } from '#web/words/service-words.ts';
import { useEnrol } from './program-queries.ts';

/** A course: what it is, how far the founder is, and the one thing to do with it. */
export function CourseCard({ course }: { course: Course }) {
  const { id, title, summary, totalModules, totalLessons, timeLeft, progress, enrolled } = course;
  return (
    <Card
      title={
        <TextLink quiet href={paths.founder.course(id)}>
          {title}
        </TextLink>
      }
      className="w-full"
      actions={<CourseAction course={course} />}
    >
      <p className="text-stone">{summary}</p>
      <p className="text-sm text-stone">
        {counted(totalModules, 'module')}, {counted(totalLessons, 'lesson')}
        {timeLeft !== null && timeLeft > 0 && `, ${lengthWords(timeLeft)} ${enrolled ? 'left to read' : 'to read'}`}
      </p>
      {enrolled && progress !== null && <ProgressBar label="Progress" value={progress} />}
    </Card>
  );
}

function CourseAction({ course }: { course: Course }) {
  const enrol = useEnrol(course);
  const { id, title, enrolled, lockedBy, nextLesson } = course;
  const firstLesson = nextLesson === null ? paths.founder.course(id) : paths.founder.lesson(id, nextLesson);
  if (enrolled)
    return (
      <ButtonLink
        href={paths.founder.course(id)}
        target="_blank"
        aria-label={`Continue: ${title} (opens in a new tab)`}
      >
        Continue <ExternalLink />
      </ButtonLink>
    );
  if (lockedBy)
    return (
      <>
        <ButtonLink variant="secondary" href={firstLesson} aria-label={`Read the first lesson: ${title}`}>
          Read the first lesson
        </ButtonLink>
        <p className="text-sm text-stone">
          The rest comes with the {plans[lockedBy].name} plan.{' '}
          <TextLink href={paths.member.plans}>What it costs</TextLink>
        </p>
      </>
    );
  return (
    <Button
      loading={enrol.isPending}
      loadingText="Enrolling..."
      aria-label={`Enrol: ${title}`}
      onClick={() => enrol.mutate()}
    >
      Enrol
    </Button>
  );
}
