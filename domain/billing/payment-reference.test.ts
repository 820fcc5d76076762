import { expect, it } from 'vitest';
import { PAPER_PREFIX } from './papers.ts';
import { againReference, lateReference, REFERENCE_PREFIX, readReference } from './payment-reference.ts';

it('names late money by the payment that it came for, each time differently', () => {
  expect(lateReference('PAY-AAAAA-BBBBB', 1)).toBe('PAY-AAAAA-BBBBB-LATE');
  expect(lateReference('PAY-AAAAA-BBBBB', 2)).toBe('PAY-AAAAA-BBBBB-LATE2');
});

it('names a transfer that is looked for again by the first one, however often', () => {
  expect(againReference('PAY-AAAAA-BBBBB', 1)).toBe('PAY-AAAAA-BBBBB-AGAIN');
  expect(againReference('PAY-AAAAA-BBBBB-AGAIN', 2)).toBe('PAY-AAAAA-BBBBB-AGAIN2');
});

it.each([
  ['PAY-AAAAA-BBBBB', 'PAY-AAAAA-BBBBB', false, 1],
  ['CRN-AAAAA-BBBBB-LATE', 'CRN-AAAAA-BBBBB', true, 1],
  ['PAY-AAAAA-BBBBB-LATE12', 'PAY-AAAAA-BBBBB', true, 1],
  ['PAY-AAAAA-BBBBB-LATE-LATE2', 'PAY-AAAAA-BBBBB', true, 1],
  ['PAY-AAAAA-BBBBB-AGAIN', 'PAY-AAAAA-BBBBB', false, 2],
  ['PAY-AAAAA-BBBBB-AGAIN2', 'PAY-AAAAA-BBBBB', false, 3],
  ['PAY-AAAAA-BBBBB-AGAIN-LATE', 'PAY-AAAAA-BBBBB', true, 2],
  ['PAY-SLATE-PLATE', 'PAY-SLATE-PLATE', false, 1],
])('reads %s as %s, late: %s, looked for %s times', (reference, known, isLate, times) => {
  expect(readReference(reference)).toEqual({ known, isLate, times });
});

it('begins like no paper', () => {
  expect(Object.values(PAPER_PREFIX)).not.toContain(REFERENCE_PREFIX);
});
