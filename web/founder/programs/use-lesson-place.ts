import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { keepPlace, keptPlace } from '#web/programs/lesson-place.ts';

type Place = Parameters<typeof keepPlace>[0] & { isDone: boolean };

/** After a person has stopped scrolling, in milliseconds. */
const settledMs = 200;

/**
 * A lesson goes on where its founder stopped, on this device: at the passage that stood at the top. `passages` holds the text's
 * passages. One that is done begins at its start, and one that is opened at a place in its address, such as its work, begins there.
 */
export function useLessonPlace({ courseId, lessonId, version, isDone }: Place): RefObject<HTMLDivElement | null> {
  const passages = useRef<HTMLDivElement>(null);
  const wasDone = useRef(isDone);
  const cameBack = useRef(useNavigationType() === 'POP');
  useEffect(() => {
    const seen = { courseId, lessonId, version };
    const { hash } = window.location;
    // Back and forward lead to where the page was left, whatever its address names.
    if (hash && !cameBack.current) document.getElementById(hash.slice(1))?.scrollIntoView();
    const at = wasDone.current || hash ? 0 : keptPlace(seen);
    if (at > 0) passagesIn(passages.current)[at]?.scrollIntoView({ block: 'start' });
  }, [courseId, lessonId, version]);
  useEffect(() => {
    const seen = { courseId, lessonId, version };
    if (isDone) return keepPlace(seen, 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(seen, topOf(passagesIn(passages.current))), settledMs);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
    };
  }, [courseId, lessonId, version, isDone]);
  return passages;
}

const passagesIn = (holder: HTMLElement | null): Element[] => [...(holder?.firstElementChild?.children ?? [])];

/** The last passage that begins where scrolling to one puts it, or above; below the text it is the last one. */
function topOf(passages: readonly Element[]): number {
  const top = (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + 1;
  return Math.max(
    0,
    passages.findLastIndex((passage) => passage.getBoundingClientRect().top <= top),
  );
}
