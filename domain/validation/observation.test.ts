import { describe, expect, it } from 'vitest';
import { AS_OF, FIVE } from '#tests/arbitraries/validation.ts';
import { checkObservation, type Observation, type Said, shareOf } from './observation.ts';

const line: Said = { assumptionId: 'A1', side: 'for', level: 'L3', count: 1 };
const talk: Observation = {
  who: '',
  howMet: '',
  independence: 'stranger',
  inSegment: true,
  people: 2000,
  date: AS_OF,
  note: 'They told me of last Monday.',
  says: [line],
};
const problemsOf = (change: Partial<Observation>, segmentSize: number | null = 12) =>
  checkObservation({ ...talk, ...change }, AS_OF, { assumptionIds: FIVE, segmentSize });
const said = (...some: Partial<Said>[]) => ({ says: some.map((one) => ({ ...line, ...one })) });

describe('what is refused of an observation', () => {
  it('names each wrong field of a sound one', () => {
    expect(problemsOf({})).toEqual([]);
    const wrong = { ...said({ assumptionId: 'Z', count: 0, level: 'L9' as never, side: 'x' as never }), people: 0.5 };
    expect(problemsOf({ ...wrong, date: '2026-03-16' }).map(({ field }) => field)).toEqual([
      'says.0.assumptionId',
      'says.0.level',
      'says.0.side',
      'says.0.count',
      'people',
      'date',
    ]);
    expect(problemsOf({ date: '2026-02-30' })).toEqual([{ field: 'date', message: 'Give a date that exists.' }]);
    expect(problemsOf({ independence: 'constructor' as never })).toMatchObject([{ field: 'independence' }]);
    expect(problemsOf({ says: [] })).toMatchObject([{ field: 'says' }]);
  });

  it.each(['', '   ', '🧺', 'Paid', '- - - ...'])('a note that says nothing: “%s”', (note) => {
    expect(problemsOf({ note })).toEqual([{ field: 'note', message: 'Say what you saw or heard, in a few words.' }]);
  });

  it.each(['Paid ₦2,500', 'دفعت مقدما', 'Ó sanwó lónìí'])('not a few words of any script: “%s”', (note) => {
    expect(problemsOf({ note })).toEqual([]);
  });

  it('more people than the segment has, at the field', () => {
    expect(problemsOf(said({ count: 12 }))).toEqual([]);
    expect(problemsOf(said({}, { assumptionId: 'A2', count: 1000 }))).toEqual([
      {
        field: 'says.1.count',
        message:
          'You say that there are 12 of them in your customer group. Give no more than that, or correct the size of the group.',
      },
    ]);
    expect(problemsOf(said({ count: 2 }), 1)[0]?.message).toMatch(/^You say that there is 1 of them/);
  });

  it('neither sources, which are no people, nor any count while the size is not known', () => {
    expect(problemsOf(said({ count: 1000, level: 'L1' }))).toEqual([]);
    expect(problemsOf(said({ count: 1000 }), null)).toEqual([]);
  });

  it('more for and against one assumption than the people there were; others have their own', () => {
    const split = said({ count: 4 }, { count: 5, side: 'against' });
    expect(problemsOf({ ...split, people: 9 })).toEqual([]);
    expect(problemsOf({ ...split, people: 8 }).map(({ field }) => field)).toEqual(['says.0.count', 'says.1.count']);
    expect(problemsOf({ ...said({ count: 8 }, { count: 8, assumptionId: 'A2' }), people: 8 })).toEqual([]);
  });

  it('one assumption twice on one side', () => {
    expect(problemsOf(said({}, {}))).toEqual([
      { field: 'says.1.assumptionId', message: 'This is here already, on the same side.' },
    ]);
  });
});

describe('what the lines of an observation share', () => {
  it('is nothing where the one line says it all: an entry of before stays as it was', () => {
    expect(shareOf('o', { people: 3, says: [{ ...line, count: 3 }] })).toEqual({});
  });

  it('is its people, and what they paid, where it says more', () => {
    const paid = { amountMinor: 900_000, currency: 'NGN' } as const;
    expect(shareOf('o', { people: 3, says: [line] })).toEqual({ observation: { id: 'o', people: 3 } });
    expect(shareOf('o', { people: 1, paid, says: [line] })).toEqual({ observation: { id: 'o', people: 1, paid } });
    expect(shareOf('o', { people: 1, says: [line, line] })).toEqual({ observation: { id: 'o', people: 1 } });
  });
});
