import { describe, expect, it } from 'vitest';
import { freeSlots } from './free-slots.ts';

const at = (iso: string) => Date.parse(`${iso}Z`);
const clock = (hhmm: string) => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(3));

/** The starts in UTC ("03-08 06:30") on one day of an adviser who works from one wall time to another that day and no other. */
function starts(zone: string, day: string, from: string, to: string, more: { minutes?: number; step?: number } = {}) {
  const { minutes = 30, step = 30 } = more;
  const midday = at(`${day}T12:00`);
  return freeSlots({
    availability: {
      zone,
      weeklyHours: [],
      exceptions: [{ day, spans: [{ fromMinute: clock(from), toMinute: clock(to) }] }],
      dailyLimit: null,
    },
    rules: {
      minutes,
      stepMinutes: step,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      minimumNoticeHours: 0,
      horizonDays: 7,
    },
    busy: [],
    now: midday - 3 * 86_400_000,
    from: midday - 2 * 86_400_000,
    to: midday + 2 * 86_400_000,
  }).map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16).replace('T', ' '));
}

describe('zones without changes', () => {
  it.each([
    ['Africa/Lagos', '11-23 08:00'],
    ['Asia/Kathmandu', '11-23 03:15'],
    ['Asia/Kolkata', '11-23 03:30'],
    ['Pacific/Chatham', '11-22 19:15'],
    ['Pacific/Kiritimati', '11-22 19:00'],
    ['Pacific/Pago_Pago', '11-23 20:00'],
    ['America/St_Johns', '11-23 12:30'],
  ])('09:00 in %s is %s', (zone, start) => {
    expect(starts(zone, '2026-11-23', '09:00', '09:30')).toEqual([start]);
  });
});

describe('a night that skips an hour', () => {
  it('offers no wall time that does not exist', () => {
    // 01:00 to 02:00 in London is skipped: after 00:30 (GMT) comes 02:00 (BST).
    expect(starts('Europe/London', '2026-03-29', '00:30', '02:30')).toEqual(['03-29 00:30', '03-29 01:00']);
    // 02:00 to 03:00 in New York.
    expect(starts('America/New_York', '2026-03-08', '01:30', '03:30')).toEqual(['03-08 06:30', '03-08 07:00']);
    expect(starts('America/New_York', '2026-03-08', '02:00', '03:00')).toEqual([]);
    // 02:30 to 03:30 in St John's ends with half an hour that exists.
    expect(starts('America/St_Johns', '2026-03-08', '02:30', '03:30')).toEqual(['03-08 05:30']);
  });

  it('keeps the length of a session that crosses it', () => {
    // 01:30 to 04:00 on the wall lasts 90 minutes.
    expect(starts('America/New_York', '2026-03-08', '01:30', '04:00', { minutes: 90 })).toEqual(['03-08 06:30']);
    expect(starts('America/New_York', '2026-03-08', '01:30', '04:00', { minutes: 91 })).toEqual([]);
  });

  it('begins a span in it where the clocks go on', () => {
    expect(starts('Europe/London', '2026-03-29', '01:30', '03:00')).toEqual(['03-29 01:00', '03-29 01:30']);
    // Steps of 40 minutes after 01:30 are 02:10 and 02:50, of which a session of 30 minutes fits to 03:00 only at 02:10.
    expect(starts('Europe/London', '2026-03-29', '01:30', '03:00', { step: 40 })).toEqual(['03-29 01:10']);
  });

  it('knows a change of half an hour', () => {
    // Lord Howe jumps from 02:00 to 02:30.
    expect(starts('Australia/Lord_Howe', '2026-10-04', '01:30', '03:00')).toEqual(['10-03 15:00', '10-03 15:30']);
  });

  it('knows a change of two hours', () => {
    // Troll jumps from 01:00 to 03:00.
    expect(starts('Antarctica/Troll', '2026-03-29', '00:30', '03:30')).toEqual(['03-29 00:30', '03-29 01:00']);
  });

  it.each([
    ['America/Santiago', '2026-09-06', ['09-06 04:00', '09-06 04:30']],
    ['Asia/Beirut', '2026-03-29', ['03-28 22:00', '03-28 22:30']],
    ['Africa/Cairo', '2026-04-24', ['04-23 22:00', '04-23 22:30']],
  ])('begins a day without midnight at 01:00 in %s', (zone, day, expected) => {
    expect(starts(zone, day, '00:00', '02:00')).toEqual(expected);
  });
});

