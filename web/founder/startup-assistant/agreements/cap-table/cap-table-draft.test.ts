import { describe, expect, it } from 'vitest';
import { blankDraft, blankSafe, nextId, readDraft } from './cap-table-draft.ts';

const today = '2026-11-22';

describe('a kept draft', () => {
  it('comes back as it was', () => {
    const blank = blankDraft(today);
    const draft = { ...blank, currency: 'NGN' as const, safes: [{ ...blankSafe('safe-1'), amountMinor: 500 }] };
    expect(readDraft(JSON.stringify(draft), '2027-01-01')).toEqual(draft);
  });

  it('gets a blank for what it did not have yet, or lost', () => {
    const read = readDraft('{"holders":[],"currency":"EUR","safes":[{"id":"safe-1"},{"name":"x"},7],"round":4}', today);
    expect(read).toEqual({ ...blankDraft(today), safes: [blankSafe('safe-1')] });
  });

  it.each([null, '', 'nonsense', 'null', '[1]', '"text"'])('is none when it reads %s', (text) => {
    expect(readDraft(text, today)).toBeNull();
  });
});

it('numbers a new line past all others', () => {
  expect(nextId('safe', [])).toBe('safe-1');
  expect(nextId('safe', [{ id: 'safe-7' }, { id: 'safe-2' }])).toBe('safe-8');
});
