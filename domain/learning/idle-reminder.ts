import { DAY_MS } from '../time/days.ts';

/** When somebody is reminded of a course that they have begun: this product's own convention. */
export const IDLE_REMINDER = {
  /** Days without anything done in it. */
  afterDays: 7,
  /** Anyone who left longer ago is not written to: they have decided. */
  untilDays: 30,
  /** Of one course, for good. */
  mostOfCourse: 2,
  /** Days between two reminders of any courses. */
  apartDays: 7,
} as const;

/** A course that is begun and not finished. `since`: when something was done in it last. */
interface IdleCourse {
  courseId: string;
  since: Date;
}

interface SentReminder {
  courseId: string;
  idleSince: Date;
  sentAt: Date;
}

/** When something was done last by those to whom a reminder can be due: both moments count. */
export function idleWindow(now: Date): { after: Date; before: Date } {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { after: daysAgo(IDLE_REMINDER.untilDays), before: daysAgo(IDLE_REMINDER.afterDays) };
}

/**
 * The course of which somebody is reminded now, or undefined: of several the one in which something was done last. A pause has one
 * reminder: the second one comes after they went on and stopped again.
 */
export function dueIdleReminder<C extends IdleCourse>(
  idle: readonly C[],
  sent: readonly SentReminder[],
  now: Date,
): C | undefined {
  const daysSince = (moment: Date) => (now.getTime() - moment.getTime()) / DAY_MS;
  if (sent.some(({ sentAt }) => daysSince(sentAt) < IDLE_REMINDER.apartDays)) return undefined;
  const { after, before } = idleWindow(now);
  const due = idle.filter(({ courseId, since }) => {
    if (since < after || since > before) return false;
    const ofCourse = sent.filter((one) => one.courseId === courseId);
    const isTold = ofCourse.some(({ idleSince }) => idleSince >= since);
    return !isTold && ofCourse.length < IDLE_REMINDER.mostOfCourse;
  });
  return due.sort((a, b) => b.since.getTime() - a.since.getTime())[0];
}
