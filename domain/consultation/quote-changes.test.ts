import { expect, it } from 'vitest';
import { offerChanges } from './quote-changes.ts';
import type { OfferTerms } from './quote-offer.ts';

const review = { description: 'Review', quantity: 1, unitMinor: 100 };
const call = { description: 'Call', quantity: 2, unitMinor: 50 };
const first: OfferTerms = { currency: 'NGN', cadence: 'one_time', lines: [review, call], discountMinor: 0 };

it('finds nothing between two versions with the same terms', () => {
  expect(offerChanges(first, { ...first, lines: [call, review] })).toEqual([]);
});

it('names the terms that changed, then the lines', () => {
  const dearer = { ...review, unitMinor: 120 };
  const visit = { description: 'Visit', quantity: 1, unitMinor: 10 };
  const second: OfferTerms = { currency: 'USD', cadence: 'monthly', lines: [dearer, visit], discountMinor: 5 };
  expect(offerChanges(first, second)).toEqual([
    { kind: 'currency', before: 'NGN', after: 'USD' },
    { kind: 'cadence', before: 'one_time', after: 'monthly' },
    { kind: 'discount', before: 0, after: 5 },
    { kind: 'changed', before: review, after: dearer },
    { kind: 'added', line: visit },
    { kind: 'removed', line: call },
  ]);
});

it('tells two lines of the same name apart by their number', () => {
  const changes = offerChanges({ ...first, lines: [review, review] }, { ...first, lines: [review] });
  expect(changes).toEqual([{ kind: 'removed', line: review }]);
});
