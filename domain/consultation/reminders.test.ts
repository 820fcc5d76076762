import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueReminder, REMINDERS, type ReminderFacts } from './reminders.ts';

const minute = 60_000;
const hour = 60 * minute;
const startsAt = Date.parse('2026-03-16T10:00:00Z');
const week = 7 * 24 * hour;
const facts: ReminderFacts = { startsAt, settledAt: startsAt - week, sequence: 0, sent: [], now: startsAt - week };

/** The reminders of one time, minute by minute from its settling on. */
function live(given: Partial<ReminderFacts>) {
  const sent: { kind: 'day' | 'hour'; sequence: number; now: number }[] = [];
  const all = { ...facts, ...given };
  for (let now = all.settledAt; now <= startsAt + hour; now += minute) {
    const kind = dueReminder({ ...all, sent: [...all.sent, ...sent], now });
    if (kind) sent.push({ kind, sequence: all.sequence, now });
  }
  return sent.map(({ kind, now }) => [kind, (startsAt - now) / hour]);
}

describe('reminders', () => {
  it('are due 24 hours and one hour before, once each', () => {
    expect(live({})).toEqual([
      ['day', 24],
      ['hour', 1],
    ]);
  });

  it('leave out what was settled within their own span', () => {
    expect(live({ settledAt: startsAt - 3 * hour })).toEqual([['hour', 1]]);
    expect(live({ settledAt: startsAt - 24 * hour })).toEqual([['hour', 1]]);
    expect(live({ settledAt: startsAt - 30 * minute })).toEqual([]);
  });

  it('of an earlier time do not count for this one', () => {
    const sent = [{ kind: 'day' as const, sequence: 0 }];
    expect(live({ sequence: 1, sent })).toHaveLength(2);
    expect(live({ sequence: 0, sent })).toEqual([['hour', 1]]);
  });

  it('that come late give way to the next, and none comes once it has begun', () => {
    expect(dueReminder({ ...facts, now: startsAt - 30 * minute })).toBe('hour');
    expect(dueReminder({ ...facts, now: startsAt - 10 * hour })).toBe('day');
    expect(dueReminder({ ...facts, now: startsAt })).toBeNull();
  });

  it('are never due outside their span, nor twice', () => {
    const moment = fc.integer({ min: -week, max: hour });
    fc.assert(
      fc.property(moment, moment, (settledBefore, nowBefore) => {
        const given = { ...facts, settledAt: startsAt + settledBefore, now: startsAt + nowBefore };
        const kind = dueReminder(given);
        if (kind === null) return;
        expect(given.now).toBeLessThan(startsAt);
        expect(given.now).toBeGreaterThanOrEqual(startsAt - REMINDERS[kind]);
        expect(given.settledAt).toBeLessThan(startsAt - REMINDERS[kind]);
        expect(dueReminder({ ...given, sent: [{ kind, sequence: given.sequence }] })).toBeNull();
      }),
    );
  });
});
