import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { LessonOutline } from '#contract/programs/course.ts';
import type { OwnCourse } from '#contract/programs/programs.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { paths } from '#web/paths.ts';
import { courseLengthWords, lessonNumber } from '#web/programs/course-facts.ts';
import { Outline } from '#web/programs/course-outline.tsx';
import { LessonText } from '#web/programs/lesson-text.tsx';
import { withLearned } from '#web/programs/own-learning.ts';
import { CopyNote } from './copy-note.tsx';
import { CourseCertificate } from './course-certificate.tsx';
import { LoadedCourse } from './loaded-course.tsx';
import { LockedNote } from './locked-note.tsx';
import { type CourseAtHand, courseQuery } from './program-queries.ts';
import { ReminderLine } from './reminder-line.tsx';
import { isSavedWhole, RemoveCourse, SaveCourse } from './save-course.tsx';
import { useAskedEnrolment } from './use-asked-enrolment.ts';
import { useSent, useWaiting, WaitingNote } from './waiting-note.tsx';

/** /m/founder/programs/:courseId: what a course teaches, and where to go on. */
export default function CoursePage() {
  const { courseId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  const waiting = useWaiting();
  useSent();
  return (
    <LoadedCourse
      courseId={courseId}
      query={course}
      what="The course"
      whenGone={{ href: paths.founder.programs, label: 'See the courses' }}
    >
      {(own) => <Course key={own.outline.id} own={withLearned(own, waiting)} />}
    </LoadedCourse>
  );
}

function Course({ own }: { own: CourseAtHand }) {
  const { outline, card, done } = own;
  usePageName(outline.title);
  const [isSaved, setSaved] = useState(() => isSavedWhole(own));
  const first = outline.modules[0]?.lessons[0]?.id;
  const hrefOf = ({ id }: LessonOutline) =>
    card.enrolled || id === first ? paths.founder.lesson(outline.id, id) : null;
  // Somebody who comes back looks for the lessons; who has not begun reads what it is about.
  const isBegun = done.length > 0;
  const opening = <LessonText key="opening" blocks={outline.opening} sources={outline.sources} />;
  const lessons = (
    <section key="lessons" aria-labelledby="lessons" className="flex flex-col gap-4">
      <h2 id="lessons" className="font-display text-2xl font-semibold tracking-tight">
        Lessons
      </h2>
      <p className="text-stone">{courseLengthWords(outline)}.</p>
      <Outline modules={outline.modules} hrefOf={hrefOf} done={new Set(done)} />
    </section>
  );
  return (
    <div className="flex flex-col gap-8">
      <CopyNote copiedAt={own.copiedAt} />
      <PageHeading
        eyebrow={<TextLink href={paths.founder.programs}>Programs</TextLink>}
        title={outline.title}
        lead={outline.summary}
      />
      {card.enrolled && <ProgressBar label="Progress" value={card.progress ?? 0} text={progressWords(own)} />}
      <WaitingNote />
      <Next own={own} />
      {card.enrolled && <SaveCourse {...{ own, isSaved }} onSaved={setSaved} />}
      {card.enrolled && own.copiedAt === undefined && (
        <CourseCertificate courseId={outline.id} isFinished={card.nextLesson === null} />
      )}
      {card.enrolled && card.nextLesson !== null && <ReminderLine />}
      {isBegun ? [lessons, opening] : [opening, lessons]}
      {isSaved && <RemoveCourse own={own} onRemoved={() => setSaved(false)} />}
    </div>
  );
}

function progressWords({ card: { lessonsDone, totalLessons, progress } }: OwnCourse): string {
  return `${lessonsDone} of ${totalLessons} lessons, ${progress}%`;
}

/** The one thing to do now. */
function Next({ own: { outline, card, answers, copiedAt } }: { own: CourseAtHand }) {
  const enrol = useAskedEnrolment(card, 'Begin opens its first lesson.');
  const note = useFocusAfter<HTMLDivElement>(enrol.isPending);
  const first = outline.modules[0]?.lessons[0]?.id;
  if (card.lockedBy)
    return (
      <div ref={note} tabIndex={-1}>
        <LockedNote plan={card.lockedBy} firstLesson={first && paths.founder.lesson(outline.id, first)} />
      </div>
    );
  if (!card.enrolled)
    return (
      <Button className="w-fit" loading={enrol.isPending} loadingText="Enrolling..." onClick={() => enrol.mutate()}>
        Enrol
      </Button>
    );
  if (card.nextLesson === null)
    return (
      <p>
        <span className="font-semibold">You have finished the course.</span>
        {copiedAt === undefined && (
          <>
            {' '}
            <TextLink href="#certificate">To the certificate</TextLink>
          </>
        )}
      </p>
    );
  return (
    <ButtonLink className="w-fit" href={paths.founder.lesson(outline.id, card.nextLesson)}>
      {card.lessonsDone === 0 && answers.length === 0
        ? 'Begin'
        : `Go on with lesson ${lessonNumber(outline, card.nextLesson)}`}
    </ButtonLink>
  );
}
