import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import { evidenceForm } from './evidence-task.ts';

const asOf = '2026-11-21';
const friends: EvidenceItem = {
  id: 'friends',
  assumptionId: 'D1',
  side: 'for',
  level: 'L2',
  independence: 'friend',
  proof: 'asserted',
  inSegment: true,
  count: 20,
  date: asOf,
  note: 'They said that they like it.',
};
const snapshot = makeSnapshot({ asOf, intake: BOOKKEEPING, evidence: [friends] });

it('takes words that were kept while proof was still a choice', () => {
  const { id: _id, ...body } = friends;
  const kept = evidenceForm.parse({ ...body, proof: 'verified' });
  expect(kept).toEqual({ ...body, proof: undefined });
  expect(asEntered(kept, 'new', undefined).proof).toBe('asserted');
});

describe('what an entry does to the score', () => {
  it('moves it where the evidence is new', () => {
    const paid: EvidenceItem = {
      ...friends,
      id: 'new',
      level: 'L5',
      independence: 'stranger',
      link: 'https://example.com/receipt',
      count: 1,
    };
    const effect = effectOf(snapshot, paid);
    expect(effect.points).toBeCloseTo(2.8, 12);
    expect(effect.move?.to.support).toBeGreaterThan(effect.move?.from.support ?? Number.POSITIVE_INFINITY);
    expect(stillText(effect)).toBe('');
  });

  it('says that it stays where the group has reached its cap', () => {
    const more = effectOf(snapshot, { ...friends, id: 'new', count: 200 });
    expect(more).toMatchObject({ move: null, capped: true });
    expect(stillText(more)).toBe(
      'The score stays as it is: this kind of evidence has reached its cap for this assumption.',
    );
  });

  it('stands in place of the entry that is edited', () => {
    expect(effectOf(snapshot, friends)).toMatchObject({ move: null });
  });
});
