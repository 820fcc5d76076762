/** A lesson as progress counts it. */
export interface CountedLesson {
  id: string;
  minutes: number;
}

export interface Progress {
  /** Whole per cent of the lessons that are done, rounded down: 100 only when all are. */
  percent: number;
  /** Minutes of the lessons that are not done. */
  minutesLeft: number;
  done: number;
  /** Where to go on: the first lesson that is not done; null when all are. */
  next: string | null;
}

/** How far somebody is in a course. Lessons that were done and have left the course since do not count. */
export function progressOf(lessons: readonly CountedLesson[], done: ReadonlySet<string>): Progress {
  const open = lessons.filter(({ id }) => !done.has(id));
  const doneCount = lessons.length - open.length;
  return {
    percent: lessons.length === 0 ? 0 : Math.floor((doneCount * 100) / lessons.length),
    minutesLeft: open.reduce((sum, { minutes }) => sum + minutes, 0),
    done: doneCount,
    next: open[0]?.id ?? null,
  };
}

/**
 * Minutes that are left of a course of so many, rounded up: all of them before it is begun. Null where nobody says how long it
 * is, or where it does not count how far somebody is.
 */
export function timeLeft(minutes: number | null, percent: number | null): number | null {
  return minutes === null || percent === null ? null : Math.ceil((minutes * (100 - percent)) / 100);
}
