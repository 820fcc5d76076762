import { expect } from 'vitest';
import type { ImportanceEdit } from '#domain/validation/assumptions.ts';
import { snapshotOf, TODAY } from '#domain/validation/fixtures/ledger.ts';
import { confirmedByOne, filed, important, marsGas, reportOf, tested } from '#domain/validation/fixtures/mars-gas.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { resultWords } from '#domain/validation/outsider-words.ts';
import { FORMULA_VERSION } from '#domain/validation/published-rules.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Importance } from '#domain/validation/score.ts';
import { type Attempt, paid, seven } from './attempt.ts';

/** What the idea cannot do without, and what may be forbidden. */
export const beliefs: readonly Attempt[] = [
  [
    'cocaine in the pitch of an idea that holds',
    'nothing entered shows that the law allows it, it has no verdict, and it cannot be published',
    () => {
      const pitch = 'We deliver cocaine to party people in Lekki';
      const evidence = [...filed, paid('allowed', { assumptionId: 'P1', level: 'L4', count: 10 })];
      const changed = snapshotOf({ intake: { ...marsGas, pitch }, evidence });
      const report = buildReport(changed);
      expect(reportOf(filed).verdict.id).toBe('supported');
      expect(report.verdict.id).not.toBe('supported');
      const told = outsiderReport(changed, report);
      expect(told).toMatchObject({ isUnlawful: true, verdict: { label: 'No verdict' } });
      expect(told.holds.map(({ id }) => id)).not.toContain('P1');
    },
  ],
  [
    'every belief but one called less important before anybody refused, and one yes to that one',
    'a belief counts with no less than its rule gave it, whatever it is called (S18)',
    () => {
      const [kept, ...others] = important;
      const edits = others.map(({ id }) => ({
        ...{ assumptionId: id, importance: 1 as const, reason: 'It would be nice to know', date: TODAY },
      }));
      const evidence = filed.filter(({ assumptionId }) => assumptionId === kept?.id);
      const verdictOf = (formulaVersion: string, importanceEdits: ImportanceEdit[] = edits) =>
        buildReport({ ...snapshotOf({ intake: marsGas, evidence, importanceEdits }), formulaVersion }).verdict;
      expect(verdictOf('validation-score-8').id).toBe('supported');
      expect(verdictOf(FORMULA_VERSION)).toEqual(verdictOf(FORMULA_VERSION, []));
      expect(verdictOf(FORMULA_VERSION).id).toBe('untested');
    },
  ],
  [
    'a failed belief made less important',
    'its test stays failed on every page, and nothing else becomes enough',
    () => {
      const reason = 'It would be nice to know, no more';
      const edits = [{ assumptionId: 'D1', importance: 3, reason, date: TODAY } as const];
      const testCards = [tested('D1', seven, 1, 10)];
      const lowered = snapshotOf({ intake: marsGas, evidence: filed, testCards, importanceEdits: edits });
      const report = buildReport(lowered);
      expect(report.verdict.id).toBe('mixed');
      expect(report.beliefs.find(({ id }) => id === 'D1')?.edits).toMatchObject([{ importance: 3, reason }]);
      const told = outsiderReport(lowered, report);
      expect(told.results.map(resultWords)).toEqual(['Failed: 1 of 10, pass mark 7 of 10.']);
      expect(told.objections).toContainEqual(expect.stringMatching(/test failed/iu));
    },
  ],
  [
    'a refused belief made less important',
    'it counts as it did for as long as the refusals stand, in whatever order it is raised, refused and lowered; every reader reads why it was lowered',
    () => {
      const reason = 'You can always sell it for less';
      const edit = (assumptionId: string, importance: Importance) => ({
        assumptionId,
        importance,
        reason,
        date: TODAY,
      });
      const no = (assumptionId: string) => paid(`no-${assumptionId}`, { assumptionId, side: 'against', count: 4 });
      const own = [
        {
          ...({ id: 'own-1', class: 'viability', importance: 3 } as const),
          ...{ statement: 'They pay before it is delivered', reason: 'Without it nobody would lend us money.' },
        },
      ];
      const told = (id: string, edits: ImportanceEdit[], evidence = [no(id)], formulaVersion = FORMULA_VERSION) => {
        const input = {
          intake: marsGas,
          evidence: [...filed, ...evidence],
          importanceEdits: edits,
          ownAssumptions: own,
        };
        const kept = { ...snapshotOf(input), formulaVersion };
        const report = buildReport(kept);
        return { report, outside: outsiderReport(kept, report) };
      };
      const five = 'own-1';
      const lowered = told(five, [edit(five, 5), edit(five, 1)]);
      const raised = told(five, [edit(five, 5)]);
      expect(raised.report.verdict.id).toBe('contradicted');
      expect(told(five, []).report.verdict.id).not.toBe('contradicted');
      expect(lowered.report.verdict).toEqual(raised.report.verdict);
      expect(lowered.report.score?.exact).toEqual(raised.report.score?.exact);
      expect(lowered.outside.counts).toEqual(raised.outside.counts);
      expect(lowered.report.beliefs.find(({ id }) => id === five)).toMatchObject({
        importance: 5,
        score: { importance: 5 },
      });
      const refusedPrice = [no('V1'), { ...no('V1'), id: 'more', independence: 'warm' as const, count: 12 }];
      const withoutFiles = (edits: ImportanceEdit[], formulaVersion = FORMULA_VERSION) => {
        const kept = {
          ...snapshotOf({ intake: marsGas, evidence: refusedPrice, importanceEdits: edits }),
          formulaVersion,
        };
        return { report: buildReport(kept), outside: outsiderReport(kept, buildReport(kept)) };
      };
      expect(withoutFiles([]).report.verdict.id).toBe('contradicted');
      for (const importance of [1, 2, 3, 4] as const) {
        const { report, outside } = withoutFiles([edit('V1', importance)]);
        expect(report.verdict.id).toBe('contradicted');
        expect(outside.against).toMatchObject([{ id: 'V1' }]);
        expect(outside.objections[0]).toMatch(
          /pay .*was called less important by the founder: “You can always sell it for less”/u,
        );
      }
      expect(withoutFiles([edit('V1', 1)], 'validation-score-6').report.verdict.id).not.toBe('contradicted');
      const nothingAgainst = told('D1', [edit('D1', 2)], []);
      expect(nothingAgainst.report.beliefs.find(({ id }) => id === 'D1')?.importance).toBe(5);
      const before = told('D1', [edit('D1', 2)], [], 'validation-score-8');
      expect(before.report.beliefs.find(({ id }) => id === 'D1')?.importance).toBe(2);
      expect(nothingAgainst.outside.objections[0]).toContain(reason);
    },
  ],
  [
    'twelve easy beliefs of one’s own, each confirmed',
    'what the answers make vital stays vital: its lack is named, however much else holds',
    () => {
      const own = Array.from({ length: 12 }, (_, index) => ({
        ...({ id: `own-${index}`, class: 'desirability', importance: 5 } as const),
        ...{ statement: `Water is wet on day ${index}`, reason: 'Without it nobody would buy this.' },
      }));
      const evidence = own.flatMap(({ id }) =>
        [1, 2, 3].map((entry) =>
          paid(`${id}-${entry}`, { assumptionId: id, level: 'L6', count: 4, witnessed: confirmedByOne }),
        ),
      );
      const { verdict } = buildReport(snapshotOf({ intake: marsGas, evidence, ownAssumptions: own }));
      expect(verdict).toMatchObject({ id: 'mixed', reason: expect.stringContaining('still below') });
      for (const { id } of important) expect(verdict.assumptionIds).toContain(id);
    },
  ],
];
