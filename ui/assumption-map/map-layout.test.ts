import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutMap, type MapPoint, plot } from './map-layout.ts';

const anyPoint = fc.record({
  id: fc.uuid(),
  label: fc.string(),
  importance: fc.integer({ min: 1, max: 5 }),
  evidence: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
});

function point(id: string, importance: number, evidence: number): MapPoint {
  return { id, label: id, importance, evidence };
}

describe('the assumption map', () => {
  it('puts what matters most and is known least at the top right', () => {
    const { placed } = layOutMap([point('a', 5, 0), point('b', 1, 1)]);
    const [risky, settled] = placed;
    expect(risky?.x).toBeGreaterThan(settled?.x ?? Number.POSITIVE_INFINITY);
    expect(risky?.y).toBeLessThan(settled?.y ?? 0);
  });

  it('sets dots of which nothing is known side by side, apart from those of which something is', () => {
    const unknown = Array.from({ length: 12 }, (_, index) => point(`u${index}`, 5, 0));
    const alone = layOutMap(unknown);
    expect(new Set(alone.placed.map(({ y }) => y)).size).toBe(1);
    expect(alone.placed.map(({ x }) => x)).toEqual([...alone.placed.map(({ x }) => x)].sort((a, b) => a - b));
    const beside = layOutMap([...unknown.slice(0, 10), point('known', 5, 0.01), point('settled', 5, 1)]);
    expect(new Set(beside.placed.slice(0, 10).map(({ y }) => y)).size).toBe(2);
    const from = beside.unknownFrom ?? 0;
    expect(beside.placed.slice(0, 10).every(({ x }) => x > from)).toBe(true);
    expect(beside.placed.slice(10).every(({ x }) => x < from)).toBe(true);
    expect(layOutMap([point('a', 5, 0), point('b', 4, 0)]).unknownFrom).toBeNull();
  });

  it('keeps every dot once, inside the plot, clear of the others', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 40 }), (points) => {
        const { placed, height } = layOutMap(points);
        expect(placed.map(({ id }) => id)).toEqual(points.map(({ id }) => id));
        for (const a of placed) {
          expect(a.x).toBeGreaterThanOrEqual(plot.left + plot.dot / 2);
          expect(a.x).toBeLessThanOrEqual(plot.left + plot.width - plot.dot / 2);
          expect(a.y).toBeGreaterThan(0);
          expect(a.y).toBeLessThan(height);
          for (const b of placed)
            if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(plot.dot - 0.001);
        }
      }),
    );
  });
});
