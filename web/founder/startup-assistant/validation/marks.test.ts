import { describe, expect, it } from 'vitest';
import { marksOf, withMarks } from './marks.ts';

const own = (id: string) => ({ id, statement: `What the founder wrote of ${id}.` });
const listed = [{ id: 'D1', statement: 'They have the problem, at ₦2,500.00.' }, own('own-b'), own('own-a')];

describe('what an assumption is called', () => {
  it('is its own words uncut, with plain amounts, once for each', () => {
    expect([...marksOf([...listed, ...listed])]).toEqual([
      ['D1', 'They have the problem, at ₦2,500'],
      ['own-b', 'What the founder wrote of own-b'],
      ['own-a', 'What the founder wrote of own-a'],
    ]);
    const long = `They have this problem ${'again and '.repeat(20)}again`;
    expect(marksOf([{ id: 'D1', statement: `${long}.` }]).get('D1')).toBe(long);
  });

  it('stands in place of an id in a text, and a list of ids at its end goes', () => {
    const marks = marksOf(listed);
    expect(withMarks('Nothing on 2 of 3: D1, own-b. One matters.', marks)).toBe('Nothing on 2 of 3. One matters.');
    expect(withMarks('Nothing on own-a yet.', marks)).toBe('Nothing on “What the founder wrote of own-a” yet.');
    expect(withMarks('They watch D1 football: D1 fans do.', marks)).toBe('They watch D1 football: D1 fans do.');
    expect(withMarks('Nothing.', new Map())).toBe('Nothing.');
  });
});
