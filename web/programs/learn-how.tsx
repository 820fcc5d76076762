import type { LessonLink } from 'virtual:lesson-links';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useClaims } from '../auth/auth-context.tsx';
import { paths } from '../paths.ts';
import { isBeyond, lessonFor, lessonWords, type Weak } from './lesson-for.ts';

/** The lesson that helps with what is weak, one line; nothing where there is none. */
export function LearnHow({ className, ...weak }: Weak & { className?: string }) {
  const lesson = lessonFor(weak);
  return lesson && <LessonLine lesson={lesson} className={className} />;
}

function LessonLine({ lesson, className }: { lesson: LessonLink; className?: string | undefined }) {
  const claims = useClaims();
  return (
    <TextLink
      href={paths.founder.lesson(lesson.courseId, lesson.id)}
      className={cx('inline-flex min-h-11 items-center text-sm sm:min-h-6 print:hidden', className)}
    >
      Learn how: {lessonWords(lesson, isBeyond(lesson, claims?.subscription_plan))}
    </TextLink>
  );
}
