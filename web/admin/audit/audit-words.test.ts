import { expect, it } from 'vitest';
import { actionWords, detailWords, subjectPath } from './audit-words.ts';

it.each([
  ['booking.adviser_absent', 'Booking: adviser absent'],
  ['billing_settings.save', 'Seller, tax and banks saved'],
  ['refund.mark_sent', 'Refund sent by hand'],
  ['plan_price.announce', 'Price announced'],
  ['adviser.save_hours', 'Adviser: save hours'],
  ['transfer.confirm', 'Transfer confirmed'],
  ['transfer.reject', 'Transfer not found'],
  ['transfer.end', 'Transfer ended, what came is credit'],
  ['comp.give', 'Plan given'],
  ['comp.end', 'Given plan ended'],
])('writes %s as "%s"', (action, words) => expect(actionWords(action)).toBe(words));

it('leads to what an entry is about', () => {
  expect(subjectPath({ subjectKind: 'booking', subjectId: 'b1' })).toBe('/m/admin/bookings/b1');
  expect(subjectPath({ subjectKind: 'account', subjectId: 'u1' })).toBeNull();
});

it.each([
  [
    { receivedMinor: 500_000, currency: 'NGN', receivedOn: '2026-12-24' },
    'received: ₦5,000.00, received on: 24th Dec, 2026',
  ],
  [{ to: '2026-12-26', from: '2026-12-25' }, 'from: 25th Dec, 2026, to: 26th Dec, 2026'],
  [{ refundMinor: 500 }, 'refund minor: 500'],
  [{ refund: null, active: true, spans: [] }, 'refund: none, active: yes, hours: none'],
  [
    {
      hours: [
        {
          weekday: 1,
          spans: [
            { fromMinute: 540, toMinute: 720 },
            { fromMinute: 780, toMinute: 1020 },
          ],
        },
        { weekday: 2, spans: [] },
        { weekday: 5, spans: [{ fromMinute: 540, toMinute: 1440 }] },
      ],
    },
    'hours: Monday 09:00 to 12:00 and 13:00 to 17:00; Friday 09:00 to 00:00',
  ],
  [
    {
      periods: [
        { plan: 'founder', cadence: 'monthly', currency: 'NGN', from: '2026-11-27', until: '2026-12-27' },
        { plan: 'founder', cadence: 'yearly', currency: 'NGN', from: '2026-12-27', until: '2027-12-27' },
      ],
    },
    'what was paid for: Founder, monthly, naira from 27th Nov, 2026 until 27th Dec, 2026; Founder, yearly, naira from 27th Dec, 2026 until 27th Dec, 2027',
  ],
  [{ rules: { maxMoves: 5 } }, 'rules: max moves 5'],
  [{ cadence: 'one_time', version: 1 }, 'cadence: one-time, version: 1'],
  [{ code: 'WELCOME20', plans: ['ideation', 'founder'] }, 'code: WELCOME20, plans: Ideation and Founder'],
  [
    {
      changed: ['sellerName', 'bankAccounts.NGN'],
      accountEndings: { NGN: { after: '0000', before: null }, USD: { after: '1111', before: '2222' } },
    },
    'changed: seller name; bank accounts in naira, account endings: naira none → 0000; dollars 2222 → 1111',
  ],
  [
    {
      ...{ member: 'ada@example.com', for: 'Ideation Plan, one month', reference: 'PAY-1' },
      ...{ amountMinor: 900_000, currency: 'NGN' },
    },
    'member: ada@example.com, for: Ideation Plan, one month, reference: PAY-1, amount: ₦9,000.00',
  ],
  [{ prices: { NGN: 3_000_000, USD: 2_000 } }, 'prices: ₦30,000.00 and $20.00'],
  [
    { plan: 'founder', cadence: 'monthly', currency: 'NGN', amountMinor: 3_000_000, from: '2027-03-01' },
    'Founder, monthly, naira: ₦30,000.00, from: 1st Mar, 2027',
  ],
  [
    { member: 'ada@example.com', plan: 'ideation', cadence: 'yearly', currency: 'USD', until: '2027-03-03' },
    'Ideation, yearly, dollars, member: ada@example.com, until: 3rd Mar, 2027',
  ],
  [
    { plan: 'founder', cadence: 'monthly', currency: 'USD', refunded: { NGN: 1_500_000, USD: 1000 }, reason: 'Asked' },
    'Founder, monthly, dollars, refunded: ₦15,000.00 and $10.00, reason: Asked',
  ],
  [
    { plan: 'founder', cadence: 'monthly', currency: 'NGN', refundedMinor: 500_000, reason: 'By mistake' },
    'Founder, monthly, naira, refunded: ₦5,000.00, reason: By mistake',
  ],
  [
    {
      ...{ member: 'ada@example.com', plan: 'founder', until: '2027-03-03', reason: 'Won the pitch day.' },
      inPlaceOf: { plan: 'ideation', until: '2027-02-03' },
    },
    'Founder, member: ada@example.com, until: 3rd Mar, 2027, in place of: Ideation until 3rd Feb, 2027, reason: Won the pitch day.',
  ],
  [
    {
      ...{ for: 'Ideation Plan, one month', member: 'ada@example.com', reference: 'PAY-1', currency: 'NGN' },
      ...{ receivedMinor: 900_000, receivedOn: '2027-02-03' },
    },
    'member: ada@example.com, for: Ideation Plan, one month, reference: PAY-1, received: ₦9,000.00, received on: 3rd Feb, 2027',
  ],
])('writes the details %j', (detail, words) => expect(detailWords({ detail })).toBe(words));
