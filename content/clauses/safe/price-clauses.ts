import type { Clause, Paragraph } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { safeGuide } from '../common/deal-sources.ts';

const hasCap = { any: [{ is: ['safe_kind', 'cap'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
const hasDiscount = { any: [{ is: ['safe_kind', 'discount'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
const mfn = { is: ['safe_kind', 'mfn'] } as const;

/** As the worked rounds of the guide are rounded; `roundShares` reckons with the same rule. */
const stated: readonly Paragraph[] = [
  {
    text: 'The Round Price is rounded to four decimals, half upwards; below one tenth of a unit of currency it is rounded to five significant digits instead. The Discount Price is worked out from it and rounded by the same rule, and never to fewer decimals than the Round Price. Then the Purchase Amount is divided by them.',
    when: hasDiscount,
  },
  {
    text: 'The Round Price is rounded to four decimals, half upwards, before the Purchase Amount is divided by it; below one tenth of a unit of currency it is rounded to five significant digits instead.',
    when: { not: hasDiscount },
  },
  {
    text: 'The Company Capitalization is rounded down to whole shares. The Safe Price is not rounded before it is used.',
    when: hasCap,
  },
];

/** Rounding, better later terms, the right to invest again, and the sum on today's figures. */
export const priceClauses: readonly Clause[] = [
  clause(
    'safe.rounding',
    'Calculation and rounding',
    [
      wording(
        'down',
        'Whole shares, nothing for the rest',
        'both sides',
        'Says where numbers are rounded, so that two people with the same figures get the same shares.',
        [
          ...stated,
          'The number of shares issued is rounded down to whole shares. Nothing is paid for the fraction of a share that is left.',
        ],
      ),
      wording(
        'cash',
        'Whole shares, the rest in cash',
        'the investor',
        'The same rounding; the leftover fraction of one share is paid in money.',
        [
          ...stated,
          'The number of shares issued is rounded down to whole shares. The Company pays the Investor the price of the fraction of a share that is left, in money.',
        ],
      ),
    ],
    {
      sources: [
        { name: 'Rounding that reproduces the worked rounds of the Post-Money SAFE User Guide', checked: true },
      ],
    },
  ),
  clause(
    'safe.mfn',
    'Better later terms',
    [
      wording(
        'whole',
        'One later instrument, as a whole',
        'the investor',
        'If a later investor gets a better deal, this one may swap into it, all or nothing, within ten working days.',
        [
          'If the Company issues another SAFE, a convertible note or a similar security after the date of this SAFE and before this SAFE ends, it sends the Investor a copy within five Business Days.',
          'Within ten Business Days of receiving it the Investor may choose, by notice, that this SAFE takes the terms of that security. The Investor takes over all of its terms, those that are worse included, and keeps the Purchase Amount. Terms of several securities are never combined.',
          'This clause looks only forward: securities issued before the date of this SAFE do not count. Options under an employee plan and shares issued in an Equity Financing do not count either.',
        ],
      ),
      wording(
        'once',
        'The same, but only once',
        'the company',
        'The investor may swap into one later deal, once, and then stays there.',
        [
          'If the Company issues another SAFE, a convertible note or a similar security after the date of this SAFE and before this SAFE ends, it sends the Investor a copy within five Business Days.',
          'Once, and within ten Business Days of receiving such a copy, the Investor may choose, by notice, that this SAFE takes the terms of that security. The Investor takes over all of its terms, those that are worse included, and keeps the Purchase Amount. After that choice this clause has no further effect.',
          'This clause looks only forward: securities issued before the date of this SAFE do not count. Options under an employee plan and shares issued in an Equity Financing do not count either.',
        ],
      ),
    ],
    { when: mfn, sources: [safeGuide] },
  ),
  clause(
    'safe.pro_rata',
    'Right to invest again',
    [
      wording(
        'first_round',
        'In the round that converts this SAFE',
        'both sides',
        'The investor may buy enough of the next round, and only that one, to keep their part.',
        [
          'In the Equity Financing in which this SAFE becomes shares the Investor may buy, at the price and on the terms of the other buyers for new money, up to its Pro Rata Part of the Round Shares that are sold for new money.',
          'The Pro Rata Part is the number of shares that this SAFE becomes divided by the Company Capitalization (not by the shares after the round).',
          'The Company tells the Investor the terms at least ten Business Days before the first closing. The right ends at that closing and does not apply to later rounds.',
        ],
      ),
      wording(
        'two_rounds',
        'In that round and the one after it',
        'the investor',
        'The investor may keep their part through two rounds. That takes room from new investors.',
        [
          'In the Equity Financing in which this SAFE becomes shares, and in the next sale of shares for raising capital after it, the Investor may buy, at the price and on the terms of the other buyers for new money, up to its Pro Rata Part of the shares that are sold for new money.',
          'In the first of these rounds the Pro Rata Part is the number of shares that this SAFE becomes divided by the Company Capitalization (not by the shares after the round). In the second it is the number of shares that the Investor then holds divided by all shares, options and free pool immediately before it.',
          'The Company tells the Investor the terms at least ten Business Days before each first closing. The right ends at the first closing of the second round.',
        ],
      ),
    ],
    { when: { is: ['pro_rata', true] }, sources: [safeGuide] },
  ),
  clause(
    'safe.illustration',
    'Illustration on today’s figures',
    [
      wording(
        'shown',
        'Shown',
        'both sides',
        'Shows what the formula gives today, so that both sides see they mean the same.',
        [
          'If this SAFE became shares on the figures of clause {{ref:safe.capitalization}}, with every post-money cap setting its price and SAFEs and notes without such a cap left out, the Company Capitalization would be {{=company_capitalization}} shares, the Safe Price {{=safe_price}} a share, and the Investor would receive {{=safe_shares}} shares.',
          {
            text: 'Together with the other SAFEs with a post-money cap, {{=safe_total_percent}} of the Company Capitalization is then sold.',
            when: { is: ['has_other_convertibles', true] },
          },
          'This is arithmetic to check the terms by, before the new money and the pool of a round. It promises neither a price nor a number of shares. Where it and the definitions differ, the definitions apply.',
        ],
      ),
      wording(
        'left_out',
        'Left out',
        'both sides',
        'The document keeps only the formula; both sides work it out for themselves.',
        [],
      ),
    ],
    { when: hasCap, sources: [safeGuide] },
  ),
];
