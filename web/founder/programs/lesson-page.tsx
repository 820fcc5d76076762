import { useQuery } from '@tanstack/react-query';
import { Check, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
import type { OwnCourse } from '#contract/programs/programs.ts';
import { standingsOf } from '#domain/learning/answers.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { lessonNumber } from '#web/programs/course-facts.ts';
import { LessonText, Sources } from '#web/programs/lesson-text.tsx';
import { withLearned } from '#web/programs/own-learning.ts';
import { Questions } from '#web/programs/questions.tsx';
import { sendWaiting } from '#web/programs/send-waiting.ts';
import { noteAnswer, noteFinished } from '#web/programs/waiting-learning.ts';
import { CopyNote } from './copy-note.tsx';
import { LoadedCourse } from './loaded-course.tsx';
import { LockedNote } from './locked-note.tsx';
import { NotEnrolled } from './not-enrolled.tsx';
import { type CourseAtHand, courseQuery, lessonQuery } from './program-queries.ts';
import { useEnrol } from './use-enrol.ts';
import { useLessonPlace } from './use-lesson-place.ts';
import { useSent, useWaiting, WaitingNote } from './waiting-note.tsx';
import { YourWork } from './your-work.tsx';

/** /m/founder/programs/:courseId/:lessonId: one lesson, its questions and its work. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  const lesson = useQuery(lessonQuery(courseId, lessonId));
  const waiting = useWaiting();
  useSent();
  const outline = { href: paths.founder.course(courseId), label: 'See its lessons' };
  if (isNotEnrolled(lesson.error))
    return (
      <Loaded query={course} what="The course">
        {(own) => <NotEnrolled own={own} lessonId={lessonId} />}
      </Loaded>
    );
  return (
    <LoadedCourse courseId={courseId} query={lesson} what="The lesson" whenGone={course.data ? outline : allCourses}>
      {(read) => (
        <LoadedCourse courseId={courseId} query={course} what="The course">
          {(own) => (
            <div className="flex flex-col gap-6">
              <CopyNote copiedAt={own.copiedAt ?? read.copiedAt} />
              <LessonBody key={`${read.id} ${read.version}`} own={withLearned(own, waiting)} lesson={read} />
            </div>
          )}
        </LoadedCourse>
      )}
    </LoadedCourse>
  );
}

const allCourses = { href: paths.founder.programs, label: 'See the courses' };

const isNotEnrolled = (error: unknown) => error instanceof ApiError && error.code === 'COURSE_NOT_ENROLLED';

function LessonBody({ own, lesson }: { own: CourseAtHand; lesson: Lesson }) {
  const { outline, card, done } = own;
  usePageName(lesson.title);
  const seen = { courseId: outline.id, lessonId: lesson.id, version: lesson.version };
  const answer = (question: number, chosen: number) => {
    if (!card.enrolled) return;
    noteAnswer(seen, { question, answer: chosen, answeredAt: new Date().toISOString() });
    void sendWaiting();
  };
  const finish = () => {
    noteFinished(seen);
    void sendWaiting();
  };
  const passages = useLessonPlace({ ...seen, isDone: done.includes(lesson.id) });
  return (
    <article className="flex flex-col gap-8">
      <PageHeading
        eyebrow={
          <>
            <TextLink href={paths.founder.course(outline.id)}>{outline.title}</TextLink>, lesson{' '}
            {lessonNumber(outline, lesson.id)} of {card.totalLessons}
          </>
        }
        title={lesson.title}
        lead={`${lesson.aim} ${lengthWords(lesson.minutes)}.`}
      />
      <div ref={passages}>
        <LessonText blocks={lesson.body} sources={lesson.sources} />
      </div>
      <div className="flex max-w-measure flex-col gap-8">
        <div className="flex flex-col gap-4 print:hidden">
          {!card.enrolled && (
            <p className="text-sm text-stone">You do not take this course yet: what you answer here is not kept.</p>
          )}
          <Questions questions={lesson.questions} standings={standingsOf(lesson, own.answers)} onAnswer={answer} />
        </div>
        <YourWork work={lesson.work} />
        {card.enrolled && <Finish own={own} lessonId={lesson.id} onFinish={finish} />}
        {!card.enrolled && <TheRest own={own} />}
        <WaitingNote />
      </div>
      <Sources sources={lesson.sources} />
      <Button
        variant="secondary"
        size="small"
        className="w-fit print:hidden"
        icon={<Printer aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print this lesson
      </Button>
    </article>
  );
}

/** After the one lesson that is open to everybody: the others, and the way to them. */
function TheRest({ own: { card } }: { own: OwnCourse }) {
  const enrol = useEnrol(card, 'Finish this lesson to go on.');
  if (card.lockedBy)
    return (
      <div className="print:hidden">
        <LockedNote plan={card.lockedBy} />
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <p>This is the first of {card.totalLessons} lessons. Enrol to read the others; you can stop at any time.</p>
      <Button loading={enrol.isPending} loadingText="Enrolling..." onClick={() => enrol.mutate()}>
        Enrol
      </Button>
    </div>
  );
}

type FinishProps = { own: CourseAtHand; lessonId: string; onFinish: () => void };

function Finish({ own, lessonId, onFinish }: FinishProps) {
  const { outline, done } = own;
  const isWhole = own.card.nextLesson === null;
  const go = isWhole ? afterCourse(own) : afterLesson(outline, lessonId);
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden" role="status">
      {done.includes(lessonId) ? (
        <>
          <span className="flex items-center gap-1.5 font-semibold text-moss">
            <Check aria-hidden="true" className="size-5" /> {isWhole ? 'You have finished the course.' : 'Finished'}
          </span>
          <ButtonLink href={go.href}>{go.label}</ButtonLink>
        </>
      ) : (
        <Button onClick={onFinish}>I have finished</Button>
      )}
    </div>
  );
}

/** The certificate is not had without a network. */
function afterCourse({ outline, copiedAt }: CourseAtHand) {
  const course = paths.founder.course(outline.id);
  return copiedAt === undefined
    ? { label: 'Get the certificate', href: `${course}#certificate` }
    : { label: 'Back to the course', href: course };
}

function afterLesson(outline: CourseOutline, lessonId: string) {
  const next = lessonAfter(outline, lessonId);
  return next
    ? { label: `Next: ${next.title}`, href: paths.founder.lesson(outline.id, next.id) }
    : { label: 'Back to the course', href: paths.founder.course(outline.id) };
}

function lessonAfter({ modules }: CourseOutline, id: string) {
  const lessons = modules.flatMap((module) => module.lessons);
  return lessons[lessons.findIndex((one) => one.id === id) + 1];
}
