import { lessonLinks } from 'virtual:lesson-links';
import { lengthWords } from '#domain/time/length-words.ts';
import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../paths.ts';

type LearnHowProps = { className?: string } & ({ criteria: readonly string[] } | { belief: AssumptionClass });

/** The lesson that helps with what is weak, one line; nothing where there is none. Of several criteria the first that has one. */
export function LearnHow({ className, ...weak }: LearnHowProps) {
  const lesson =
    'belief' in weak
      ? lessonLinks.beliefs[weak.belief]
      : weak.criteria.map((id) => lessonLinks.criteria[id]).find((found) => found !== undefined);
  if (!lesson) return null;
  return (
    <TextLink
      href={paths.founder.lesson(lesson.courseId, lesson.id)}
      className={cx('inline-flex min-h-11 items-center text-sm sm:min-h-6 print:hidden', className)}
    >
      Learn how: {lesson.title}, {lengthWords(lesson.minutes)}
    </TextLink>
  );
}
