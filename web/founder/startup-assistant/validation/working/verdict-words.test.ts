import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observed, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { buildReport } from '#domain/validation/report.ts';
import { type Importance, PRIOR_WEIGHT } from '#domain/validation/score.ts';
import { pointsLacking, pointsToSpare, whatWouldChange, YARDSTICK } from './verdict-words.ts';

const points = fc.double({ min: 0, max: 200, noNaN: true });
const important = fc.constantFrom<Importance>(4, 5);
const share = (r: number, s: number) => r / (r + s + PRIOR_WEIGHT);
const lineOf = (importance: Importance) => (importance === 5 ? 0.5 : 0.3);

describe('what would change the verdict', () => {
  it('names the points that bring an assumption up to its line, and no more', () => {
    fc.assert(
      fc.property(important, points, points, (importance, r, s) => {
        const lacking = pointsLacking({ importance, r, s });
        const line = lineOf(importance);
        expect(share(r + lacking, s)).toBeGreaterThanOrEqual(line - 1e-9);
        if (lacking > 0.01) expect(share(r + lacking - 0.01, s)).toBeLessThan(line);
      }),
    );
  });

  it('names the points against that an assumption can bear', () => {
    fc.assert(
      fc.property(important, points, points, (importance, r, s) => {
        const spare = pointsToSpare({ importance, r, s });
        const line = lineOf(importance);
        fc.pre(share(r, s) >= line);
        expect(share(r, s + spare)).toBeGreaterThanOrEqual(line - 1e-9);
        expect(share(r, s + spare + 0.01)).toBeLessThan(line);
      }),
    );
  });

  it('counts how many important assumptions are still to be tested', () => {
    const report = buildReport(snapshotOf({ evidence: [] }));
    const important = report.beliefs.filter(({ importance }) => importance >= 4).length;
    const needed = Math.ceil(important * 0.4);
    expect(report.verdict.id).toBe('untested');
    expect(whatWouldChange(report).map(({ text }) => text)).toEqual([
      expect.stringMatching(new RegExp(`^${needed} more of your ${important} important assumptions need`)),
    ]);
    const tested = report.beliefs.filter(({ importance }) => importance >= 4).slice(0, needed);
    const evidence = tested.map(({ id }, index) => observed(`e${index}`, { assumptionId: id }));
    expect(buildReport(snapshotOf({ evidence })).verdict.id).not.toBe('untested');
    expect(buildReport(snapshotOf({ evidence: evidence.slice(1) })).verdict.id).toBe('untested');
  });

  it('says by how much a contradicted assumption must be outweighed', () => {
    const refused = observed('no', { assumptionId: 'V1', side: 'against', level: 'L5', count: 3 });
    const report = buildReport(snapshotOf({ evidence: [refused] }));
    expect(report.verdict.id).toBe('contradicted');
    expect(whatWouldChange(report)).toEqual([
      expect.objectContaining({ assumptionIds: ['V1'], text: expect.stringContaining('more than 2.4 further points') }),
    ]);
  });

  it('says so when more of the same no longer counts', () => {
    const talks = observed('talks', { assumptionId: 'D1', count: 40 });
    const others = ['D3', 'D4', 'V1', 'V4', 'F1'].map((id) => observed(id, { assumptionId: id }));
    const [first] = whatWouldChange(buildReport(snapshotOf({ evidence: [talks, ...others, against('D1')] })));
    expect(first?.text).toContain('“past behaviour told” (stranger) no longer counts');
  });

  it('measures points by what single observations are worth', () => {
    expect(YARDSTICK).toMatch(/adds 2\.8 points.*adds 1\.05 with a recording, and 0\.6 on your word.*adds 0\.05\.$/);
  });
});

const against = (assumptionId: string) => observed('against', { assumptionId, side: 'against', count: 2 });
