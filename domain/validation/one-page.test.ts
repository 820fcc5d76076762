import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { onePage } from './one-page.ts';
import { buildReport } from './report.ts';

const snapshot = snapshotOf();
const report = buildReport(snapshot);
const lines = onePage(report, snapshot).trimEnd().split('\n');

/** The lines under a heading, until the empty one after them. */
function under(heading: string): string[] {
  const start = lines.indexOf(heading) + 1;
  expect(start).toBeGreaterThan(0);
  return lines.slice(start, lines.indexOf('', start));
}

describe('onePage', () => {
  it('has its headings in order, each after an empty line', () => {
    const headings = ['RISKIEST BELIEFS (risk, importance)', 'TEST NEXT', 'THE CASE AGAINST', 'THE FIGURES'];
    const at = headings.map((heading) => lines.indexOf(heading));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    for (const line of at) expect(lines[line - 1]).toBe('');
  });

  it('begins with the name in capitals, the pitch, and the versions that it was made with', () => {
    expect(lines.slice(0, 4)).toEqual([
      'KASUWA LEDGER',
      'Traders in Balogun Market send us voice notes and get their daily books back',
      '  on WhatsApp.',
      `As of ${report.asOf}. Rules: ${report.ruleSetVersion}. Formula: ${report.formulaVersion}.`,
    ]);
  });

  it('counts what is tested as every page does', () => {
    const talks = snapshotOf().assumptions.map(({ id }) => observed(id, { assumptionId: id, proof: 'asserted' }));
    const told = snapshotOf({ evidence: talks });
    const page = onePage(buildReport(told), told).replace(/\s+/gu, ' ');
    expect(page).toContain('0 of 9 make-or-break beliefs are tested, 9 heard about.');
    expect(page).not.toContain('have evidence of what people did');
  });

  it('lists the six riskiest beliefs, the riskiest first', () => {
    const risks = report.beliefs.map(({ score }) => score?.risk ?? 0).toSorted((a, b) => b - a);
    const shown = under('RISKIEST BELIEFS (risk, importance)').filter((line) => line.startsWith('- '));
    expect(shown.map((line) => line.slice(2, 6))).toEqual(risks.slice(0, 6).map((risk) => risk.toFixed(2)));
  });

  it('gives four objections of many', () => {
    const [objection] = report.caseAgainst;
    if (!objection) throw new Error('no objection');
    const caseAgainst = Array.from({ length: 5 }, (_, index) => ({ ...objection, text: `Objection ${index + 1}` }));
    const page = onePage({ ...report, caseAgainst }, snapshot);
    expect(page).toContain('- Objection 3\n- Objection 4\n\nTHE FIGURES');
  });

  it('draws each figure as a bar of forty', () => {
    const bars = lines.filter((line) => /^(Support|Against|Unknown) .*[#.]{30}/.test(line));
    const { support = 0, against = 0, unknown = 0 } = report.score ?? {};
    expect(bars).toEqual(
      [
        ['Support   ', support],
        ['Against   ', against],
        ['Unknown   ', unknown],
      ].map(([name, value]) => {
        const filled = Math.round((Number(value) * 40) / 100);
        return `${name}${Number(value).toFixed(1).padStart(5)}  ${'#'.repeat(filled).padEnd(40, '.')}`;
      }),
    );
  });

  it('gives the figures with what is not known', () => {
    expect(under('THE FIGURES')).toMatchInlineSnapshot(`
      [
        "- Whole market (TAM): ₦4,500,000,000",
        "- Market you can serve (SAM): ₦1,800,000,000",
        "- Market you can win in three years (SOM): ₦45,000,000",
        "- Contribution per unit: ₦1,600",
        "- LTV to CAC: 10.67",
      ]
    `);
    const unpriced = snapshotOf({ intake: { ...BOOKKEEPING, unitCost: null, churnPercent: '' } });
    expect(onePage(buildReport(unpriced), unpriced)).toContain(
      '- Contribution per unit: not known\n- LTV to CAC: not known\n',
    );
  });
});
