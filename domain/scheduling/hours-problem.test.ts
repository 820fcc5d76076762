import { describe, expect, it } from 'vitest';
import { spansProblem } from './hours-problem.ts';

const span = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });

describe('spansProblem', () => {
  it('finds nothing wrong with a day off, with spans that touch and with the whole day', () => {
    expect(spansProblem([])).toBeNull();
    expect(spansProblem([span(720, 1440), span(0, 720)])).toBeNull();
    expect(spansProblem([span(0, 1440)])).toBeNull();
  });

  it('names the times', () => {
    expect(spansProblem([span(780, 1020), span(540, 781)])).toBe('09:00 to 13:01 and 13:00 to 17:00 overlap.');
    expect(spansProblem([span(1320, 120)])).toBe(
      '22:00 to 02:00 has to end after it begins. Hours past midnight go on with 00:00 of the next day.',
    );
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
