import { describe, expect, it } from 'vitest';
import { cancellationWords, cancelQuestion, costWords, moveRule, placeWords, spanWords } from './booking-words.ts';

const price = { amountMinor: 2_500_000, currency: 'NGN' } as const;

it('words when it is', () => {
  const booking = { startsAt: '2026-11-24T08:30:00Z', endsAt: '2026-11-24T09:15:00Z' };
  expect(spanWords(booking, 'Africa/Lagos')).toBe('Tue 24th Nov, 2026, 09:30 AM to 10:15 AM');
});

it('words what it costs', () => {
  expect(costWords({ price: null, prices: [], tax: null })).toBe('Free');
  expect(costWords({ price: null, prices: [price, { amountMinor: 2000, currency: 'USD' }], tax: null })).toBe(
    '₦25,000.00 or $20.00',
  );
  expect(costWords({ price, prices: [price], tax: { percent: '7.5' } })).toBe('₦25,000.00, incl. 7.5% VAT');
});

describe('a cancel says before what becomes of the price', () => {
  it('is refunded in full in time', () => {
    expect(cancelQuestion({ refund: 'full', price, stage: 'confirmed' })).toMatch(/^₦25,000.00 is refunded in full/);
  });
  it('is not refunded later', () => {
    expect(cancelQuestion({ refund: 'none', price, stage: 'confirmed' })).toMatch(/₦25,000.00 is not refunded/);
  });
  it('of a session that was agreed with a quote too', () => {
    expect(cancelQuestion({ refund: 'full', price: null, stage: 'confirmed' })).toMatch(
      /^What you have paid is refunded/,
    );
    expect(cancelQuestion({ refund: 'none', price: null, stage: 'confirmed' })).toMatch(
      /price you agreed is not refunded/,
    );
  });
  it('speaks of no refund where nothing was charged', () => {
    expect(cancelQuestion({ refund: null, price: null, stage: 'confirmed' })).toMatch(/^You pay nothing/);
  });
});

it('says why it was cancelled and by whom', () => {
  const cancellation = {
    at: '2026-11-24T08:30:00Z',
    by: 'operator',
    why: 'cancelled',
    reason: '',
    refund: 'full',
  } as const;
  expect(cancellationWords(cancellation)).toBe('We cancelled it. What you paid is refunded in full.');
  expect(cancellationWords({ ...cancellation, by: 'founder', refund: null })).toBe('You cancelled it.');
});

it('says how often and until when it can be moved', () => {
  const rules = { movesLeft: 1, moveUntil: '2026-11-23T20:30:00Z', refundUntil: '2026-11-23T08:30:00Z' };
  expect(moveRule({ rules, refund: 'full' }, 'Africa/Lagos')).toBe(
    'You can move it once more, until Mon 23rd Nov, 2026, 09:30 PM, Lagos (GMT+1). A move never costs anything.',
  );
  expect(moveRule({ rules, refund: 'none' }, 'Africa/Lagos')).toMatch(/a move does not bring it back\.$/);
  expect(moveRule({ rules: { ...rules, movesLeft: 0, moveUntil: null }, refund: null }, 'Africa/Lagos')).toMatch(
    /as often as it can be/,
  );
});

it('says where it takes place', () => {
  const base = { stage: 'confirmed', phone: '+234 803 000 0000' } as const;
  expect(placeWords({ ...base, meeting: { kind: 'phone' } })).toBe('By phone: we call +234 803 000 0000');
  expect(placeWords({ ...base, meeting: { kind: 'place', place: '12 Marina, Lagos' } })).toBe('12 Marina, Lagos');
  expect(placeWords({ ...base, stage: 'awaiting_transfer', meeting: null })).toBe('You are told once it is confirmed');
});
