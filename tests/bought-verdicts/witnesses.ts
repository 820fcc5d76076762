import { expect } from 'vitest';
import { compareSnapshots } from '#domain/validation/compare.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { snapshotOf, TODAY } from '#domain/validation/fixtures/ledger.ts';
import { backed, confirmedByOne, filed, marsGas, reportOf } from '#domain/validation/fixtures/mars-gas.ts';
import { factsOfIdea } from '#domain/validation/idea-facts.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { witnessWords } from '#domain/validation/outsider-words.ts';
import { buildReport } from '#domain/validation/report.ts';
import { type Attempt, paid, snapshot } from './attempt.ts';

/** Who was asked to confirm, who said no, and what became of it. */
export const witnesses: readonly Attempt[] = [
  [
    'answering for a customer on one’s own phone',
    'one answer a phone and idea, none from the maker’s; more answers than people count for nothing',
    () => {
      const witnessed = { confirmed: 40, denied: 0, networks: 1, fromOwnNetwork: 0 };
      const [line] = snapshot([paid('p', { proof: 'asserted', count: 2, witnessed })]).evidence;
      const report = reportOf(line ? [line] : []);
      expect(report.beliefs.find(({ id }) => id === 'V1')?.for).toMatchObject([{ sum: 8 }]);
    },
  ],
  [
    'one helper, who answers from one window after another',
    'those who confirmed from one network carry what is vital as one person, over all entries of a belief (W4)',
    () => {
      const from = (numberOf: (entry: number) => number, fromOwnNetwork = 0) =>
        filed.map((item) => {
          const entry = ['', '-2', '-3'].findIndex((more) => item.id === `${item.assumptionId}${more}`);
          const networkNumbers = [numberOf(entry)];
          return { ...item, witnessed: { ...confirmedByOne, fromOwnNetwork, networkNumbers } };
        });
      expect(reportOf(from(() => 1)).verdict).toMatchObject({
        id: 'mixed',
        blocks: expect.arrayContaining([
          expect.objectContaining({
            assumptionId: 'V1',
            text: expect.stringContaining('those on one network count as one'),
          }),
        ]),
      });
      expect(reportOf(from((entry) => entry)).verdict.id).toBe('supported');
      expect(reportOf(from((entry) => entry, 1)).verdict.id).toBe('mixed');
    },
  ],
  [
    'a private window on the founder’s own network',
    'such an answer is shown and verifies nothing, neither for the score nor for readiness',
    () => {
      const witnessed = { confirmed: 2, denied: 0, networks: 1, fromOwnNetwork: 2, networkNumbers: [1] };
      const typedLine = paid('p', { proof: 'asserted', count: 2 });
      const [alone, answered] = [typedLine, { ...typedLine, witnessed }].map((line) => {
        const told = snapshot([line]);
        const report = buildReport(told);
        return { score: report.score, payments: factsOfIdea('i', told, report).payments, report, told };
      });
      expect(answered?.score).toEqual(alone?.score);
      expect(answered?.payments).toEqual({ claimed: 2, documented: 0, verified: 0 });
      expect(answered && outsiderReport(answered.told, answered.report).witnesses).toMatchObject({ fromOwnNetwork: 2 });
      const kept =
        answered && factsOfIdea('i', { ...answered.told, formulaVersion: 'validation-score-2' }, answered.report);
      expect(kept?.payments).toEqual({ claimed: 2, documented: 2, verified: 2 });
    },
  ],
  [
    'many phones on one network',
    'every reader is told from how few networks they confirmed it, and how many on the founder’s own',
    () => {
      const witnessed = { confirmed: 12, denied: 0, networks: 1, fromOwnNetwork: 12 };
      const { evidenceNotes } = reportOf([paid('p', { count: 12, witnessed })]);
      expect(evidenceNotes).toMatchObject([
        {
          code: 'networks',
          text: expect.stringMatching(/^12 people confirmed it from one network, 12 on the network/u),
        },
      ]);
    },
  ],
  [
    'a denied entry reworded',
    'the denial stands: that person stays out of every count, and each reader is told that somebody said no',
    () => {
      const told = (witnessed?: EvidenceItem['witnessed']) => {
        const entered = snapshot([paid('p', { proof: 'asserted', count: 3, ...(witnessed && { witnessed }) })]);
        return outsiderReport(entered, buildReport(entered));
      };
      const none = { confirmed: 0, denied: 1, networks: 0, fromOwnNetwork: 0 };
      const reworded = told({ ...none, deniedEarlier: 1 });
      expect(told().seen).toMatchObject([{ kind: 'paid', count: 3 }]);
      expect(reworded.seen).toMatchObject([{ kind: 'paid', count: 2 }]);
      expect(reworded).toEqual(told(none));
      expect(reworded.witnesses && witnessWords(reworded.witnesses)).toBe('1 of those asked said no.');
      const nobody = told({ ...none, denied: 3, deniedEarlier: 3 });
      expect(nobody.seen).toEqual([]);
      expect(nobody.witnesses && witnessWords(nobody.witnesses)).toBe('3 of those asked said no.');
    },
  ],
  [
    'a denied entry removed, or its count lowered',
    'both are told to every reader, for good, as the removal of what spoke against is',
    () => {
      const removedAgainst = [{ date: TODAY, entries: 0, denied: 1 }];
      const after = snapshotOf({ intake: marsGas, evidence: backed, removedAgainst });
      expect(outsiderReport(after, buildReport(after)).objections).toContainEqual(
        expect.stringMatching(/^1 entry that somebody asked said no to was removed or lowered on /),
      );
    },
  ],
  [
    'the refusals deleted',
    'a kept version holds them, and the comparison with it names what went; results of tests cannot be deleted',
    () => {
      const refused = paid('no', { side: 'against', count: 9, note: 'Nine refused to pay' });
      const { changes, steps } = compareSnapshots(snapshot([...backed, refused]), snapshot(backed));
      expect(changes.evidence.removed).toMatchObject([{ id: 'no', note: 'Nine refused to pay' }]);
      expect(steps.length).toBeGreaterThan(0);
    },
  ],
];
