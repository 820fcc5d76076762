import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWrittenSpan, type SpanUnit } from './written-span.ts';

describe('a length of time as people write it', () => {
  it.each<[string, SpanUnit, number]>([
    ['36', 'months', 36],
    ['2 years', 'months', 24],
    ['about 2.5 yrs', 'months', 30],
    ['1 Year', 'months', 12],
    ['18 months', 'months', 18],
    ['8 weeks', 'weeks', 8],
    ['6 hrs', 'hours', 6],
    ['20k', 'weeks', 20_000],
    ['1hr', 'hours', 1],
    ['about 2hours', 'hours', 2],
    ['3yrs', 'months', 36],
    ['6 sometimes', 'hours', 6],
    ['4 hours for all students', 'hours', 4],
  ])('%j in %s is %i', (text, unit, count) => {
    expect(readWrittenSpan(text, unit)).toEqual({ ok: true, count });
  });

  it.each<[string, SpanUnit, string]>([
    ['3 months', 'weeks', 'other_unit'],
    ['90 days', 'months', 'other_unit'],
    ['2 hours a week', 'hours', 'other_unit'],
    ['600 students', 'hours', 'other_unit'],
    ['2k people', 'months', 'other_unit'],
    ['about 40 phones', 'hours', 'other_unit'],
    ['5min', 'hours', 'not_a_number'],
    ['1 year 6 months', 'months', 'other_unit'],
    ['2.1 years', 'months', 'not_whole'],
    ['₦2000', 'months', 'not_a_number'],
    ['long', 'months', 'not_a_number'],
    ['2 or 3 years', 'months', 'several_numbers'],
    ['2 to 3', 'months', 'several_numbers'],
    ['', 'months', 'empty'],
  ])('%j in %s is refused: %s', (text, unit, reason) => {
    expect(readWrittenSpan(text, unit)).toEqual({ ok: false, reason });
  });

  it('is twelve times as many months as years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (years) => {
        expect(readWrittenSpan(`${years} years`, 'months')).toEqual({ ok: true, count: years * 12 });
      }),
    );
  });
});
