import { describe, expect, it } from 'vitest';
import type { DocumentProgress } from '#contract/documents/documents.ts';
import { cairnStones, type IdeaProgress, nextAction } from './progress.ts';

const idea = (verdict: IdeaProgress['verdict']) => ({ id: 'a1', name: 'Cold rooms', verdict, shares: null });
const nothing: DocumentProgress = {
  validated: null,
  readiness: null,
  agreements: { completed: 0, newest: null },
  raised: false,
};
const check = { documentId: 'check-01', name: 'Seed check', round: 'seed', percent: 61 };
const placed = (...of: Parameters<typeof cairnStones>) => cairnStones(...of).map((stone) => stone.placed);
const noteOf = (label: string, facts: Partial<DocumentProgress>) =>
  cairnStones(null, { ...nothing, ...facts }).find((stone) => stone.label === label)?.note;

describe('the cairn', () => {
  it.each([
    [null, [false, false]],
    [idea(null), [true, false]],
    [idea('untested'), [true, false]],
  ])('for %j has the first stones %j', (progress, expected) => {
    expect(placed(progress, nothing)).toEqual([...expected, false, false, false]);
  });

  it('keeps the stone of a supported idea while the founder works on another', () => {
    const facts = { ...nothing, validated: { documentId: 'a1', name: 'Cold rooms' } };
    const noteBeside = (progress: IdeaProgress) => cairnStones(progress, facts)[1]?.note;
    expect(placed(idea('supported'), facts).slice(0, 2)).toEqual([true, true]);
    expect(noteBeside(idea('supported'))).toBe('Your newest report says: Supported for the next step');
    const next = { ...idea(null), id: 'b2', name: 'Ice by bicycle' };
    expect(placed(next, facts).slice(0, 2)).toEqual([true, true]);
    expect(noteBeside(next)).toBe('“Cold rooms”: Supported for the next step');
  });

  it('tells no verdict on what may be forbidden, as no page does', () => {
    const note = cairnStones({ ...idea('mixed'), isUnlawful: true }, nothing)[1]?.note;
    expect(note).toBe('Your newest report says: No verdict');
  });

  it('places the other stones where a document states the fact, each on its own', () => {
    const newest = { documentId: 'nda-0001', name: 'NDA with Bola', type: 'nda' as const };
    expect(placed(null, { ...nothing, readiness: { ...check, ready: false } })).toEqual(Array(5).fill(false));
    expect(placed(null, { ...nothing, readiness: { ...check, ready: true } })[2]).toBe(true);
    expect(placed(null, { ...nothing, agreements: { completed: 1, newest } })[3]).toBe(true);
    expect(placed(null, { ...nothing, raised: true })[4]).toBe(true);
    expect(noteOf('Documents', { agreements: { completed: 1, newest } })).toBe('Non-disclosure agreement completed');
    expect(noteOf('Documents', { agreements: { completed: 3, newest } })).toBe('3 documents completed');
  });

  it('quotes the newest report and the newest readiness check', () => {
    expect(cairnStones(idea('mixed'), nothing)[1]?.note).toBe('Your newest report says: Mixed');
    const begun = { ...idea('untested'), shares: { support: 4.2, against: 0, unknown: 95.8 } };
    expect(cairnStones(begun, nothing)[1]?.note).toBe('Your newest report says: Mostly untested');
    expect(cairnStones(idea('untested'), nothing)[1]?.note).toBe('Your newest report says: Untested');
    expect(noteOf('Ready', { readiness: { ...check, ready: false } })).toBe(
      'Your newest check: not ready with documents yet',
    );
    expect(noteOf('Ready', { readiness: { ...check, ready: true } })).toBe('Your newest check: ready, with documents');
  });
});

const evaluate = '/m/founder/startup-assistant/evaluate';
const validate = '/m/founder/startup-assistant/validate';
const checked = { ...nothing, readiness: { ...check, ready: false } };
const written = { ...checked, agreements: { completed: 1, newest: null } };
it.each([
  [null, nothing, 'Write down your idea', 'Validate an idea', validate],
  [idea(null), nothing, 'Carry on with “Cold rooms”', 'Carry on', `${validate}/a1`],
  [idea('not_testable'), written, 'Make “Cold rooms” testable', 'See the next step', `${validate}/a1`],
  [idea('untested'), written, 'Add evidence to “Cold rooms”', 'See the next step', `${validate}/a1`],
  [idea('contradicted'), written, 'Add evidence to “Cold rooms”', 'See the next step', `${validate}/a1`],
  [idea('mixed'), written, 'Add evidence to “Cold rooms”', 'See the next step', `${validate}/a1`],
  [idea('supported'), nothing, 'See how ready you are', 'Check investment readiness', evaluate],
  [
    idea('supported'),
    checked,
    'Put it in writing',
    'Generate startup documents',
    '/m/founder/startup-assistant/generate',
  ],
  [idea('supported'), written, 'Keep “Cold rooms” honest', 'See the next step', `${validate}/a1`],
])('for %j with %j the next action is: %s', (progress, facts, title, label, href) => {
  expect(nextAction(progress, facts)).toMatchObject({ title, label, href });
});
