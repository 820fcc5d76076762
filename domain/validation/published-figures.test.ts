import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { publishedFigures, recompute } from './published-figures.ts';
import { buildReport } from './report.ts';
import type { SnapshotInput } from './snapshot.ts';

function published(given: Partial<SnapshotInput> = {}) {
  const snapshot = snapshotOf(given);
  return publishedFigures(snapshot, buildReport(snapshot)) ?? expect.unreachable('nothing is scored');
}

describe('the published figures', () => {
  it('give the published score again, whatever was seen', () => {
    const witnessed = { confirmed: 1, denied: 1, networks: 1, fromOwnNetwork: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom('L1', 'L2', 'L3', 'L4', 'L5', 'L6'),
        fc.constantFrom('for', 'against'),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (level, side, count, asked) => {
          const item = observed('a', { assumptionId: 'V1', level, side, count, ...(asked && { witnessed }) });
          const figures = recompute(published({ evidence: [item, observed('b', { assumptionId: 'D1' })] }));
          expect(figures.every(({ agrees }) => agrees)).toBe(true);
        },
      ),
    );
    expect(recompute(published()).map(({ key, published: told }) => [key, told])).toEqual([
      ['support', 6.7],
      ['against', 4.2],
      ['unknown', 89.1],
    ]);
  });

  it('do not agree when one of them was changed', () => {
    const figures = published();
    const [first, ...others] = figures.entries;
    if (!first) throw new Error('nothing was seen');
    const agreeing = (changed: Partial<typeof figures>) =>
      recompute({ ...figures, ...changed }).map(({ agrees }) => agrees);
    const other = first.side === 'for' ? 'against' : 'for';
    expect(agreeing({ entries: [{ ...first, side: other }, ...others] })).toContain(false);
    expect(agreeing({ displayed: { ...figures.displayed, support: 8.9 } })).toEqual([false, true, true]);
    expect(agreeing({ exact: { ...figures.exact, against: figures.exact.against + 1e-6 } })).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('name nobody and tell nothing that was noted', () => {
    const note = 'Mama Titi paid at noon';
    const item = observed('secret-id', { assumptionId: 'V1', note, link: 'https://example.com/receipt' });
    const said = JSON.stringify(published({ evidence: [item] }));
    for (const word of ['Titi', 'receipt', 'secret-id']) expect(said).not.toContain(word);
  });

  it('are none while nothing is scored', () => {
    const snapshot = snapshotOf({ intake: { ...snapshotOf().intake, price: null } });
    expect(publishedFigures(snapshot, buildReport(snapshot))).toBeNull();
  });
});
