import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSigningEvent,
  isSignatureOf,
  nextReminderAt,
  SIGNER_STATES,
  SIGNING_STATES,
  type SignerFacts,
  turnOf,
} from './signing-rules.ts';

const signer = (position: number, change: Partial<SignerFacts> = {}): SignerFacts => ({
  position,
  state: 'waiting',
  reminders: 0,
  askedAt: null,
  ...change,
});

describe('a signing request', () => {
  it('ends once, however it ends', () => {
    for (const event of ['sign_last', 'decline', 'cancel', 'expire'] as const) {
      const end = afterSigningEvent('pending', event);
      expect(end).not.toBeNull();
      for (const state of SIGNING_STATES.filter((one) => one !== 'pending'))
        expect(afterSigningEvent(state, event)).toBeNull();
    }
  });
});

describe('whose turn it is', () => {
  it('is the first of those who have not signed, or all of them where order does not matter', () => {
    const signers = [signer(2), signer(1, { state: 'signed' }), signer(3), signer(2)];
    expect(turnOf(signers, true).map(({ position }) => position)).toEqual([2, 2]);
    expect(turnOf(signers, false).map(({ position }) => position)).toEqual([2, 3, 2]);
  });

  it('is nobody’s once one has declined or all have signed', () => {
    expect(turnOf([signer(1, { state: 'declined' }), signer(2)], false)).toEqual([]);
    expect(turnOf([signer(1, { state: 'signed' })], true)).toEqual([]);
  });

  it('comes to everybody in the end', () => {
    const anySigner = fc.record({
      position: fc.integer({ min: 1, max: 5 }),
      state: fc.constantFrom(...SIGNER_STATES.filter((state) => state !== 'declined')),
      reminders: fc.constant(0),
      askedAt: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(anySigner, { maxLength: 8 }), fc.boolean(), (signers, inOrder) => {
        let rounds = 0;
        for (let turn = turnOf(signers, inOrder); turn.length > 0; turn = turnOf(signers, inOrder)) {
          for (const one of turn) one.state = 'signed';
          rounds += 1;
        }
        expect(rounds).toBeLessThanOrEqual(5);
        expect(signers.every(({ state }) => state === 'signed')).toBe(true);
      }),
    );
  });
});

describe('reminders', () => {
  const asked = signer(1, { state: 'asked', askedAt: '2026-03-01T09:00:00.000Z' });
  it('wait a day and come three times at most', () => {
    expect(nextReminderAt(asked)).toBe('2026-03-02T09:00:00.000Z');
    expect(nextReminderAt({ ...asked, reminders: 2 })).not.toBeNull();
    expect(nextReminderAt({ ...asked, reminders: 3 })).toBeNull();
  });
  it('go to nobody who was not asked or has answered', () => {
    expect(nextReminderAt(signer(1))).toBeNull();
    expect(nextReminderAt({ ...asked, state: 'signed' })).toBeNull();
  });
});

describe('a typed signature', () => {
  it.each([
    ['Ada Obi', ' ada  OBI '],
    ['Ọ̀nà', 'Ọ̀nà'.normalize('NFD')],
  ])('of %s may be written %j', (name, typed) => expect(isSignatureOf(name, typed)).toBe(true));
  it.each([
    ['Ada Obi', 'Ada'],
    ['Ada Obi', ''],
    ['', ''],
    ['Ada Obi', 'Bola Ade'],
  ])('of %s is not %j', (name, typed) => expect(isSignatureOf(name, typed)).toBe(false));
});
