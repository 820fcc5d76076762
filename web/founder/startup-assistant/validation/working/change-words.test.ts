import { describe, expect, it } from 'vitest';
import { compareSnapshots } from '#domain/validation/compare.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { FIRST_MONTH, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { marksOf } from '../marks.ts';
import { answerWords, assumptionChangeWords, stepWords } from './change-words.ts';

describe('what changed, in words', () => {
  it('writes answers as the founder gave them', () => {
    expect(answerWords('price', { amountMinor: 250_000, currency: 'NGN' })).toBe('₦2,500');
    expect(answerWords('segmentSize', 8000)).toBe('8,000');
    expect(answerWords('churnPercent', '2.5')).toBe('2.5%');
    expect(answerWords('alternatives', [{ name: 'An app', link: 'https://example.com' }, { name: 'A nephew' }])).toBe(
      'An app; A nephew',
    );
    expect(answerWords('killCriteria', ['Under 5'])).toBe('Under 5');
    expect(answerWords('edge', 'Nothing to type')).toBe('“Nothing to type”');
  });

  it('calls an empty answer nothing', () => {
    for (const empty of [null, '', []]) expect(answerWords('price', empty)).toBe('nothing');
  });

  it('names each step by assumption, number and side', () => {
    const later = snapshotOf({ asOf: '2026-04-15' });
    const { steps } = compareSnapshots(snapshotOf({ evidence: FIRST_MONTH.slice(0, 2) }), later);
    const words = steps.map((step) => stepWords(step, marksOf(later.assumptions)));
    expect(words).toContain('Time passed, so older evidence counts less');
    expect(words).toContain('“The stall owner would pay ₦2,500 per stall per month”: 2 entries added for it');
    expect(words).toContain('“The stall owner would pay ₦2,500 per stall per month”: 1 entry added against it');
  });

  it('says what is different about an assumption', () => {
    const before = snapshotOf({ intake: { ...BOOKKEEPING, edge: '' } }).assumptions.find(({ id }) => id === 'D4');
    const after = snapshotOf().assumptions.find(({ id }) => id === 'D4');
    if (!before || !after) throw new Error('D4 is missing');
    expect(assumptionChangeWords(before, after)).toBe(
      `${after.statement} Before: ${before.statement} Importance 4 instead of 5.`,
    );
    expect(assumptionChangeWords(after, after)).toBe(after.statement);
  });
});
