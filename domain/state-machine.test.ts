import { describe, expect, expectTypeOf, it } from 'vitest';
import { INVOICE_MACHINE, PAYMENT_MACHINE, REFUND_MACHINE } from './billing/payment-machine.ts';
import { BOOKING_MACHINE, type BookingState, WAITLIST_MACHINE } from './consultation/booking-machine.ts';
import { QUOTE_MACHINE, WORK_MACHINE } from './consultation/quote-machine.ts';
import { type ChangeOf, mayHappen, nextState, type StateMachine } from './state-machine.ts';
import { STATUSES } from './statuses.ts';
import { SUPPORT_MACHINE } from './support/support-thread.ts';

const machines: Record<string, StateMachine<string, string>> = {
  booking: BOOKING_MACHINE,
  waitlist: WAITLIST_MACHINE,
  quote: QUOTE_MACHINE,
  payment: PAYMENT_MACHINE,
  invoice: INVOICE_MACHINE,
  work: WORK_MACHINE,
  refund: REFUND_MACHINE,
  support: SUPPORT_MACHINE,
};
/** Lists show it in words of their own. */
const withoutLabel = ['sent', 'attention', 'void', 'open', 'answered', 'closed'];

describe.each(Object.entries(machines))('the %s machine', (_name, machine) => {
  it('leads only to statuses of its own, each with a label and a colour', () => {
    const led = Object.values(machine).flatMap((events) => Object.values(events));
    expect(Object.keys(machine)).toEqual(expect.arrayContaining(led));
    const labelled = [...Object.keys(STATUSES), ...withoutLabel];
    expect(labelled).toEqual(expect.arrayContaining(Object.keys(machine)));
  });

  it('reaches every status from the first', () => {
    const [first = ''] = Object.keys(machine);
    const reached = new Set([first]);
    for (const state of reached) for (const next of Object.values(machine[state] ?? {})) if (next) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(machine).sort());
  });
});

it('tells what may happen and what comes of it', () => {
  expect(nextState(BOOKING_MACHINE, 'pending', 'confirm')).toBe('in_progress');
  expect(nextState(BOOKING_MACHINE, 'cancelled', 'confirm')).toBeNull();
  expect(mayHappen(BOOKING_MACHINE, 'in_progress', 'move')).toBe(true);
  expect(mayHappen(PAYMENT_MACHINE, 'failed', 'refund')).toBe(false);
});

it('makes the only statuses that a row can be changed to', () => {
  type Change = ChangeOf<{ status: BookingState; topic: string }, 'status'>;
  const status = nextState(BOOKING_MACHINE, 'pending', 'confirm');
  expectTypeOf<{ status: NonNullable<typeof status>; topic: string }>().toExtend<Change>();
  expectTypeOf<{ status: 'in_progress' }>().not.toExtend<Change>();
});

/** Every change that the readings allow ("bookings", "quotes", "payments"), and with that, no other. */
it.each([
  [
    'bookings',
    BOOKING_MACHINE,
    [
      'in_progress adviser_absent cancelled',
      'in_progress cancel cancelled',
      'in_progress complete completed',
      'in_progress founder_absent completed',
      'in_progress move in_progress',
      'pending cancel cancelled',
      'pending confirm in_progress',
      'pending expire cancelled',
      'pending reject cancelled',
    ],
  ],
  [
    'places on the waitlist',
    WAITLIST_MACHINE,
    [
      'in_progress book successful',
      'in_progress lapse cancelled',
      'in_progress leave cancelled',
      'pending lapse cancelled',
      'pending leave cancelled',
      'pending offer in_progress',
    ],
  ],
  [
    'quotes',
    QUOTE_MACHINE,
    [
      'draft submit pending',
      'draft withdraw cancelled',
      'in_progress accept successful',
      'in_progress decline cancelled',
      'in_progress expire cancelled',
      'in_progress offer in_progress',
      'in_progress refuse cancelled',
      'in_progress withdraw cancelled',
      'pending offer in_progress',
      'pending refuse cancelled',
      'pending withdraw cancelled',
      'successful complete completed',
    ],
  ],
  [
    'payments',
    PAYMENT_MACHINE,
    [
      'paid refund refunded',
      'paid reverse reversed',
      'pending cancel cancelled',
      'pending fail failed',
      'pending pay paid',
      'refunded reverse reversed',
      'reversed reinstate paid',
    ],
  ],
  [
    'invoices',
    INVOICE_MACHINE,
    [
      'paid refund refunded',
      'paid reverse pending',
      'pending cancel cancelled',
      'pending pay paid',
      'pending refund refunded',
    ],
  ],
  [
    'conversations with the operator',
    SUPPORT_MACHINE,
    [
      'answered answer answered',
      'answered close closed',
      'answered write open',
      'closed reopen open',
      'closed write open',
      'open answer answered',
      'open close closed',
      'open write open',
    ],
  ],
])('allows these changes of %s and no other', (_name, machine, allowed) => {
  const changes = Object.entries(machine).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} ${event} ${to}`),
  );
  expect(changes.sort()).toEqual(allowed);
});
