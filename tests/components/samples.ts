import type { Booking } from '#contract/bookings/bookings.ts';
import type { ServiceCard } from '#contract/consultation/consultation.ts';

const adviser = { id: 'a1', name: 'Ngozi Bello', title: 'Finance adviser' };

/** An hour that a founder holds until a quarter past nine, at a price in naira. */
export const heldBooking: Booking = {
  id: 'b1',
  status: 'pending',
  stage: 'held',
  service: { id: 's1', title: 'Pitch review', minutes: 60 },
  adviser: { ...adviser, zone: 'Africa/Lagos' },
  startsAt: '2027-03-16T09:00:00.000Z',
  endsAt: '2027-03-16T10:00:00.000Z',
  zone: 'Africa/Lagos',
  holdExpiresAt: '2027-03-15T09:15:00.000Z',
  isOffer: false,
  needsConfirmation: false,
  prices: [{ amountMinor: 2_500_000, currency: 'NGN' }],
  tax: null,
  price: null,
  method: null,
  invoiceId: null,
  sequence: 0,
  rules: { movesLeft: 2, moveUntil: '2027-03-15T09:00:00.000Z', refundUntil: '2027-03-15T09:00:00.000Z' },
  meeting: null,
  topic: '',
  notes: '',
  phone: '',
  ownNote: '',
  outcome: null,
  cancellation: null,
  refund: null,
  events: [],
  can: { confirm: true, release: true, move: false, cancel: false, join: false, linkOutcome: false, leaveNote: false },
};

export const serviceCard: ServiceCard = {
  id: 's1',
  title: 'Pitch review',
  description: 'We read your pitch and tell you what to change.',
  bulletPoints: ['A written summary'],
  minutes: 60,
  prices: { NGN: 2_500_000, USD: 0 },
  tax: null,
  advisers: [{ ...adviser, bio: '' }],
  rules: { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 24, maxMoves: 2 },
  needsConfirmation: false,
  meetingPlace: 'link',
  nextFreeAt: null,
};
