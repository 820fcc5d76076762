import { expect } from 'vitest';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { observed, TODAY } from '#domain/validation/fixtures/ledger.ts';
import { important, reportOf, typed } from '#domain/validation/fixtures/mars-gas.ts';
import { checkObservation, type Observation } from '#domain/validation/observation.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { countPeople } from '#domain/validation/people.ts';
import { type Attempt, codesOf, objectionRules, paid, snapshot } from './attempt.ts';

const many = (count: number, given: Partial<EvidenceItem> = {}) =>
  important.flatMap(({ id }) =>
    Array.from({ length: count }, (_, index) =>
      observed(`${id}-${index}`, { assumptionId: id, level: 'L4', proof: 'asserted', ...given }),
    ),
  );
const talk: Observation = {
  ...{ who: '', howMet: '', independence: 'stranger', inSegment: true, people: 3, date: TODAY },
  note: 'Three told me of the last time',
  says: [{ assumptionId: 'D1', side: 'for', level: 'L3', count: 3 }],
};
const refusalsOf = (change: Partial<Observation>) =>
  checkObservation({ ...talk, ...change }, TODAY, { assumptionIds: ['D1'], segmentSize: 12 }).map(
    ({ message }) => message,
  );

/** What was entered: how many, how often, of which day, by whose word. */
export const entries: readonly Attempt[] = [
  [
    'bulk entries: four hundred a belief',
    'the cap of each kind of entry, and that all of it is one’s own word',
    () => {
      const few = reportOf(many(4));
      const report = reportOf(many(400));
      const capOf = ({ beliefs }: typeof report) => beliefs.find(({ id }) => id === 'D1')?.for;
      expect(capOf(report)).toMatchObject([{ counted: 8, capped: true }]);
      expect(capOf(few)).toMatchObject([{ counted: 4, capped: false }]);
      expect(report.verdict).toMatchObject({
        id: 'mixed',
        reason: expect.stringContaining('rests on your word alone'),
      });
    },
  ],
  [
    'one person many times, on many beliefs',
    'an observation has its people once, however much it says',
    () => {
      const observation = { id: 'o1', people: 1 };
      const lines = important.map(({ id }) => observed(id, { assumptionId: id, level: 'L5', observation }));
      expect(countPeople(lines)).toBe(1);
      expect(outsiderReport(snapshot(lines), reportOf(lines)).seen).toMatchObject([{ kind: 'paid', count: 1 }]);
    },
  ],
  [
    'entries dated back',
    'what is old weighs less with every month, and a year of it is objected to',
    () => {
      const old = many(4, { date: '2024-03-15', proof: 'artefact', link: 'https://example.com/old' });
      const fresh = many(4, { proof: 'artefact', link: 'https://example.com/new' });
      const [was, is] = [old, fresh].map((evidence) => reportOf(evidence).score?.support ?? 0);
      expect(was).toBeLessThan((is ?? 0) / 2);
      expect(objectionRules(old)).toContain('C13.stale');
    },
  ],
  [
    'entries dated ahead',
    'a day that has not come is refused, and breaks a report',
    () => {
      expect(refusalsOf({ date: '2026-04-01' })).toEqual([expect.stringContaining('in the future')]);
      expect(() => reportOf([paid('p', { date: '2026-04-01' })])).toThrow(RangeError);
    },
  ],
  [
    'more people than the segment has, or than were there',
    'both are refused; what was entered before counts no more than the segment',
    () => {
      const counted = (count: number) => [{ assumptionId: 'D1', side: 'for', level: 'L3', count } as const];
      expect(refusalsOf({ people: 13, says: counted(13) })).toEqual([expect.stringContaining('12')]);
      expect(refusalsOf({ people: 3, says: counted(4) })).toEqual([expect.stringContaining('more than the people')]);
      expect(codesOf([paid('p', { count: 1000 })])).toEqual(['above_segment']);
    },
  ],
  [
    '“verified” by the founder’s own tick',
    'the proof is what stands behind it: nothing does, so it is asserted',
    () => {
      const support = (proof: EvidenceItem['proof']) =>
        reportOf(typed('L4', { proof, count: 1, note: 'One gave us a day' })).score;
      expect(support('verified')).toEqual(support('asserted'));
    },
  ],
  [
    'hearsay that softens five refusals',
    'what people did at a cost is outweighed by the same alone, and the way out names how many must do it',
    () => {
      const word = (id: string, given: Partial<EvidenceItem>) => paid(id, { proof: 'asserted', ...given });
      const refused = [word('no', { side: 'against', count: 5 }), word('yes', {})];
      const hearsay = word('talk', { level: 'L3', count: 12, note: 'Somebody said that others would pay' });
      for (const side of ['for', 'against'] as const)
        expect(reportOf([...refused, { ...hearsay, side }]).verdict.id).toBe('contradicted');
    },
  ],
  [
    'a crowd that said yes, as one person',
    'it counts nothing while nobody was counted, and the note asks how many',
    () => {
      const yes = paid('all', { level: 'L2', proof: 'asserted', note: 'All the sellers said yes' });
      expect(reportOf([yes]).score).toEqual(reportOf([]).score);
      expect(codesOf([yes])).toEqual(['agreement']);
      expect(codesOf([{ ...yes, note: 'All nine sellers said yes', count: 9 }])).toEqual([]);
    },
  ],
];
