import { describe, expect, it } from 'vitest';
import { type DraftFacts, retryDelay, saveStateOf, saveStateText } from './save-state.ts';

const calm: DraftFacts = { pending: 0, unsound: 0, conflicts: 0, sending: false, failure: null };

describe('the state of the answers', () => {
  it.each<[string, Partial<DraftFacts>, string]>([
    ['nothing waits', {}, 'Saved'],
    ['something was just typed', { pending: 1 }, 'Saving…'],
    ['a save is under way', { pending: 1, sending: true }, 'Saving…'],
    [
      'the connection is lost',
      { pending: 2, failure: { kind: 'offline' } },
      'Not saved: you are offline, kept on this device',
    ],
    [
      'the server refused',
      { pending: 1, failure: { kind: 'refused', message: 'Please log in to continue.', retry: false } },
      'Not saved: Please log in to continue. Your answers: kept on this device',
    ],
    [
      'an answer is too long',
      { pending: 1, unsound: 1 },
      '1 answer not saved: see the note at the field, kept on this device',
    ],
    [
      'another tab was first',
      { pending: 3, conflicts: 2, sending: true },
      '2 answers changed elsewhere too: choose which to keep',
    ],
  ])('when %s', (_, facts, text) => {
    expect(saveStateText(saveStateOf({ ...calm, ...facts }))).toBe(text);
  });

  it('is saved again when a failure is behind and nothing waits', () => {
    expect(saveStateOf({ ...calm, failure: { kind: 'offline' } })).toEqual({ kind: 'saved' });
  });

  it('does not claim to keep what this device cannot keep', () => {
    expect(saveStateText({ kind: 'offline' }, false)).toBe('Not saved: you are offline, keep this page open');
  });
});

describe('the time to the next try', () => {
  it('doubles from three seconds to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([3000, 6000, 12000, 24000, 48000, 60000, 60000]);
  });
});
