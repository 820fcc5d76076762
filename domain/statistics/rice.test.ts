import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RiceItem, rice } from './rice.ts';

const item = (id: string, parts: Partial<RiceItem> = {}): RiceItem => ({
  id,
  reach: 100,
  impact: 1,
  confidence: 0.8,
  effort: 1,
  ...parts,
});

describe('rice', () => {
  it('orders equal scores by id, even where floats would see a difference', () => {
    // 3 × 0.1 is 0.30000000000000004 in floats.
    const items = [
      item('b', { reach: 0.3, confidence: 1 }),
      item('a', { reach: 3, confidence: 0.1 }),
      item('B', { reach: 0.3, confidence: 1 }),
    ];
    expect(rice({ items })).toMatchObject({ scores: { a: 0.3, b: 0.3, B: 0.3 }, order: ['B', 'a', 'b'] });
  });

  it('has no score without effort: last in order, with the reason', () => {
    const result = rice({ items: [item('free', { effort: 0 }), item('worthless', { reach: 0 })] });
    expect(result).toEqual({
      scores: { free: null, worthless: 0 },
      order: ['worthless', 'free'],
      reasons: { free: 'Effort is zero.' },
    });
  });

  it('keeps ids that look like object parts', () => {
    const { scores, order } = rice({ items: [item('__proto__'), item('constructor')] });
    expect(Object.entries(scores)).toEqual([
      ['__proto__', 80],
      ['constructor', 80],
    ]);
    expect(order).toEqual(['__proto__', 'constructor']);
  });

  it('gives the same order however the items are listed, from high to low', () => {
    const amount = fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10);
    const parts = fc.record({
      reach: amount,
      impact: amount,
      confidence: fc.constantFrom(0.5, 0.8, 1),
      effort: amount,
    });
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (all) => {
        const items = all.map((each, index) => item(`i${index}`, each));
        const { scores, order } = rice({ items });
        expect(rice({ items: items.toReversed() }).order).toEqual(order);
        const inOrder = order.map((id) => scores[id] ?? -1);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
      }),
    );
  });

  it.each([
    [[item('a'), item('a')]],
    [[item('a', { confidence: 80 })]],
    [[item('a', { effort: -1 })]],
    [[item('a', { reach: Number.NaN })]],
    [[item('a', { impact: Number.POSITIVE_INFINITY })]],
  ])('refuses %o', (items) => {
    expect(() => rice({ items })).toThrow(RangeError);
  });
});
