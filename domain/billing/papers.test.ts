import { expect, it } from 'vitest';
import { PAPER_PREFIX, paperNumber, paperYear } from './papers.ts';

it('belongs to the year in Lagos, which is an hour ahead', () => {
  expect(paperYear(new Date('2026-12-31T22:59:59.999Z'))).toBe(2026);
  expect(paperYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
});

it('is numbered with four digits or more', () => {
  expect(paperNumber(PAPER_PREFIX.receipt, 2027, 1)).toBe('RCT-2027-0001');
  expect(paperNumber(PAPER_PREFIX.credit_note, 2027, 12_345)).toBe('CRN-2027-12345');
});
