/** The clock of a test: a millisecond passes with every look, so that what comes later is later. */
export function createClock(start: string) {
  let now = new Date(start);
  return {
    tick() {
      now = new Date(now.getTime() + 1);
      return now;
    },
    now: () => now,
    moveTo(moment: string | Date) {
      now = new Date(moment);
    },
    /** Milliseconds. */
    pass(time: number) {
      now = new Date(now.getTime() + time);
    },
  };
}
