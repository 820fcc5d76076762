import { expect, it } from 'vitest';
import { EVIDENCE_LEVELS } from '#domain/validation/evidence.ts';
import { entryWords, sidesWords } from './entry-words.ts';

const paid = { currency: 'NGN', amountMinor: 750_000 } as const;

it('says of every entry what people did, never the name of its level', () => {
  const said = EVIDENCE_LEVELS.flatMap((level) =>
    (['for', 'against'] as const).flatMap((side) => [1, 1200].map((count) => entryWords({ level, side, count }))),
  );
  expect(said).toEqual([
    '1 source says so',
    '1,200 sources say so',
    '1 source says otherwise',
    '1,200 sources say otherwise',
    '1 person thinks so',
    '1,200 people think so',
    '1 person thinks otherwise',
    '1,200 people think otherwise',
    '1 person told of the last time',
    '1,200 people told of the last time',
    '1 person told of a last time that speaks against it',
    '1,200 people told of a last time that speaks against it',
    '1 person gave time, data or an introduction',
    '1,200 people gave time, data or an introduction',
    '1 person refused to give time, data or an introduction',
    '1,200 people refused to give time, data or an introduction',
    '1 person paid',
    '1,200 people paid',
    '1 person refused to pay',
    '1,200 people refused to pay',
    '1 person came back or renewed',
    '1,200 people came back or renewed',
    '1 person left',
    '1,200 people left',
  ]);
});

it.each([
  ['L5', 'for', 1, 1, '1 person paid ₦7,500'],
  ['L5', 'for', 3, 3, '3 people paid ₦7,500 in all'],
  ['L5', 'for', 2, 3, '2 people paid, ₦7,500 in all'],
  ['L6', 'for', 2, 2, '2 people came back or renewed, ₦7,500 in all'],
  ['L5', 'against', 2, 3, '2 people refused to pay'],
  ['L3', 'for', 3, 3, '3 people told of the last time'],
] as const)('says what was paid beside who paid: %s %s, %i of %i', (level, side, count, people, words) => {
  expect(entryWords({ level, side, count, observation: { id: 'o', people, paid } })).toBe(words);
});

it('says of one talk what happened on both sides, who did it once', () => {
  const observation = { id: 'o', people: 9, paid };
  const [four, five] = [
    { level: 'L5', side: 'for', count: 4, observation },
    { level: 'L5', side: 'against', count: 5, observation },
  ] as const;
  expect(sidesWords([four, five])).toBe('4 people paid, ₦7,500 in all, 5 refused to pay');
  expect(sidesWords([five])).toBe('5 people refused to pay');
  expect(sidesWords([])).toBe('');
});
