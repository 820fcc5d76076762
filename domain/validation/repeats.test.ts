import fc from 'fast-check';
import { expect, it } from 'vitest';
import { observed } from './fixtures/ledger.ts';
import { looksRepeated, repeatedEvidence } from './repeats.ts';

const receipt = observed('e1', {
  assumptionId: 'V1',
  level: 'L5',
  date: '2026-03-01',
  note: 'Paid ₦2,500 by transfer',
  link: 'https://example.com/receipt/7',
});

it.each([
  ['the same link on another day', { date: '2026-03-02', note: 'Other words' }, true],
  ['the same words on the same day', { link: undefined, note: ' paid ₦2,500  by transfer' }, true],
  ['the same words on another day', { link: undefined, date: '2026-03-02' }, false],
  ['other words on the same day', { link: undefined, note: 'Paid in cash' }, false],
  ['another assumption', { assumptionId: 'V2' }, false],
  ['the other side', { side: 'against' }, false],
  ['another level', { level: 'L4' }, false],
] as const)('an entry with %s', (_, change, repeated) => {
  expect(looksRepeated(receipt, { ...receipt, ...change })).toBe(repeated);
});

it('knows the same file by its bytes, and takes no words for no repeat', () => {
  const file = { id: 'f1', name: 'receipt.pdf', sha256: 'ab' };
  const bare = { ...receipt, link: undefined, note: '' };
  expect(looksRepeated({ ...bare, file }, { ...bare, date: '2026-02-01', file: { ...file, id: 'f2' } })).toBe(true);
  expect(looksRepeated(bare, bare)).toBe(false);
});

it('names each repeat once, and what it repeats', () => {
  const again = ['e2', 'e3'].map((id) => ({ ...receipt, id }));
  const other = observed('e4', { assumptionId: 'V1', level: 'L5', note: 'Another customer' });
  const { repeats, repeated } = repeatedEvidence([receipt, other, ...again]);
  expect(repeats.map(({ id }) => id)).toEqual(['e2', 'e3']);
  expect(repeated.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
});

it('finds none among entries that all differ', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 20 }), (numbers) => {
      const evidence = numbers.map((number) => ({ ...receipt, link: undefined, note: `Receipt ${number}` }));
      expect(repeatedEvidence(evidence).repeats).toEqual([]);
    }),
  );
});
