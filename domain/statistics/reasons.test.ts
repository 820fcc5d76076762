import { expect, it } from 'vitest';
import { kano } from './kano.ts';
import { pmfShare } from './pmf-share.ts';
import { sampleSize } from './sample-size.ts';
import { twoProportionZ } from './two-proportion.ts';
import { vanWestendorp } from './van-westendorp.ts';

const noKano = 'No answer is attractive, one-dimensional, must-be or indifferent.';
const noPrices = 'No respondent gave four rising prices.';
const byFisher = 'A group has fewer than 5 successes or failures, so Fisher’s exact test is used.';

it.each([
  [pmfShare({ very: 0, somewhat: 0, not: 0 }), { share: 'Nobody has answered yet.' }],
  [pmfShare({ very: 1, somewhat: 0, not: 0 }), {}],
  [sampleSize({ margin: 0.05 }), { n_fpc: 'No population size was given.' }],
  [kano({ answers: [] }), { better: noKano, worse: noKano, category: 'Nobody has answered yet.' }],
  [kano({ answers: [['like', 'like']] }), { better: noKano, worse: noKano }],
  [kano({ answers: [['like', 'must']] }), {}],
  [vanWestendorp({ respondents: [] }), { step: noPrices, linear: noPrices }],
  [twoProportionZ({ x1: 4, n1: 9, x2: 5, n2: 10 }), { conclusion: byFisher }],
  [
    twoProportionZ({ x1: 9, n1: 9, x2: 9, n2: 9 }),
    {
      z: 'Both groups are all successes or all failures, so there is no spread to compare.',
      conclusion: byFisher,
    },
  ],
])('says for each figure that does not exist why: %#', ({ reasons }, expected) => {
  expect(reasons).toEqual(expected);
});

it('takes 95% to all its digits where no quantile is given, not the 1.96 of the textbooks', () => {
  expect(sampleSize({ margin: 0.05 }).n0).toBeCloseTo(384.1458820694125, 9);
});
