import type { OwnCourse } from '#contract/programs/programs.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { LockedNote } from './locked-note.tsx';
import { useEnrol } from './use-enrol.ts';

/** Where a lesson would be read by somebody who takes its course: what it gives, and the way in. */
export function NotEnrolled({ own: { outline, card }, lessonId }: { own: OwnCourse; lessonId: string }) {
  const enrol = useEnrol(card, 'The lesson is open now.');
  const lessons = outline.modules.flatMap((module) => module.lessons);
  const [firstLesson] = lessons;
  const lesson = lessons.find(({ id }) => id === lessonId);
  return (
    <div className="flex flex-col items-start gap-6">
      <PageHeading
        eyebrow={<TextLink href={paths.founder.course(outline.id)}>{outline.title}</TextLink>}
        title={lesson?.title ?? outline.title}
        lead={lesson && `${lesson.aim} ${lengthWords(lesson.minutes)}.`}
      />
      {card.lockedBy ? (
        <LockedNote
          plan={card.lockedBy}
          firstLesson={firstLesson && paths.founder.lesson(outline.id, firstLesson.id)}
        />
      ) : (
        <>
          <p className="max-w-measure">
            This lesson is part of the course “{outline.title}”. Enrol in it to read on; you can stop at any time.
          </p>
          <Button loading={enrol.isPending} loadingText="Enrolling..." onClick={() => enrol.mutate()}>
            Enrol
          </Button>
        </>
      )}
    </div>
  );
}
