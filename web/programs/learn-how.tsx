import type { LessonLink } from 'virtual:lesson-links';
import type { OpenCriteria } from '#domain/readiness/open-criteria.ts';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useClaims } from '../auth/auth-context.tsx';
import { paths } from '../paths.ts';
import { isBeyond, lessonFor, lessonForBlocker, lessonWords, type Weak } from './lesson-for.ts';

/** The lesson that helps with what is weak, one line; nothing where there is none. */
export function LearnHow({ className, ...weak }: Weak & { className?: string }) {
  const lesson = lessonFor(weak);
  return lesson && <LessonLine lead="Learn how" lesson={lesson} className={className} />;
}

/** The lesson that helps with a blocker. One for a later step than the next says so. */
export function LearnHowToClear({ open }: { open: OpenCriteria }) {
  const found = lessonForBlocker(open);
  return found && <LessonLine lead={found.isLater ? 'For a later step' : 'Learn how'} lesson={found.lesson} />;
}

function LessonLine({ lead, lesson, className }: { lead: string; lesson: LessonLink; className?: string | undefined }) {
  const claims = useClaims();
  return (
    <TextLink
      href={paths.founder.lesson(lesson.courseId, lesson.id)}
      className={cx('inline-flex min-h-11 items-center text-sm sm:min-h-6 print:hidden', className)}
    >
      {lead}: {lessonWords(lesson, isBeyond(lesson, claims?.subscription_plan))}
    </TextLink>
  );
}
