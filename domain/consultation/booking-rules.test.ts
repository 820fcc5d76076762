import { describe, expect, it } from 'vitest';
import {
  type BookingFacts,
  moveUntil,
  refundOfCancel,
  refundUntil,
  refundUntilAfterMove,
  whyNotMovable,
} from './booking-rules.ts';

const hour = 3_600_000;
const startsAt = Date.parse('2026-03-16T10:00:00Z');
const booking: BookingFacts = {
  stage: 'confirmed',
  startsAt,
  moves: 0,
  terms: { moveNoticeHours: 12, maxMoves: 2, cancelNoticeHours: 24 },
  refundUntil: null,
  isPriced: true,
};

describe('a move', () => {
  it('is possible up to the very moment of its notice', () => {
    expect(moveUntil(booking)).toBe(startsAt - 12 * hour);
    expect(whyNotMovable(booking, startsAt - 12 * hour)).toBeNull();
    expect(whyNotMovable(booking, startsAt - 12 * hour + 1)).toBe('MOVE_TOO_LATE');
  });

  it('is possible as often as was agreed', () => {
    expect(whyNotMovable({ ...booking, moves: 1 }, 0)).toBeNull();
    expect(whyNotMovable({ ...booking, moves: 2 }, 0)).toBe('MOVE_LIMIT');
    expect(moveUntil({ ...booking, moves: 2 })).toBeNull();
  });
});

describe('a cancel by the founder', () => {
  it('is refunded in full up to the very moment of its notice, and not after', () => {
    expect(refundUntil(booking)).toBe(startsAt - 24 * hour);
    expect(refundOfCancel(booking, startsAt - 24 * hour)).toBe('full');
    expect(refundOfCancel(booking, startsAt - 24 * hour + 1)).toBe('none');
  });

  it('is not refunded because of a move by the founder after that moment', () => {
    const later = startsAt + 300 * hour;
    const kept = startsAt - 24 * hour;
    const moved = (by: 'founder' | 'operator', now: number, to = later) =>
      refundUntilAfterMove({ ...booking, refundUntil: kept }, { startsAt: to, by, now });
    expect(moved('founder', kept)).toBe(later - 24 * hour);
    expect(moved('founder', kept + 1)).toBe(kept);
    expect(moved('operator', kept + 1)).toBe(later - 24 * hour);
    expect(moved('operator', kept, startsAt - hour)).toBe(kept);
    expect(refundOfCancel({ ...booking, startsAt: later, refundUntil: kept }, kept + 1)).toBe('none');
  });

  it('is refunded in full for as long as nothing is confirmed', () => {
    expect(refundOfCancel({ ...booking, stage: 'awaiting_confirmation' }, startsAt - 1)).toBe('full');
    expect(refundOfCancel({ ...booking, stage: 'awaiting_transfer' }, startsAt - 1)).toBe('full');
  });

  it('gives nothing back where nothing is charged', () => {
    expect(refundOfCancel({ ...booking, isPriced: false }, 0)).toBeNull();
  });
});
