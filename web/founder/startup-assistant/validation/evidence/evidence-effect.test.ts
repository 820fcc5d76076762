import { describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { buildReport } from '#domain/validation/report.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import { type ObservationBody, ofAll } from './observation-task.ts';

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

const talk: ObservationBody = {
  ...{ key: 'k', who: '', howMet: '', independence: 'stranger', inSegment: true, people: 9, date: asOf },
  note: 'Nine told me of the last time.',
  says: [
    { assumptionId: 'D1', side: 'for', level: 'L3', count: 9 },
    { assumptionId: 'V1', side: 'against', level: 'L5', count: 4 },
  ],
};

it('makes a line of each thing that is said, in place of what was said before of the same', () => {
  const before = [{ ...friends, side: 'for', observationId: 'o1' } as EvidenceRecord];
  const [first, second] = asEntered(talk, before, { id: 'f', name: 'notes.pdf' });
  const observation = { id: 'o1', people: 9 };
  expect(first).toMatchObject({ id: 'friends', assumptionId: 'D1', count: 9, proof: 'artefact', observation });
  expect(second).toMatchObject({ id: 'new-1', assumptionId: 'V1', count: 4, observation });
  const lines = asEntered(talk, [], undefined);
  const after = buildReport({ ...snapshot, evidence: [friends, ...lines] }).score;
  expect(effectOf(snapshot, lines).move?.to).toEqual(after);
});

it('asks how many only of several lines, and what was paid only where somebody paid', () => {
  const paid = { currency: 'NGN', amountMinor: 250_000 } as const;
  const [told, refused] = talk.says as [ObservationBody['says'][number], ObservationBody['says'][number]];
  expect(ofAll({ ...talk, paid, says: [{ ...told, count: 2 }] })).toEqual({ ...talk, says: [{ ...told, count: 9 }] });
  expect(ofAll({ ...talk, paid })).toEqual(talk);
  const says = [told, { ...refused, side: 'for' as const }];
  expect(ofAll({ ...talk, paid, says })).toEqual({ ...talk, paid, says });
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
    const effect = effectOf(snapshot, [paid]);
    expect(effect.move?.to.support).toBeGreaterThan(effect.move?.from.support ?? Number.POSITIVE_INFINITY);
    expect(stillText(effect)).toBe('');
  });

  it('says that it stays where the group has reached its cap', () => {
    const more = effectOf(snapshot, [{ ...friends, id: 'new', count: 200 }]);
    expect(more).toMatchObject({ move: null, capped: true });
    expect(stillText(more)).toBe(
      'The score stays as it is: this kind of evidence counts for this belief as much as it can already.',
    );
  });

  it('stands in place of the entry that is edited', () => {
    expect(effectOf(snapshot, [friends])).toMatchObject({ move: null });
    const told = { ...friends, level: 'L3' as const, assumptionId: 'D3' };
    const moved = effectOf(snapshot, [{ ...told, id: 'new' }], [friends]);
    expect(moved.move?.to).toEqual(buildReport({ ...snapshot, evidence: [told] }).score);
  });

  it('tells no movement where people only said it', () => {
    const said = effectOf(snapshot, [{ ...friends, id: 'new', assumptionId: 'D3', count: 1 }]);
    expect(said).toMatchObject({ move: null, isOpinion: true });
    expect(stillText(said)).toMatch(/^The score stays as it is: what people say counts for next to nothing/);
  });
});
