import { describe, expect, it } from 'vitest';
import { marksOf, withMarks } from './marks.ts';

const listed = ['D1', 'own-b', 'V2', 'own-a'].map((id) => ({ id }));

describe('the short names of assumptions', () => {
  it('keeps those of rules and numbers the founder’s own as they are shown', () => {
    expect([...marksOf(listed)]).toEqual([
      ['D1', 'D1'],
      ['own-b', 'O1'],
      ['V2', 'V2'],
      ['own-a', 'O2'],
    ]);
  });

  it('gives one name to what both versions of a comparison hold', () => {
    const both = [...listed, { id: 'own-a' }, { id: 'own-gone' }, { id: 'own-b' }];
    expect(marksOf(both).get('own-b')).toBe('O1');
    expect(marksOf(both).get('own-a')).toBe('O2');
    expect(marksOf(both).get('own-gone')).toBe('O3');
  });

  it('takes the place of long ids in sentences', () => {
    expect(withMarks('Nothing on D1, own-b and own-a.', marksOf(listed))).toBe('Nothing on D1, O1 and O2.');
  });
});
