import { expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { snapshotOf } from './fixtures/ledger.ts';
import { lockedTest } from './fixtures/locked-tests.ts';
import { inTodaysWords } from './locked-words.ts';
import { buildReport } from './report.ts';
import type { TestRecord } from './test-records.ts';

const told = (pitch: string, testCards: TestRecord[] = []) =>
  snapshotOf({ intake: { ...BOOKKEEPING, pitch, regulatedTouchpoints: [] }, evidence: [], testCards });
const firstOf = (snapshot: ReturnType<typeof told>) => {
  const first = buildReport(snapshot).tests.find(({ rank }) => rank === 1);
  if (!first) throw new Error('no test');
  return inTodaysWords(first, snapshot);
};

const INSURANCE = 'Phone screen insurance for students in Yaba';
const REPAIR = 'Phone screen repair for students in Yaba';
const before = told(INSURANCE);
const locked = lockedTest('P1', before);
const { card } = locked;

it('tells a locked test of permission in the words of today’s pitch, and what was locked', () => {
  expect(card.whatToDo).toContain('what you would do with phone screen insurance.');
  const first = firstOf(told(REPAIR, [locked]));
  expect(first.card).toMatchObject({ assumptionId: 'P1', weBelieve: card.weBelieve, passMark: card.passMark });
  expect(first.card.whatToDo).not.toContain('insurance');
  expect(first.lockedAs).toBe(card.whatToDo);
  const credit = firstOf(told('Fabric on credit for tailors in Aba', [locked])).card.whatToDo;
  expect(credit).toContain('what you would do with fabric.');
});

it('says nothing of it while the words are the same, and of a test that is not locked', () => {
  expect(firstOf(told(INSURANCE, [locked])).lockedAs).toBeNull();
  expect(firstOf(told(REPAIR)).lockedAs).toBeNull();
});

it('leaves a test alone that would be another one today', () => {
  const other = { ...locked, card: { ...card, name: 'Ask the holder of the licence', success: '2 of 3 say yes' } };
  expect(firstOf(told(REPAIR, [other]))).toMatchObject({ card: other.card, lockedAs: null });
});

it('is the same test under a title that was reworded since', () => {
  const renamed = { ...locked, card: { ...card, name: 'Its title of last month' } };
  expect(firstOf(told('Bicycle insurance for students in Yaba', [renamed])).lockedAs).toBe(card.whatToDo);
});
