import { describe, expect, it } from 'vitest';
import { beliefStandings, countStandings, standingSentence } from './belief-standing.ts';
import type { EvidenceItem } from './evidence.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { buildReport } from './report.ts';
import { verdictReason } from './verdict-reason.ts';

function read(evidence: EvidenceItem[], whose?: 'your ') {
  const snapshot = snapshotOf({ evidence });
  const report = buildReport(snapshot);
  const counts = countStandings(beliefStandings(snapshot, report));
  return { report, counts, reason: verdictReason(snapshot, report, whose) };
}

const paid = observed('paid', { assumptionId: 'V1', level: 'L5', count: 2 });
const talk = observed('talk', { assumptionId: 'D1', proof: 'asserted', count: 3 });

describe('why a verdict is given', () => {
  it('counts what is tested as every page does, and what people only told apart', () => {
    const { report, counts, reason } = read([paid, talk], 'your ');
    expect(counts).toMatchObject({ tested: 1, heard: 1 });
    expect(report.verdict.reason).toMatch(/^2 of \d+ /u);
    expect(reason).toBe(standingSentence(counts, 'your '));
    expect(reason).toMatch(/^1 of your \d+ make-or-break beliefs is tested, 1 heard about\. /u);
  });

  it('says after that what is short', () => {
    const ids = snapshotOf().assumptions.flatMap(({ id, importance }) => (importance >= 4 ? [id] : []));
    const { report, reason } = read(ids.map((id) => observed(id, { assumptionId: id, proof: 'asserted' })));
    expect(report.verdict.id).toBe('mixed');
    expect(reason).toMatch(
      /^0 of \d+ make-or-break beliefs are tested, \d+ heard about\. .*\d+ of them are still below/u,
    );
  });

  it('says of how many the line is reached by what people only said, where all of them reach it', () => {
    const { assumptions } = snapshotOf();
    const evidence = assumptions.flatMap(({ id, importance }) => {
      if (importance === 4) return [observed(id, { assumptionId: id, proof: 'asserted', count: 40 })];
      return importance === 5 ? [onFile(id, { assumptionId: id, level: 'L4', count: 9 })] : [];
    });
    const { report, counts, reason } = read(evidence, 'your ');
    const { heard, total } = counts;
    expect(report.verdict.blocks).toBeDefined();
    expect(heard).toBeGreaterThan(1);
    expect(reason).toContain(`, ${heard} heard about. `);
    expect(reason).toContain(` All ${total} reach the published line, ${heard} of them only by what people said, but `);
  });

  it('counts nothing where nothing is counted', () => {
    const refused = observed('no', { assumptionId: 'V1', side: 'against', level: 'L5', count: 9 });
    const { report, reason } = read([refused]);
    expect(report.verdict.id).toBe('contradicted');
    expect(reason).toBe(report.verdict.reason);
  });
});
