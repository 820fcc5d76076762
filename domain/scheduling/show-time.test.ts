import { format } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showDay, showTime, showTimeInLine, zoneLabel } from './show-time.ts';

describe('showTime', () => {
  it('shows a moment as the specification writes dates and times, with the zone named', () => {
    expect(showTime('2026-11-23T09:30:00Z', 'Africa/Lagos')).toEqual({
      weekday: 'Mon',
      date: '23rd Nov, 2026',
      time: '10:30 AM',
      zone: 'Lagos (GMT+1)',
    });
    expect(showTimeInLine(new Date('2026-11-23T23:05:00Z'), 'Asia/Kathmandu')).toBe(
      'Tue 24th Nov, 2026, 04:50 AM, Kathmandu (GMT+5:45)',
    );
  });

  it('knows midnight, noon and both passes of a repeated hour', () => {
    expect(showTime('2026-09-30T23:00:00Z', 'Africa/Lagos')).toMatchObject({ date: '1st Oct, 2026', time: '12:00 AM' });
    expect(showTime('2026-09-12T11:00:00Z', 'Africa/Lagos')).toMatchObject({
      date: '12th Sep, 2026',
      time: '12:00 PM',
    });
    const passes = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => showTime(at, 'Europe/London'));
    expect(passes.map(({ time, zone }) => `${time} ${zone}`)).toEqual([
      '01:30 AM London (GMT+1)',
      '01:30 AM London (GMT)',
    ]);
  });

  it('writes every date and time as date-fns does', () => {
    const moment = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2050) }).map((ms) => new Date(ms));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fc.assert(
      fc.property(moment, (at) => {
        const { weekday, date, time } = showTime(at, zone);
        expect([weekday, date, time]).toEqual([format(at, 'EEE'), format(at, 'do MMM, yyyy'), format(at, 'hh:mm a')]);
      }),
    );
  });

  it('refuses moments and zones that do not exist', () => {
    expect(() => showTime('soon', 'Africa/Lagos')).toThrow(RangeError);
    expect(() => showTime(0, 'Mars/Base')).toThrow(RangeError);
  });
});

describe('showDay', () => {
  it.each([
    ['2026-11-23', 'Mon 23rd Nov, 2026'],
    ['2026-09-01', 'Tue 1st Sep, 2026'],
    ['2024-02-29', 'Thu 29th Feb, 2024'],
    ['2026-12-11', 'Fri 11th Dec, 2026'],
    ['2026-08-22', 'Sat 22nd Aug, 2026'],
  ])('heads the calendar day %s with %s', (day, words) => expect(showDay(day)).toBe(words));

  it('heads a moment with the day that it is in the zone', () => {
    expect(showDay('2026-11-23T23:30:00Z', 'Africa/Lagos')).toBe('Tue 24th Nov, 2026');
    expect(showDay('2026-11-23T23:30:00Z', 'America/New_York')).toBe('Mon 23rd Nov, 2026');
  });
});

describe('zoneLabel', () => {
  it.each([
    ['America/St_Johns', 'St Johns (GMT-3:30)'],
    ['Asia/Calcutta', 'Kolkata (GMT+5:30)'],
    ['America/Indiana/Knox', 'Knox, Indiana (GMT-6)'],
    ['Africa/Accra', 'Accra (GMT)'],
    ['Etc/GMT+5', 'GMT-5'],
    ['UTC', 'UTC'],
  ])('of %s is %s', (zone, label) => {
    expect(zoneLabel(zone, Date.UTC(2026, 10, 23))).toBe(label);
  });
});
