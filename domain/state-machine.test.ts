import { describe, expect, it } from 'vitest';
import { INVOICE_MACHINE, PAYMENT_MACHINE } from './billing/payment-machine.ts';
import { BOOKING_MACHINE, WAITLIST_MACHINE } from './consultation/booking-machine.ts';
import { QUOTE_MACHINE } from './consultation/quote-machine.ts';
import { mayHappen, nextState, type StateMachine } from './state-machine.ts';
import { STATUSES } from './statuses.ts';

const machines: Record<string, StateMachine<string, string>> = {
  booking: BOOKING_MACHINE,
  waitlist: WAITLIST_MACHINE,
  quote: QUOTE_MACHINE,
  payment: PAYMENT_MACHINE,
  invoice: INVOICE_MACHINE,
};

describe.each(Object.entries(machines))('the %s machine', (_name, machine) => {
  it('leads only to statuses of its own, each with a label and a colour', () => {
    const led = Object.values(machine).flatMap((events) => Object.values(events));
    expect(Object.keys(machine)).toEqual(expect.arrayContaining(led));
    expect(Object.keys(STATUSES)).toEqual(expect.arrayContaining(Object.keys(machine)));
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
