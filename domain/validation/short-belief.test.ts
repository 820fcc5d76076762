import { expect, it } from 'vitest';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { snapshotOf, TODAY } from './fixtures/ledger.ts';
import { shortBelief } from './short-belief.ts';
import { makeSnapshot } from './snapshot.ts';

const intakes = [snapshotOf().intake, ...Object.values(GOOD_INTAKES)];

it('names every belief of every rule in one short line of its own', () => {
  for (const intake of intakes) {
    const { assumptions, intake: whole } = makeSnapshot({ asOf: TODAY, intake });
    const names = assumptions.map((one) => shortBelief(one, whole));
    expect(new Set(names).size).toBe(names.length);
    for (const [index, name] of names.entries()) {
      expect([...name].length).toBeLessThanOrEqual(80);
      expect(name).not.toBe(assumptions[index]?.statement);
      expect(name).not.toMatch(/undefined|\.00\b/u);
    }
  }
});

it('leaves its founder room for two lines', () => {
  const { intake } = snapshotOf();
  const name = shortBelief({ id: 'D1', statement: '' }, { ...intake, problem: 'word '.repeat(40) }, 'founder');
  expect([...name].length).toBeGreaterThan(100);
  expect([...name].length).toBeLessThanOrEqual(120);
});

it('leaves the founder’s own belief in the founder’s words, cut short', () => {
  const { intake } = snapshotOf();
  expect(shortBelief({ id: 'own-1', statement: 'They pay monthly' }, intake)).toBe('They pay monthly');
  expect(shortBelief({ id: 'own-2', statement: 'x'.repeat(90) }, intake)).toBe(`${'x'.repeat(79)}…`);
  expect(shortBelief({ id: 'own-3', statement: `They pay ₦500 ${'word '.repeat(30)}` }, intake)).toBe(
    `They pay ₦500 ${'word '.repeat(12).trim()}…`,
  );
});