describe('a night that repeats an hour', () => {
  it('offers both passes, each instant once', () => {
    expect(starts('Europe/London', '2026-10-25', '01:00', '02:00')).toEqual([
      '10-25 00:00',
      '10-25 00:30',
      '10-25 01:00',
      '10-25 01:30',
    ]);
    expect(starts('America/New_York', '2026-11-01', '00:30', '02:30')).toHaveLength(6);
  });

  it('lets a session run from the first pass into the second, and fit between the passes of a part of it', () => {
    const long = { minutes: 120, step: 60 };
    expect(starts('Europe/London', '2026-10-25', '01:00', '02:00', long)).toEqual(['10-25 00:00']);
    // 01:30 to 02:00 comes twice, with half an hour between that is before the span.
    expect(starts('Europe/London', '2026-10-25', '01:30', '02:00')).toEqual(['10-25 00:30', '10-25 01:30']);
    expect(starts('Europe/London', '2026-10-25', '01:30', '02:00', { minutes: 31 })).toEqual([]);
    expect(starts('Europe/London', '2026-10-25', '00:00', '01:30')).toEqual([
      '10-24 23:00',
      '10-24 23:30',
      '10-25 00:00',
      '10-25 01:00',
    ]);
  });

  it('knows a change of half an hour', () => {
    // Lord Howe goes from 02:00 back to 01:30.
    expect(starts('Australia/Lord_Howe', '2026-04-05', '01:30', '02:00')).toEqual(['04-04 14:30', '04-04 15:00']);
  });

  it('repeats the last hour of the day before where clocks change at midnight', () => {
    // Cairo goes from 24:00 on Thursday back to 23:00; Beirut does so on Saturday.
    expect(starts('Africa/Cairo', '2026-10-29', '23:00', '24:00')).toHaveLength(4);
    expect(starts('Africa/Cairo', '2026-10-30', '00:00', '01:00')).toEqual(['10-29 22:00', '10-29 22:30']);
    expect(starts('Asia/Beirut', '2026-10-24', '23:00', '24:00')).toHaveLength(4);
  });
});

describe('unusual zones', () => {
  it('follows Morocco, which changes around Ramadan', () => {
    expect(starts('Africa/Casablanca', '2026-02-14', '09:00', '09:30')).toEqual(['02-14 08:00']);
    expect(starts('Africa/Casablanca', '2026-02-15', '09:00', '09:30')).toEqual(['02-15 09:00']);
    expect(starts('Africa/Casablanca', '2026-03-22', '09:00', '09:30')).toEqual(['03-22 08:00']);
    expect(starts('Africa/Casablanca', '2026-03-22', '02:00', '03:00')).toEqual([]);
  });

  it('has no hours on the day that Samoa left out, and joins the days around it', () => {
    expect(starts('Pacific/Apia', '2011-12-30', '00:00', '24:00')).toEqual([]);
    expect(starts('Pacific/Apia', '2011-12-29', '23:00', '24:00')).toEqual(['12-30 09:00', '12-30 09:30']);
    expect(starts('Pacific/Apia', '2011-12-31', '00:00', '01:00')).toEqual(['12-30 10:00', '12-30 10:30']);
    const acrossTheGap = freeSlots({
      availability: {
        zone: 'Pacific/Apia',
        weeklyHours: [],
        exceptions: [
          { day: '2011-12-29', spans: [{ fromMinute: 1380, toMinute: 1440 }] },
          { day: '2011-12-31', spans: [{ fromMinute: 0, toMinute: 60 }] },
        ],
        dailyLimit: null,
      },
      rules: {
        minutes: 120,
        stepMinutes: 60,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        minimumNoticeHours: 0,
        horizonDays: 7,
      },
      busy: [],
      now: at('2011-12-28T00:00'),
      from: at('2011-12-28T00:00'),
      to: at('2012-01-02T00:00'),
    });
    expect(acrossTheGap).toEqual([{ startsAt: at('2011-12-30T09:00'), endsAt: at('2011-12-30T11:00') }]);
  });
});
