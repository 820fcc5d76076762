import type { LessonLink } from 'virtual:idea-lessons';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useClaims } from '../auth/auth-context.tsx';
import { paths } from '../paths.ts';
import { isBeyond, lessonWords } from './lesson-words.ts';

/** The lesson that helps with what is weak, one line; nothing where there is none. */
export function LearnHow({ lesson, className }: { lesson: LessonLink | undefined; className?: string }) {
  const claims = useClaims();
  if (!lesson) return null;
  return (
    <TextLink
      href={paths.founder.lesson(lesson.courseId, lesson.id)}
      className={cx('inline-flex min-h-11 items-center text-sm sm:min-h-6 print:hidden', className)}
    >
      Learn how: {lessonWords(lesson, isBeyond(lesson, claims?.subscription_plan))}
    </TextLink>
  );
}
