import { describe, expect, it } from 'vitest';
import { readNearDay, readWrittenDay } from './written-day.ts';

const today = '2026-11-23';

describe('the day that a text names', () => {
  it.each([
    ['on 12 Nov mama titi lost half a basket', '2026-11-12'],
    ['On 3 May Mrs Adeyẹmí could not find a ₦45,000 credit sale.', '2026-05-03'],
    ['On the 3rd of May 2025 she lost it', '2025-05-03'],
    ['November 12th, 2025: nobody came', '2025-11-12'],
    ['Sept 5 the generator failed', '2026-09-05'],
    ['It rained on 30 Dec.', '2025-12-30'],
    ['On 23 November', '2026-11-23'],
    ['yesterday at the jetty', '2026-11-22'],
    ['This morning she threw it away', '2026-11-23'],
    ['asked 9 women at the jetty on Tuesday', '2026-11-17'],
    ['Saturday morning, at her stall', '2026-11-21'],
    ['2 days ago she paid', '2026-11-21'],
    ['I saw am three days back', '2026-11-20'],
    ['last night the freezer stopped', '2026-11-22'],
    ['the day before yesterday', '2026-11-21'],
    ['on Monday she paid', '2026-11-23'],
    ['last Monday she paid', '2026-11-16'],
    ['I met her on Wed and again on Wednesday', '2026-11-18'],
    ['On Friday 20 November', '2026-11-20'],
    ['12 Nov, and again she told me of 12 November', '2026-11-12'],
  ])('%s', (text, day) => {
    expect(readWrittenDay(text, today)).toBe(day);
  });

  it.each([
    ['last week tuesday her pikin bus come late', '2026-11-17'],
    ['On Tuesday of last week she paid', '2026-11-17'],
    ['Last week Sunday', '2026-11-22'],
    ['last week Friday', '2026-11-20'],
    ['on Tuesday she paid', '2026-11-24'],
  ])('is of the week before where the text says so: %s', (text, day) => {
    expect(readWrittenDay(text, '2026-11-26')).toBe(day);
  });

  it.each([
    'every Monday she throws it away',
    'On Mondays it is worst',
    'next Tuesday they pay',
    'the sun spoils it, they sat down',
    'on Monday or Tuesday',
    'last week, a matron rang eleven nurses',
    'On 12 Nov and on 14 Nov',
    'On 31 Feb',
    'On 24 November 2026',
    'In May she lost 40,000',
    'It may 12 times happen',
    'She sold 12 marches',
    'on 3/5',
    '',
  ])('is none where it names none, several, or one that is still to come: %s', (text) => {
    expect(readWrittenDay(text, today)).toBeNull();
  });
});

describe('the day that a text names only nearly', () => {
  it.each([
    ['Last week, a matron rang eleven nurses', '2026-11-16', 'Last week'],
    ['dem pay me 2 weeks ago', '2026-11-09', '2 weeks ago'],
    ['about three weeks back she left', '2026-11-02', 'about three weeks back'],
    ['last month 4 of them came', '2026-10-23', 'last month'],
    ['a month ago', '2026-10-23', 'a month ago'],
  ])('%s', (text, date, words) => {
    expect(readNearDay(text, today)).toEqual({ date, words });
  });

  it('is counted from the day that is given, at the end of a month too', () => {
    expect(readNearDay('a month ago', '2026-03-31')).toEqual({ date: '2026-02-28', words: 'a month ago' });
    expect(readWrittenDay('yesterday', '2026-03-01')).toBe('2026-02-28');
    expect(readWrittenDay('on Monday', '2026-11-24')).toBe('2026-11-23');
  });

  it.each(['last week on Tuesday', 'last week and 3 weeks ago', 'every week', 'for 2 weeks', ''])(
    'is none in “%s”',
    (text) => {
      expect(readNearDay(text, today)).toBeNull();
    },
  );
});
