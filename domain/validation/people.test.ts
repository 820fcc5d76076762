import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countAnswered, countPeople } from './people.ts';

const line = (id: string, count: number, observation?: { id: string; people: number }) => ({ id, count, observation });

it('counts the people of an observation once, whatever they say of several assumptions', () => {
  const talk = { id: 'talk', people: 9 };
  expect(countPeople([])).toBe(0);
  expect(countPeople([line('a', 3), line('b', 2)])).toBe(5);
  expect(countPeople([line('a', 9, talk), line('b', 9, talk), line('c', 4, talk)])).toBe(9);
  expect(countPeople([line('a', 4, talk), line('b', 5, talk)])).toBe(9);
  expect(countPeople([line('a', 4, talk)])).toBe(4);
  expect(countPeople([line('a', 4, talk), line('b', 4, { id: 'other', people: 4 })])).toBe(8);
});

it('counts the answer of one person once, at however many lines it stands', () => {
  const talk = { id: 'talk', people: 8 };
  const answered = (id: string, answers: number, observation?: typeof talk) => ({
    ...line(id, 8, observation),
    answers,
  });
  const count = (...lines: ReturnType<typeof answered>[]) => countAnswered(lines, ({ answers }) => answers);
  expect(count(answered('a', 1, talk), answered('b', 1, talk), answered('c', 1, talk))).toBe(1);
  expect(count(answered('a', 1, talk), answered('b', 3, talk))).toBe(3);
  expect(count(answered('a', 1, talk), answered('b', 2, { id: 'other', people: 2 }))).toBe(3);
  expect(count(answered('a', 0, talk))).toBe(0);
});

it('never gives more people than the lines say, nor than the observations have', () => {
  const lines = fc.array(
    fc.record({
      id: fc.uuid(),
      count: fc.integer({ min: 1, max: 30 }),
      observation: fc.option(fc.constantFrom({ id: 'a', people: 30 }, { id: 'b', people: 30 }), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(lines, (some) => {
      const sum = some.reduce((total, { count }) => total + count, 0);
      const alone = some.filter(({ observation }) => !observation).reduce((total, { count }) => total + count, 0);
      expect(countPeople(some)).toBeLessThanOrEqual(Math.min(sum, alone + 60));
      expect(countPeople(some.toReversed())).toBe(countPeople(some));
    }),
  );
});

it('gives the people of one source once, and no more than the segment has', () => {
  const ofLink = (id: string, count: number, source = 'link one') => ({ id, count, source, inSegment: true });
  const entries = Array.from({ length: 17 }, (_, index) => ofLink(`e${index}`, 30));
  expect(countPeople(entries)).toBe(30);
  expect(countPeople([...entries, ofLink('more', 40)])).toBe(40);
  expect(countPeople([...entries, ofLink('other', 5, 'link two')])).toBe(35);
  expect(countPeople([...entries, ofLink('other', 5, 'link two')], 12)).toBe(12);
  expect(countPeople([...entries, { ...ofLink('out', 5, 'link two'), inSegment: false }], 12)).toBe(17);
});
