import { describe, expect, it } from 'vitest';
import { BOOKING_LIMITS } from './booking-rules.ts';
import { BOOKING_STAGES, hasHold } from './booking-stages.ts';
import { OFFER_LIMITS, offerTotals } from './quote-offer.ts';
import { deadlineProblem, QUOTE_LIMITS } from './quote-request.ts';

describe('what a founder may hold and write', () => {
  it('is in a booking as the readings say: a hold of 15 minutes, three of them, twenty bookings ahead', () => {
    expect(BOOKING_LIMITS).toMatchInlineSnapshot(`
      {
        "awaitedTransfers": 3,
        "holdMinutes": 15,
        "liveHolds": 3,
        "notes": 4000,
        "offerMinutes": 30,
        "outcomeLinks": 20,
        "reason": 500,
        "topic": 200,
        "upcoming": 20,
        "waitlistDays": 90,
      }
    `);
  });

  it('is in a quote as its form says', () => {
    expect(QUOTE_LIMITS).toMatchInlineSnapshot(`
      {
        "brief": 10000,
        "files": 5,
        "message": 4000,
        "messages": 1000,
        "note": 4000,
        "perFounder": 200,
        "reason": 1000,
        "title": 120,
        "versions": 50,
      }
    `);
    expect(OFFER_LIMITS).toMatchInlineSnapshot(`
      {
        "description": 200,
        "lines": 50,
        "quantity": 1000,
        "totalMinor": 100000000000000,
      }
    `);
  });

  it('ends with the hold only while nothing was paid or said to be', () => {
    expect(BOOKING_STAGES.filter(hasHold)).toEqual(['held', 'awaiting_payment']);
  });
});

describe('the largest offer', () => {
  const offer = (...units: number[]) =>
    offerTotals(
      units.map((unitMinor) => ({ description: 'Review', quantity: 1, unitMinor })),
      0,
    );

  it('comes to a million million of the main unit, and not to a kobo more', () => {
    const most = 100_000_000_000_000;
    expect(offer(most - 1, 1)).toMatchObject({ ok: true, totals: { totalMinor: most } });
    expect(offer(most, 1)).toEqual({ ok: false, reason: 'too_large' });
  });
});

it.each([
  ['2031-03-19', null],
  ['2031-03-20', 'too_far'],
])('a deadline five years of 366 days ahead, %s: %s', (day, problem) => {
  expect(deadlineProblem(day, '2026-03-15T15:00:00.000Z')).toBe(problem);
});
