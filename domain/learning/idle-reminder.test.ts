import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueIdleReminder, IDLE_REMINDER } from './idle-reminder.ts';

const day = (n: number) => new Date(Date.UTC(2026, 2, 1) + n * 24 * 3600_000);
const idle = (courseId: string, since: number) => ({ courseId, since: day(since) });
const sent = (courseId: string, idleSince: number, sentAt: number) => ({
  courseId,
  idleSince: day(idleSince),
  sentAt: day(sentAt),
});

describe('dueIdleReminder', () => {
  it.each([
    [6.99, undefined],
    [7, 'a'],
    [30, 'a'],
    [30.01, undefined],
  ])('is due from seven days on, and not any more after thirty: %s days', (days, course) => {
    expect(dueIdleReminder([idle('a', 0)], [], day(days))?.courseId).toBe(course);
  });

  it('has one for each pause, and two for each course', () => {
    const first = sent('a', 0, 7);
    expect(dueIdleReminder([idle('a', 0)], [first], day(20))).toBeUndefined();
    expect(dueIdleReminder([idle('a', 9)], [first], day(16))?.courseId).toBe('a');
    expect(dueIdleReminder([idle('a', 20)], [first, sent('a', 9, 16)], day(30))).toBeUndefined();
    // What was done without a network and came in late lies before the pause that was told of.
    expect(dueIdleReminder([idle('a', -1)], [first], day(20))).toBeUndefined();
  });

  it('is of the course that was left last, and of the other one a week later', () => {
    const both = [idle('a', 0), idle('b', 2)];
    expect(dueIdleReminder(both, [], day(9))?.courseId).toBe('b');
    expect(dueIdleReminder(both, [sent('b', 2, 9)], day(15.9))).toBeUndefined();
    expect(dueIdleReminder(both, [sent('b', 2, 9)], day(16))?.courseId).toBe('a');
  });

  it('never comes twice within a week, nor three times of a course, whatever somebody does', () => {
    const deeds = fc.array(fc.record({ course: fc.constantFrom('a', 'b', 'c'), on: fc.integer({ min: 0, max: 200 }) }));
    fc.assert(
      fc.property(deeds, (done) => {
        const told: ReturnType<typeof sent>[] = [];
        for (let today = 0; today <= 240; today += 1) {
          const last = new Map<string, number>();
          for (const { course, on } of done) if (on <= today) last.set(course, Math.max(on, last.get(course) ?? 0));
          const courses = [...last].map(([course, on]) => idle(course, on));
          // Asked for twice on each day.
          for (const _ of [1, 2]) {
            const due = dueIdleReminder(courses, told, day(today));
            if (due) told.push({ courseId: due.courseId, idleSince: due.since, sentAt: day(today) });
          }
        }
        for (const course of ['a', 'b', 'c'])
          expect(told.filter(({ courseId }) => courseId === course).length).toBeLessThanOrEqual(2);
        const days = told.map(({ sentAt }) => sentAt.getTime() / (24 * 3600_000));
        for (const [at, one] of days.entries())
          if (at > 0) expect(one - (days[at - 1] ?? 0)).toBeGreaterThanOrEqual(IDLE_REMINDER.apartDays);
      }),
      { numRuns: 50 },
    );
  });
});
