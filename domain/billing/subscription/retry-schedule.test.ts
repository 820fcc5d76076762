import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptOf, CARD } from '#tests/subscriptions/samples.ts';
import { dueAt } from './period.ts';
import {
  type Attempt,
  type AttemptOutcome,
  countedTries,
  graceEndsAt,
  holdEndsAt,
  nextAsk,
  nextTry,
} from './retry-schedule.ts';

const due = '2027-02-28';
const HOUR = 3_600_000;
const at = (moment: string) => Date.parse(moment);
const next = (attempts: Attempt[], card = CARD) => {
  const moment = nextTry(due, card, attempts);
  return moment && new Date(moment).toISOString();
};

describe('a failed renewal', () => {
  it('is tried on the due day and 1, 3 and 5 days later at 09:00 in Lagos, and the grace is 7 days', () => {
    const attempts: Attempt[] = [];
    const moments: string[] = [];
    for (let moment = next(attempts); moment; moment = next(attempts)) {
      moments.push(moment);
      attempts.push(attemptOf(2, at(moment), 'funds'));
    }
    expect(moments).toEqual([
      '2027-02-28T08:00:00.000Z',
      '2027-03-01T08:00:00.000Z',
      '2027-03-03T08:00:00.000Z',
      '2027-03-05T08:00:00.000Z',
    ]);
    expect(countedTries(attempts)).toBe(4);
    expect(new Date(graceEndsAt(due)).toISOString()).toBe('2027-03-07T08:00:00.000Z');
  });

  it.each(['expired', 'stolen'] as const)(
    'is never tried again with a card that is %s, but with another one',
    (why) => {
      const attempts = [attemptOf(2, dueAt(due), why)];
      expect(next(attempts)).toBeNull();
      expect(next(attempts, 'card-2')).toBe('2027-03-01T08:00:00.000Z');
      expect(next([...attempts, attemptOf(2, dueAt('2027-03-01'), 'funds', { card: 'card-2' })])).toBeNull();
    },
  );

  it.each(['unknown', 'confirm'] as const)('waits while an attempt is %s, and counts no try', (outcome) => {
    const attempts = [attemptOf(2, dueAt(due), 'funds'), attemptOf(2, dueAt('2027-03-01'), outcome)];
    expect(next(attempts)).toBeNull();
    expect(countedTries(attempts)).toBe(1);
  });

  it('goes on at the next day once nobody has confirmed', () => {
    const lapsed = attemptOf(2, dueAt(due), 'lapsed', { finalAt: at('2027-03-02T15:00:00Z') });
    expect(next([lapsed])).toBe('2027-03-03T08:00:00.000Z');
    expect(countedTries([lapsed])).toBe(0);
  });

  it('goes on where the provider was away: after an hour, or when it says', () => {
    expect(next([attemptOf(2, dueAt(due), 'away')])).toBe('2027-02-28T09:00:00.000Z');
    const later = attemptOf(2, dueAt(due), 'away', { againAt: at('2027-03-01T02:30:00Z') });
    expect(next([later])).toBe('2027-03-01T02:30:00.000Z');
    expect(countedTries([later])).toBe(0);
    expect(next([attemptOf(2, graceEndsAt(due) - HOUR, 'away')])).toBeNull();
  });

  it('is done once an attempt was paid', () => {
    expect(next([attemptOf(2, dueAt(due), 'paid')])).toBeNull();
  });

  it('waits for a transfer to the last day of its tries, and for none after that', () => {
    const waits = (attempts: Attempt[]) => nextTry(due, CARD, attempts, holdEndsAt(due));
    const last = dueAt('2027-03-05');
    expect(holdEndsAt(due)).toBe(last);
    expect(waits([])).toBe(last);
    expect(waits([attemptOf(2, dueAt(due), 'funds')])).toBe(last);
    expect(waits([attemptOf(2, dueAt(due), 'away')])).toBe(last);
    expect(waits([attemptOf(2, last, 'away')])).toBe(last + HOUR);
    expect(waits([attemptOf(2, last, 'funds')])).toBeNull();
    expect(waits([attemptOf(2, dueAt(due), 'unknown')])).toBeNull();
  });

  it('never has a try beside an open one, beside a transfer, after the grace, or more than four that count', () => {
    const outcomes: AttemptOutcome[] = ['unknown', 'confirm', 'lapsed', 'away', 'funds', 'other', 'expired'];
    const answer = fc.record({
      outcome: fc.constantFrom(...outcomes),
      later: fc.nat(60),
      late: fc.nat(40),
      isAwaited: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 200 }), (answers) => {
        const attempts: Attempt[] = [];
        for (const { outcome, later, late, isAwaited } of answers) {
          const moment = nextTry(due, CARD, attempts, isAwaited ? holdEndsAt(due) : 0);
          if (moment === null) break;
          const last = attempts.at(-1);
          expect(moment).toBeGreaterThanOrEqual(last ? (last.finalAt ?? Infinity) : dueAt(due));
          expect(moment).toBeLessThan(graceEndsAt(due));
          if (isAwaited) expect(moment).toBeGreaterThanOrEqual(holdEndsAt(due));
          attempts.push(attemptOf(2, moment + late * 60_000, outcome));
          const open = attempts.at(-1);
          if (open?.finalAt === null) {
            open.finalAt = open.at + later * HOUR;
            open.outcome = 'funds';
          }
        }
        expect(countedTries(attempts)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('asking what became of an attempt', () => {
  it('is after 10 minutes, then twice as long each time up to 6 hours, and never given up', () => {
    const attempt = attemptOf(2, 0, 'unknown');
    const gaps: number[] = [];
    for (let asks = 0; asks < 40; asks++) {
      const moment = nextAsk({ ...attempt, asks, askedAt: asks === 0 ? null : 1000 }) ?? 0;
      gaps.push((moment - (asks === 0 ? 0 : 1000)) / 60_000);
    }
    expect(gaps.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 360]);
    expect(gaps.at(-1)).toBe(360);
    expect(nextAsk(attemptOf(2, 0, 'funds'))).toBeNull();
  });
});
