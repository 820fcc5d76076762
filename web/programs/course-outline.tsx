import { Check } from 'lucide-react';
import type { CourseOutline, LessonOutline } from '#contract/programs/course.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { TextLink } from '#ui/link/link.tsx';
import { lessonNumber } from './course-facts.ts';

type OutlineProps = {
  modules: CourseOutline['modules'];
  /** Where a lesson is read; null where it is not open. */
  hrefOf?: (lesson: LessonOutline) => string | null;
  done?: ReadonlySet<string>;
};

/** The modules of a course and their lessons: how long each takes, what it ends in, and which are done. */
export function Outline({ modules, hrefOf = () => null, done = new Set() }: OutlineProps) {
  return (
    <ol className="flex flex-col gap-6">
      {modules.map(({ title, lessons }, index) => (
        <li key={title} className="flex flex-col gap-2">
          <h3 className="font-semibold">
            Module {index + 1}: {title}
          </h3>
          <ol className="border-t border-line">
            {lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                number={lessonNumber({ modules }, lesson.id)}
                lesson={lesson}
                href={hrefOf(lesson)}
                isDone={done.has(lesson.id)}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

type LessonLineProps = { number: number; lesson: LessonOutline; href: string | null; isDone: boolean };

function LessonLine({ number, lesson: { title, aim, minutes, work }, href, isDone }: LessonLineProps) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3">
      <div className="flex min-w-0 flex-col gap-0.5">
        {href ? (
          <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold sm:min-h-6">
            {number}. {title}
          </TextLink>
        ) : (
          <span className="font-semibold">
            {number}. {title}
          </span>
        )}
        <span className="text-stone">{aim}</span>
        <span className="text-sm text-stone">
          {lengthWords(minutes)}, then your work: {work.title}
        </span>
      </div>
      {isDone && (
        <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-moss">
          <Check aria-hidden="true" className="size-4" /> Done
        </span>
      )}
    </li>
  );
}
