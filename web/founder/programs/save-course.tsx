import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#contract/programs/course.ts';
import { type OwnCourse, readLessons } from '#contract/programs/programs.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import {
  isWhole,
  keepCourse,
  mostSavedBytes,
  type NotKept,
  removeCourse,
  savedCourse,
} from '#web/programs/kept-courses.ts';
import { mayOpenWithoutNetwork, saveCoursePages } from '#web/service-worker/register.ts';
import { figure } from '#web/words/figures.ts';

/** In units of 1,000 bytes, rounded up. */
const sizeWords = (bytes: number) => `${figure(Math.ceil(bytes / 1000))} KB`;

type Fault = NotKept | 'pages';
const faults: Record<Fault, string> = {
  full: `Your saved courses take ${sizeWords(mostSavedBytes)} at most on one phone. Remove a course that you have finished, then save this one.`,
  refused:
    'This browser has no room for it, or saves nothing while it is private. Free some space or leave private browsing, then try again.',
  pages: 'The pages could not be saved. Open this page again with a good network, then try again.',
};

type SaveCourseProps = { own: OwnCourse; isSaved: boolean; onSaved: (isSaved: boolean) => void };

/** Saves a course on this phone, once its size has been said. Nothing in a browser that cannot. */
export function SaveCourse({ own, isSaved, onSaved }: SaveCourseProps) {
  const [fault, setFault] = useState<Fault | null>(null);
  const save = useSave({
    mutationFn: async () => {
      setFault(null);
      const { lessons } = await call(readLessons, { params: { courseId: own.outline.id } });
      const found = await saveWhole(own, lessons);
      setFault(found);
      onSaved(found === null);
    },
  });
  if (!mayOpenWithoutNetwork()) return null;
  const failure = save.isError ? messageOf(save.error) : fault && faults[fault];
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isSaved ? (
          <span className="flex items-center gap-1.5 font-semibold text-moss">
            <Check aria-hidden="true" className="size-5" /> Saved on this phone
          </span>
        ) : (
          <>
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" />}
              loading={save.isPending}
              loadingText="Saving..."
              onClick={() => save.mutate()}
            >
              Save course, {sizeWords(own.bytes)}
            </Button>
            <span className="text-sm text-stone">It opens without a network then.</span>
          </>
        )}
      </div>
      {failure && (
        <Banner tone="error" role="alert" title="The course is not saved">
          {failure}
        </Banner>
      )}
    </div>
  );
}

/** Takes a saved course off this phone, once that is confirmed: at the foot of its page, away from what one goes on with. */
export function RemoveCourse({ own, onRemoved }: { own: OwnCourse; onRemoved: () => void }) {
  async function remove() {
    const isWanted = await askConfirm({
      title: 'Remove the saved course?',
      text: 'It does not open without a network then. What you have finished and answered stays. You can save it again with a network.',
      confirmLabel: 'Remove it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isWanted) return;
    removeCourse(own.outline.id);
    onRemoved();
  }
  return (
    <Button variant="quiet" size="small" className="w-fit print:hidden" onClick={() => void remove()}>
      Remove from this phone
    </Button>
  );
}

/** The lessons and the pages that show them, or nothing. @returns null, or why not. */
async function saveWhole(own: OwnCourse, lessons: readonly Lesson[]): Promise<Fault | null> {
  const fault = keepCourse(own, lessons, new Date());
  if (fault) return fault;
  if (await saveCoursePages()) return null;
  removeCourse(own.outline.id);
  return 'pages';
}

export function isSavedWhole(own: OwnCourse): boolean {
  const copy = savedCourse(own.outline.id);
  return copy !== undefined && isWhole(copy, own);
}
