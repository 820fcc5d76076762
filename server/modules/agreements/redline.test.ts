import { describe, expect, it } from 'vitest';
import type { AssembledAgreement, PrintedClause } from '#domain/agreements/assemble.ts';
import { redlineOf } from './redline.ts';

const clause = (id: string, ...texts: string[]): PrintedClause => ({
  id,
  version: 1,
  number: '1',
  title: id,
  wording: 'one',
  own: false,
  paragraphs: texts.map((text) => ({ number: '1.1', level: 1, runs: [{ text }] })),
});
const documentOf = (...clauses: PrintedClause[]): AssembledAgreement => ({
  title: 'Test',
  cover: [],
  clauses,
  signatures: [],
  missing: [],
});
const compare = (before: PrintedClause[], after: PrintedClause[]) =>
  redlineOf(documentOf(...before), documentOf(...after)).clauses;

describe('a redline', () => {
  it('keeps each paragraph apart, and can be read back as either document', () => {
    const [found] = compare(
      [clause('a', 'One two three.', 'Gone for good.', 'Last.')],
      [clause('a', 'One 2 three.', 'Last.')],
    );
    const text = (kinds: string[]) =>
      found?.paragraphs
        .map((parts) => parts.filter(({ kind }) => kinds.includes(kind)).map((part) => part.text))
        .map((parts) => parts.join(''))
        .filter((line) => line !== '');
    expect(text(['same', 'removed'])).toEqual(['One two three.', 'Gone for good.', 'Last.']);
    expect(text(['same', 'added'])).toEqual(['One 2 three.', 'Last.']);
  });

  it('shows a clause that was taken out where it stood', () => {
    const before = [clause('a', 'A'), clause('b', 'B'), clause('c', 'C'), clause('d', 'D')];
    expect(compare(before, [clause('a', 'A'), clause('d', 'D')]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(compare(before, [clause('d', 'D')]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('replaces the whole text where nearly every word is another', () => {
    const words = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index}`).join(' ');
    const [found] = compare([clause('a', words('old'))], [clause('a', words('new'))]);
    expect(found?.change).toBe('changed');
    expect(found?.paragraphs.flat().map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('calls a clause with another heading changed', () => {
    const [found] = compare([clause('a', 'A')], [{ ...clause('a', 'A'), title: 'Other' }]);
    expect(found).toMatchObject({ change: 'changed', title: 'Other' });
  });
});
