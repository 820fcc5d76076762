import { describe, expect, it } from 'vitest';
import { readWrittenDay } from './written-day.ts';

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
    ['on Monday she paid', '2026-11-23'],
    ['last Monday she paid', '2026-11-16'],
    ['I met her on Wed and again on Wednesday', '2026-11-18'],
    ['On Friday 20 November', '2026-11-20'],
    ['12 Nov, and again she told me of 12 November', '2026-11-12'],
  ])('%s', (text, day) => {
    expect(readWrittenDay(text, today)).toBe(day);
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
