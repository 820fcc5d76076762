import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHANNELS,
  choiceOf,
  endsAtOnePress,
  isTextKind,
  kindsOf,
  NOTICE_KINDS,
  ruleOf,
  TOPICS,
  topicsToChoose,
  topicsToText,
} from './notices.ts';
import {
  DIGESTS,
  FIRST_PREFERENCES,
  isTextWanted,
  isWanted,
  mailTime,
  type Preferences,
  textTime,
} from './preferences.ts';

const topics = fc.subarray([...TOPICS]);
const someone: fc.Arbitrary<Preferences> = fc.record({
  zone: fc.constantFrom(null, 'Africa/Lagos', 'Europe/London'),
  off: fc.record({ app: topics, mail: topics }),
  texts: topics,
  digest: fc.constantFrom(...DIGESTS),
  quiet: fc.constantFrom(null, { from: '22:00', until: '07:00' }, { from: '09:00', until: '17:00' }),
  ai: fc.boolean(),
});
const kind = fc.constantFrom(...NOTICE_KINDS);
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map(Number);

describe('what is sent', () => {
  it('has a topic for every kind, and every kind in one topic', () => {
    expect(TOPICS.flatMap(kindsOf).sort()).toEqual([...NOTICE_KINDS].sort());
  });

  it('can be chosen of these topics', () => {
    expect(topicsToChoose('app')).toEqual(['sessions', 'quotes', 'documents', 'learning', 'product']);
    expect(topicsToChoose('mail')).toEqual(['sessions', 'quotes', 'documents', 'learning']);
    expect([choiceOf('payments', 'app'), choiceOf('payments', 'mail')]).toEqual(['always', 'always']);
  });

  it('is at first what it was before anybody could choose', () => {
    for (const one of NOTICE_KINDS)
      for (const channel of CHANNELS)
        expect(isWanted(FIRST_PREFERENCES, one, channel)).toBe(ruleOf(one)[channel] !== 'never');
  });

  it('never leaves out what is always sent, whatever is turned off', () => {
    fc.assert(
      fc.property(someone, kind, (preferences, one) => {
        for (const channel of CHANNELS) {
          const sent = ruleOf(one)[channel];
          if (sent === 'always') expect(isWanted(preferences, one, channel)).toBe(true);
          if (sent === 'never') expect(isWanted(preferences, one, channel)).toBe(false);
          if (sent === 'choice')
            expect(isWanted(preferences, one, channel)).toBe(!preferences.off[channel].includes(ruleOf(one).topic));
        }
      }),
    );
  });

  it('is ended at one press of a mail program only where a member can do without it, never of a session', () => {
    expect(NOTICE_KINDS.filter(endsAtOnePress)).toEqual([
      'quote.message',
      'quote.offered',
      'quote.accepted',
      'quote.refused',
      'quote.declined',
      'quote.withdrawn',
      'quote.expired',
      'quote.completed',
      'signing.signed',
      'signing.declined',
      'course.idle',
    ]);
  });

  it.each([
    ['booking.cancelled', true],
    ['booking.confirmed', true],
    ['booking.reminder', false],
    ['quote.offered', false],
    ['quote.invoiced', true],
    ['signing.completed', true],
    ['signing.signed', false],
  ] as const)('%s is mailed although all is turned off: %s', (one, isSent) => {
    const silent = { ...FIRST_PREFERENCES, off: { app: [...TOPICS], mail: [...TOPICS] } };
    expect(isWanted(silent, one, 'mail')).toBe(isSent);
  });
});

describe('mailTime', () => {
  const night = Date.parse('2026-11-23T23:30:00Z');
  const morning = Date.parse('2026-11-24T06:00:00Z');
  const sleeper: Preferences = { ...FIRST_PREFERENCES, zone: 'Africa/Lagos', quiet: { from: '22:00', until: '07:00' } };

  it('holds what can wait until the quiet hours end, and nothing that is always sent', () => {
    expect(mailTime(sleeper, { kind: 'quote.offered' }, night)).toBe(morning);
    expect(mailTime(sleeper, { kind: 'booking.cancelled' }, night)).toBe(night);
    expect(mailTime({ ...sleeper, quiet: null }, { kind: 'quote.offered' }, night)).toBe(night);
  });

  it('sends at once what would come too late', () => {
    const reminder = { kind: 'booking.reminder' } as const;
    expect(mailTime(sleeper, { ...reminder, usefulUntil: morning + 1 }, night)).toBe(morning);
    expect(mailTime(sleeper, { ...reminder, usefulUntil: morning }, night)).toBe(night);
  });

  it('is never before now, at most a day and an hour after it, and the same when asked again then', () => {
    fc.assert(
      fc.property(someone, kind, moment, (preferences, one, now) => {
        const at = mailTime(preferences, { kind: one }, now);
        expect(at !== null).toBe(isWanted(preferences, one, 'mail'));
        if (at === null) return;
        expect(at).toBeGreaterThanOrEqual(now);
        expect(at - now).toBeLessThanOrEqual(25 * 3_600_000);
        expect(mailTime(preferences, { kind: one }, at)).toBe(at);
        if (ruleOf(one).mail === 'always') expect(at).toBe(now);
      }),
    );
  });
});

describe('text messages', () => {
  const night = Date.parse('2026-11-23T23:30:00Z');
  const morning = Date.parse('2026-11-24T06:00:00Z');
  const sleeper: Preferences = {
    ...FIRST_PREFERENCES,
    texts: ['sessions'],
    zone: 'Africa/Lagos',
    quiet: { from: '22:00', until: '07:00' },
  };
  const reminder = { kind: 'booking.reminder', usefulUntil: morning + 1 } as const;

  it('can be asked for of these topics, and are sent of nothing that was not asked for', () => {
    expect(topicsToText()).toEqual(['sessions', 'quotes', 'payments']);
    expect(NOTICE_KINDS.filter((one) => isTextWanted(FIRST_PREFERENCES, one))).toEqual([]);
    expect(NOTICE_KINDS.filter((one) => isTextWanted(sleeper, one))).toEqual([
      'booking.cancelled',
      'booking.moved',
      'booking.reminder',
    ]);
  });

  it('never ring in quiet hours: they wait, or are not sent where that is too late', () => {
    expect(textTime(sleeper, reminder, night)).toBe(morning);
    expect(textTime(sleeper, { ...reminder, usefulUntil: morning }, night)).toBeNull();
    expect(textTime({ ...sleeper, quiet: null }, reminder, night)).toBe(night);
    expect(textTime({ ...sleeper, texts: ['quotes'] }, reminder, night)).toBeNull();
  });

  it('come in time or not at all', () => {
    fc.assert(
      fc.property(someone, kind, moment, fc.integer({ min: -10, max: 3000 }), (preferences, one, now, minutes) => {
        const usefulUntil = now + minutes * 60_000;
        const at = textTime(preferences, { kind: one, usefulUntil }, now);
        if (at === null) return;
        expect(isTextKind(one) && preferences.texts.includes(ruleOf(one).topic)).toBe(true);
        expect(at).toBeGreaterThanOrEqual(now);
        expect(at).toBeLessThan(usefulUntil);
        expect(textTime(preferences, { kind: one, usefulUntil }, at)).toBe(at);
      }),
    );
  });
});
