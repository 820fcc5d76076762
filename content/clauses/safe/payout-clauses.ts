import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { safeGuide } from '../common/deal-sources.ts';

const capped = { any: [{ is: ['safe_kind', 'cap'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
const uncapped = { any: [{ is: ['safe_kind', 'discount'] }, { is: ['safe_kind', 'mfn'] }] } as const;
const discount = { is: ['safe_kind', 'discount'] } as const;

/** What happens if there is no priced round. */
export const payoutClauses: readonly Clause[] = [
  clause(
    'safe.liquidity',
    'Sale or listing of the Company',
    [
      wording(
        'greater_of',
        'Money back or as if converted, whichever is more',
        'both sides',
        'If the company is sold before a round, the investor gets their money back or what their part would bring, whichever is more.',
        [
          'If a Liquidity Event happens before this SAFE ends, the Investor receives, at its closing and out of the Proceeds, the greater of:',
          sub('the Purchase Amount (the “Cash-Out Amount”); and'),
          sub(
            'what the holder of as many Ordinary Shares would receive as the Purchase Amount gives when divided by the Liquidity Price (the “As-Converted Amount”).',
          ),
          'The Liquidity Price is the Post-Money Valuation Cap divided by the Liquidity Capitalization. A discount plays no part here.',
        ],
        capped,
      ),
      wording(
        'double_back',
        'Twice the money back or as if converted',
        'the investor',
        'In an early sale the investor gets at least twice their money. Unusual in a SAFE. The product’s preview does not compute it.',
        [
          'If a Liquidity Event happens before this SAFE ends, the Investor receives, at its closing and out of the Proceeds, the greater of:',
          sub('twice the Purchase Amount (the “Cash-Out Amount”); and'),
          sub(
            'what the holder of as many Ordinary Shares would receive as the Purchase Amount gives when divided by the Liquidity Price (the “As-Converted Amount”).',
          ),
          'The Liquidity Price is the Post-Money Valuation Cap divided by the Liquidity Capitalization. A discount plays no part here.',
        ],
        capped,
      ),
      wording(
        'money_back',
        'Money back',
        'the company',
        'If the company is sold before a round, the investor gets their money back and no more.',
        [
          'If a Liquidity Event happens before this SAFE ends, the Investor receives the Purchase Amount (the “Cash-Out Amount”), at its closing and out of the Proceeds.',
        ],
        uncapped,
      ),
      wording(
        'discounted',
        'Money back plus the discount',
        'the investor',
        'In an early sale the investor gets what their money would have bought at the discount. The product’s preview does not compute it.',
        [
          'If a Liquidity Event happens before this SAFE ends, the Investor receives, at its closing and out of the Proceeds, the Purchase Amount divided by the Discount Rate (the “Cash-Out Amount”).',
        ],
        discount,
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause(
    'safe.dissolution',
    'Winding up',
    [
      wording(
        'money_back',
        'Purchase Amount, if there is enough',
        'both sides',
        'If the company closes, the investor is paid after creditors and before the founders, as far as money is left.',
        [
          'If the Company is wound up or stops its business for good before this SAFE ends, the Investor is paid the Purchase Amount, as clause {{ref:safe.priority}} ranks it, before anything is paid to holders of Ordinary Shares.',
        ],
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause(
    'safe.priority',
    'Rank',
    [
      wording(
        'level',
        'Below debt, level with other SAFEs, above ordinary shares',
        'both sides',
        'A SAFE is no debt: lenders and suppliers come first, other SAFEs share alike, founders come last.',
        [
          'In a Liquidity Event and in a winding up the Investor’s right to the Cash-Out Amount or the Purchase Amount is paid:',
          sub('after all debts and claims of creditors, convertible notes that have not become shares among them;'),
          sub('level with other SAFEs and with preferred shares that do not share beyond their preference; and'),
          sub('before Ordinary Shares.'),
          'If the money does not suffice for all of the same rank, it is divided among them in proportion to the amounts that they paid.',
          'The As-Converted Amount is paid level with Ordinary Shares.',
        ],
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause('safe.end', 'No interest, no repayment date, end', [
    wording(
      'open',
      'Ends only by conversion or payment',
      'the company',
      'It is not a loan. If no round, sale or closure ever comes, the investor waits.',
      [
        'This SAFE bears no interest and has no date on which the Purchase Amount must be paid back. The Investor cannot ask for it back except as clauses {{ref:safe.liquidity}} and {{ref:safe.dissolution}} say.',
        'This SAFE ends, without freeing either party from a breach that came before, once the shares due under it have been issued or the amount due under it has been paid or set aside for the Investor.',
      ],
    ),
    wording(
      'long_stop',
      'Becomes ordinary shares after five years',
      'the investor',
      'Not a loan either, but after five years without a round the investor may turn it into ordinary shares.',
      [
        'This SAFE bears no interest and has no date on which the Purchase Amount must be paid back. The Investor cannot ask for it back except as clauses {{ref:safe.liquidity}} and {{ref:safe.dissolution}} say.',
        'If this SAFE has not ended five years after its date, the Investor may ask, by notice, that it becomes the Purchase Amount divided by the Safe Price in Ordinary Shares, the Company Capitalization being counted on the day of the notice.',
        'This SAFE ends, without freeing either party from a breach that came before, once the shares due under it have been issued or the amount due under it has been paid or set aside for the Investor.',
      ],
      capped,
    ),
  ]),
];
