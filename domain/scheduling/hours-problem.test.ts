import { describe, expect, it } from 'vitest';
import { hoursProblem, spansProblem } from './hours-problem.ts';

const span = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });

describe('hoursProblem', () => {
  it('finds nothing wrong with no hours, with spans that touch and with the whole day', () => {
    expect(hoursProblem([])).toBeNull();
    expect(
      hoursProblem([
        { weekday: 1, ...span(720, 1440) },
        { weekday: 1, ...span(0, 720) },
        { weekday: 2, ...span(0, 1440) },
      ]),
    ).toBeNull();
  });

  it('names the day and the times', () => {
    expect(
      hoursProblem([
        { weekday: 3, ...span(780, 1020) },
        { weekday: 3, ...span(540, 781) },
      ]),
    ).toBe('Wednesday: 09:00 to 13:01 and 13:00 to 17:00 overlap.');
    expect(hoursProblem([{ weekday: 7, ...span(1320, 120) }])).toBe(
      'Sunday: 22:00 to 02:00 has to end after it begins. Hours past midnight go on with 00:00 of the next day.',
    );
  });

  it.each([0, 8, -1, 1.5, Number.NaN])('refuses weekday %d', (weekday) => {
    expect(hoursProblem([{ weekday, ...span(540, 600) }])).toBe(
      'A weekday is a whole number from 1 (Monday) to 7 (Sunday).',
    );
  });
});

describe('spansProblem', () => {
  it('finds nothing wrong with a day off', () => {
    expect(spansProblem([])).toBeNull();
  });

  it.each([
    [-1, 60],
    [0, 1441],
    [0.5, 60],
    [0, Number.NaN],
  ])('refuses %d to %d', (fromMinute, toMinute) => {
    expect(spansProblem([span(fromMinute, toMinute)])).toBe('Times are whole minutes from 00:00 to 24:00.');
  });

  it('refuses an empty span and one that is there twice', () => {
    expect(spansProblem([span(540, 540)])).toMatch(/^09:00 to 09:00 has to end/);
    expect(spansProblem([span(540, 600), span(540, 600)])).toBe('09:00 to 10:00 and 09:00 to 10:00 overlap.');
  });
});
