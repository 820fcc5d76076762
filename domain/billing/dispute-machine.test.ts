import { expect, it } from 'vitest';
import { mayHappen, nextState } from '../state-machine.ts';
import { DISPUTE_MACHINE, DISPUTE_STATES, timeToAnswer } from './dispute-machine.ts';

it('ends every dispute by the bank alone, and no end is for ever', () => {
  for (const state of DISPUTE_STATES) {
    if (state !== 'closed') expect(mayHappen(DISPUTE_MACHINE, state, 'win')).toBe(state !== 'won');
    expect(mayHappen(DISPUTE_MACHINE, state, 'answer')).toBe(state === 'open' || state === 'inquiry');
  }
  expect(nextState(DISPUTE_MACHINE, 'lost', 'win')).toBe('won');
  expect(nextState(DISPUTE_MACHINE, 'won', 'lose')).toBe('lost');
});

it('takes what was lost or won only once', () => {
  expect(nextState(DISPUTE_MACHINE, 'lost', 'lose')).toBeNull();
  expect(nextState(DISPUTE_MACHINE, 'won', 'win')).toBeNull();
});

it('counts down to the last minute', () => {
  const dueAt = Date.UTC(2027, 1, 10, 16);
  expect(timeToAnswer(dueAt, Date.UTC(2027, 1, 10, 0, 0, 1))).toEqual({ hours: 15, minutes: 59 });
  expect(timeToAnswer(dueAt, dueAt)).toEqual({ hours: 0, minutes: 0 });
  expect(timeToAnswer(dueAt, dueAt + 1)).toBe('over');
});
