import { describe, expect, it } from 'vitest';
import { valuationProblem, valuationProblems, withAnchorPart, withEntry } from './valuation-values.ts';

describe('an anchor while it is typed', () => {
  it('begins with any part, and is none again without one', () => {
    const begun = withAnchorPart(null, { source: 'A survey' });
    expect(begun).toMatchObject({ source: 'A survey', date: '' });
    expect(withAnchorPart(begun, { source: ' ' })).toBeNull();
  });

  it('cannot be saved before it has an amount', () => {
    const begun = withAnchorPart(null, { source: 'A survey' });
    const problems = valuationProblems('regionalAverage', begun);
    expect(problems).toEqual({ amountMinor: 'Enter an amount, such as 25,000,000.' });
    const whole = withAnchorPart(begun, { amountMinor: 5, date: '2026-01-31' });
    expect(valuationProblems('regionalAverage', whole)).toEqual({});
    expect(valuationProblem('regionalAverage', null)).toBeUndefined();
  });
});

it('takes an empty score out', () => {
  expect(withEntry({ team: '120' }, 'product', '90')).toEqual({ team: '120', product: '90' });
  expect(withEntry({ team: '120' }, 'team', '')).toEqual({});
});
