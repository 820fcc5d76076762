import { courseTitles } from 'virtual:course-titles';
import { ExternalLink } from 'lucide-react';
import { plans } from '#content/plans/plans.ts';
import type { CourseCard as Course } from '#contract/programs/programs.ts';
import type { PlanKey } from '#domain/plans.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { paths } from '#web/paths.ts';
import { savedCourses } from '#web/programs/kept-courses.ts';
import { lessonWords } from '#web/programs/lesson-words.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import type { CourseGap } from './course-gaps.ts';
import { isDone } from './course-order.ts';
import { PlanCost } from './plan-cost.tsx';
import { isOutside, type PlatformState } from './program-queries.ts';
import { useAskedEnrolment } from './use-asked-enrolment.ts';

interface OfPlatform {
  /** The platform outside that teaches it: when it said how far the founder is, and where its password is set. */
  platform?: Pick<PlatformState, 'asOf' | 'passwordUrl'> | undefined;
}

/** A course: what it is, how far the founder is, and the one thing to do with it. */
export function CourseCard({ course, platform, gap }: { course: Course; gap?: CourseGap | undefined } & OfPlatform) {
  const { id, title, summary, progress, enrolled, finished, image } = course;
  const facts = factWords(course);
  return (
    <Card
      title={
        isOutside(course) ? (
          title
        ) : (
          <TextLink quiet href={paths.founder.course(id)}>
            {title}
          </TextLink>
        )
      }
      className="w-full"
      actions={<CourseAction course={course} platform={platform} />}
    >
      {image && (
        <img
          src={image}
          alt=""
          width={480}
          height={240}
          loading="lazy"
          decoding="async"
          className="aspect-2/1 h-auto w-full rounded-md object-cover"
        />
      )}
      <p className="whitespace-pre-line text-stone wrap-anywhere">{summary}</p>
      {facts && <p className="text-sm text-stone">{facts}</p>}
      {gap && <GapLine gap={gap} course={course} />}
      {enrolled &&
        (progress === null ? (
          <p className="text-sm text-stone">This course does not count how far you are.</p>
        ) : (
          <ProgressBar label="Progress" value={progress} />
        ))}
      {finished && (
        <p>
          <span className="font-semibold">
            Finished <DateTime value={finished.at} />
          </span>
          {finished.newModules > 0 && `, ${counted(finished.newModules, 'new module')} since then`}
        </p>
      )}
      {enrolled && platform?.asOf && (
        <p className="text-sm text-stone">
          Progress as of <DateTime value={platform.asOf} withTime />
        </p>
      )}
      {savedCourses().some((saved) => saved.id === id) && <p className="text-sm text-stone">Saved on this phone.</p>}
    </Card>
  );
}

/** Why this course: the founder's own gaps, and the lesson to read first. Once all is read, the work is what is missing. */
function GapLine({ gap: { why, lesson }, course }: { gap: CourseGap; course: Course }) {
  if (isDone(course)) return <p className="text-sm">Its work is still open. {why}</p>;
  return (
    <p className="text-sm">
      <span className="font-semibold">{why}</span>{' '}
      <TextLink
        href={paths.founder.lesson(lesson.courseId, lesson.id)}
        className="inline-flex min-h-11 items-center sm:min-h-6"
      >
        First: {lessonWords(lesson, course.lockedBy !== null)}
      </TextLink>
    </p>
  );
}

function factWords({ id, totalModules, totalLessons, timeLeft, enrolled }: Course): string {
  const work = courseTitles.find((one) => one.id === id)?.work;
  return [
    totalModules > 0 && counted(totalModules, 'module'),
    totalLessons > 0 && counted(totalLessons, 'lesson'),
    timeLeft !== null && timeLeft > 0 && `${lengthWords(timeLeft)} ${timeWords(totalLessons > 0, enrolled)}`,
    work !== undefined && !enrolled && `${lengthWords(work)} of your own work`,
  ]
    .filter((fact) => fact !== false)
    .join(', ');
}

function timeWords(isRead: boolean, enrolled: boolean): string {
  if (isRead) return enrolled ? 'left to read' : 'to read';
  return enrolled ? 'left' : 'in all';
}

function CourseAction({ course, platform }: { course: Course } & OfPlatform) {
  const enrol = useAskedEnrolment(course);
  const { title, enrolled, enrolling, lockedBy, opensAt } = course;
  const go = !isOutside(course) && course.progress === 100 ? 'Read again' : 'Continue';
  if (enrolled)
    return (
      <>
        <ButtonLink
          href={opensAt}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${go}: ${title} (opens in a new tab)`}
        >
          {go} <ExternalLink />
        </ButtonLink>
        {isOutside(course) && platform?.passwordUrl && <CoursePassword url={platform.passwordUrl} title={title} />}
      </>
    );
  if (lockedBy) return <Locked course={course} plan={lockedBy} />;
  return (
    <>
      <Button
        loading={enrol.isPending || enrolling}
        loadingText="Enrolling..."
        aria-label={`Enrol: ${title}`}
        onClick={() => enrol.mutate()}
      >
        Enrol
      </Button>
      {enrolling && (
        <p className="text-sm text-stone">It comes with your plan. The platform has still to confirm it.</p>
      )}
    </>
  );
}

/** What a plan does not have, and what is open all the same. */
function Locked({ course, plan }: { course: Course; plan: PlanKey }) {
  const { name } = plans[plan];
  if (isOutside(course))
    return (
      <p className="text-sm text-stone">
        It comes with the {name} plan. <PlanCost plan={plan} />.
      </p>
    );
  const { id, title, nextLesson } = course;
  const firstLesson = nextLesson === null ? paths.founder.course(id) : paths.founder.lesson(id, nextLesson);
  return (
    <>
      <ButtonLink variant="secondary" href={firstLesson} aria-label={`Read the first lesson: ${title}`}>
        Read the first lesson
      </ButtonLink>
      <p className="text-sm text-stone">
        The first lesson is free. The rest comes with the {name} plan. <PlanCost plan={plan} />.
      </p>
    </>
  );
}

/** For anyone who logs in here in another way, or has changed the password since: the platform mails them the next step. */
function CoursePassword({ url, title }: { url: string; title: string }) {
  return (
    <ButtonLink
      variant="quiet"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Set course password, for ${title} (opens in a new tab)`}
    >
      Set course password
    </ButtonLink>
  );
}
