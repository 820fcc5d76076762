import { expect, it } from 'vitest';
import { heldBooking } from '#tests/components/samples.ts';
import { adminBookingEntry, listAdminBookings } from './admin.ts';

it('tells the operator of every booking in a list what a calendar shows, and until when its time is held', () => {
  const { id, status, stage, service, adviser, startsAt, endsAt, holdExpiresAt, price, invoiceId, topic } = heldBooking;
  const founder = { uid: 'u1', name: 'Ada Okafor' };
  const shown = {
    id,
    status,
    stage,
    service,
    adviser,
    startsAt,
    endsAt,
    holdExpiresAt,
    price,
    invoiceId,
    topic,
    founder,
  };
  expect(adminBookingEntry.parse({ ...heldBooking, founder })).toEqual(shown);
});

it.each([
  ['2027-03-01', '2027-03-01', true],
  ['2027-03-01', '2027-04-11', true],
  ['2027-03-01', '2027-04-12', false],
  ['2027-03-02', '2027-03-01', false],
])('lists the days from %s to %s: %s', (from, to, answered) => {
  expect(listAdminBookings.query.safeParse({ from, to, zone: 'Africa/Lagos' }).success).toBe(answered);
});
