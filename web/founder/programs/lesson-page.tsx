import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useParams } from 'react-router';
import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
import type { OwnCourse } from '#contract/programs/programs.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { LessonText, Sources } from '#web/programs/lesson-text.tsx';
import { Questions } from '#web/programs/questions.tsx';
import { lengthWords } from '#web/words/service-words.ts';
import { NotEnrolled } from './not-enrolled.tsx';
import { courseQuery, lessonQuery, useFinishLesson } from './program-queries.ts';
import { YourWork } from './your-work.tsx';

/** /m/founder/programs/:courseId/:lessonId: one lesson, its questions and its work. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  const lesson = useQuery(lessonQuery(courseId, lessonId));
  if (course.data && isNotEnrolled(lesson.error)) return <NotEnrolled own={course.data} lessonId={lessonId} />;
  return (
    <Loaded query={lesson} what="The lesson">
      {(read) => (
        <Loaded query={course} what="The course">
          {(own) => <LessonBody key={read.id} own={own} lesson={read} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const isNotEnrolled = (error: unknown) => error instanceof ApiError && error.code === 'COURSE_NOT_ENROLLED';

function LessonBody({ own, lesson }: { own: OwnCourse; lesson: Lesson }) {
  const { outline, card, done } = own;
  return (
    <article className="flex flex-col gap-8">
      <PageHeading
        eyebrow={<TextLink href={paths.founder.course(outline.id)}>{outline.title}</TextLink>}
        title={lesson.title}
        lead={`${lesson.aim} ${lengthWords(lesson.minutes)}.`}
      />
      <LessonText blocks={lesson.body} sources={lesson.sources} />
      <div className="flex max-w-measure flex-col gap-8">
        <Questions questions={lesson.questions} />
        <YourWork work={lesson.work} />
        {card.enrolled && <Finish outline={outline} lesson={lesson} isDone={done.includes(lesson.id)} />}
      </div>
      <Sources sources={lesson.sources} />
    </article>
  );
}

function Finish({ outline, lesson, isDone }: { outline: CourseOutline; lesson: Lesson; isDone: boolean }) {
  const finish = useFinishLesson(outline.id, lesson.id);
  const next = lessonAfter(outline, lesson.id);
  const go = next
    ? { label: `Next: ${next.title}`, href: paths.founder.lesson(outline.id, next.id) }
    : { label: 'Back to the course', href: paths.founder.course(outline.id) };
  return (
    <div className="flex flex-col gap-3">
      {finish.isError && (
        <Banner tone="error" role="alert" title="This could not be saved">
          {messageOf(finish.error)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3" role="status">
        {isDone ? (
          <>
            <span className="flex items-center gap-1.5 font-semibold text-moss">
              <Check aria-hidden="true" className="size-5" /> Finished
            </span>
            <ButtonLink href={go.href}>{go.label}</ButtonLink>
          </>
        ) : (
          <Button loading={finish.isPending} onClick={() => finish.mutate(lesson.version)}>
            I have finished
          </Button>
        )}
      </div>
    </div>
  );
}

function lessonAfter({ modules }: CourseOutline, id: string) {
  const lessons = modules.flatMap((module) => module.lessons);
  return lessons[lessons.findIndex((one) => one.id === id) + 1];
}
