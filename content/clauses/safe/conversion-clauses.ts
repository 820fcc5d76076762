import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { safeGuide } from '../common/deal-sources.ts';

const capOnly = { is: ['safe_kind', 'cap'] } as const;
const discountOnly = { is: ['safe_kind', 'discount'] } as const;
const both = { is: ['safe_kind', 'cap_and_discount'] } as const;
const mfn = { is: ['safe_kind', 'mfn'] } as const;
const notMfn = { not: mfn } as const;

/** How the money becomes shares. */
export const conversionClauses: readonly Clause[] = [
  clause(
    'safe.price_terms',
    'Price terms',
    [
      wording(
        'cap',
        'Cap',
        'both sides',
        'Amount ÷ cap is the part of the company this SAFE sells, counted with all other SAFEs and notes. Only the new round and its pool dilute it.',
        [
          'The Post-Money Valuation Cap is {{cap}}. This SAFE has no discount.',
          'The Purchase Amount is {{=safe_percent}} of the Post-Money Valuation Cap. If the cap sets the price, the Investor holds that part of the Company Capitalization immediately before the new money of the Equity Financing and any increase of the option pool made with it; both then dilute the Investor as they dilute every holder.',
          'The cap is a limit on a price. It is not a statement by either party of what the Company is worth today.',
        ],
        capOnly,
      ),
      wording(
        'discount',
        'Discount',
        'the company',
        'The investor pays less per share than the next investors. How much of the company that is stays open.',
        [
          'The discount is {{discount_percent}}. The Discount Rate is therefore {{=discount_rate}}: the Investor pays {{=discount_rate}} of the price of the Round Shares. This SAFE has no valuation cap.',
          'What part of the Company this SAFE will become is not known before the Equity Financing.',
        ],
        discountOnly,
      ),
      wording(
        'cap_and_discount',
        'Cap and discount',
        'the investor',
        'The investor gets the better of cap and discount, never both on top of each other. The part sold can be higher than amount ÷ cap.',
        [
          'The Post-Money Valuation Cap is {{cap}}. The discount is {{discount_percent}}, so the Discount Rate is {{=discount_rate}}: under the discount the Investor pays {{=discount_rate}} of the price of the Round Shares.',
          'The cap and the discount are alternatives. Whichever gives the Investor more shares applies; the discount is never taken off the price that the cap gives.',
          'The Purchase Amount is {{=safe_percent}} of the Post-Money Valuation Cap. That is the least part of the Company Capitalization that this SAFE becomes in an Equity Financing if the cap sets the price; the discount can make it more.',
        ],
        both,
      ),
      wording(
        'mfn',
        'Best later terms',
        'the company',
        'No price advantage today; the investor may take over a better later deal as a whole.',
        [
          'This SAFE has neither a valuation cap nor a discount. Unless the Investor takes over later terms under clause {{ref:safe.mfn}}, it becomes shares at the price of the Round Shares.',
        ],
        mfn,
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause(
    'safe.equity_financing',
    'Conversion in an Equity Financing',
    [
      wording(
        'cap',
        'At the cap or the round price',
        'both sides',
        'Any priced round converts the SAFE, however small. The investor gets the larger number of shares: at the cap, or at the round’s price if that is lower.',
        [
          'At the first closing of an Equity Financing, whatever its size, the Company issues to the Investor the greater of:',
          sub('the Purchase Amount divided by the Safe Price, in SAFE Shares; and'),
          sub('the Purchase Amount divided by the Round Price, in Round Shares.'),
        ],
        capOnly,
      ),
      wording(
        'discount',
        'At the discount',
        'both sides',
        'Any priced round converts the SAFE, however small, at the round’s price less the discount.',
        [
          'At the first closing of an Equity Financing, whatever its size, the Company issues to the Investor the Purchase Amount divided by the Discount Price, in SAFE Shares.',
        ],
        discountOnly,
      ),
      wording(
        'cap_and_discount',
        'At the cap or the discount',
        'the investor',
        'Any priced round converts the SAFE, however small, at the cap or the discount, whichever gives more shares.',
        [
          'At the first closing of an Equity Financing, whatever its size, the Company issues to the Investor, in SAFE Shares, the greater of:',
          sub('the Purchase Amount divided by the Safe Price; and'),
          sub('the Purchase Amount divided by the Discount Price.'),
        ],
        both,
      ),
      wording(
        'mfn',
        'At the round price',
        'the company',
        'Any priced round converts the SAFE, however small, at the price that everybody pays.',
        [
          'At the first closing of an Equity Financing, whatever its size, the Company issues to the Investor the Purchase Amount divided by the Round Price, in Round Shares.',
        ],
        mfn,
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause(
    'safe.shares',
    'The shares that the Investor receives',
    [
      wording(
        'shadow',
        'Same rights, preference at the price paid',
        'both sides',
        'The investor’s preference equals the money they paid. Otherwise a SAFE of 100 that converts at half price would be owed 200.',
        [
          'SAFE Shares have the rights of the Round Shares, share for share, with one difference: the amount paid on them before ordinary holders in a sale or winding up, the price from which their conversion is worked out and the base of any dividend are the price per share at which this SAFE converts, not the Round Price.',
          'The Investor signs the documents that the buyers of Round Shares sign, so far as these treat holders of SAFE Shares fairly alongside them and ask for no payment.',
        ],
        notMfn,
      ),
      wording(
        'full',
        'Exactly the new investors’ shares',
        'the investor',
        'The investor’s preference can be larger than the money they paid, at the cost of the founders.',
        [
          'In this SAFE, SAFE Shares are Round Shares in every respect. The amount paid on them before ordinary holders in a sale or winding up is the Round Price, even where the Investor paid less.',
          'The Investor signs the documents that the buyers of Round Shares sign, so far as these treat holders of SAFE Shares fairly alongside them and ask for no payment.',
        ],
        notMfn,
      ),
      wording(
        'round',
        'The new investors’ shares',
        'both sides',
        'Without a lower price the investor gets the same shares as the new investors, with the same rights.',
        [
          'The Investor receives Round Shares with all their rights, and signs the documents that the other buyers of Round Shares sign, so far as these ask for no further payment.',
        ],
        mfn,
      ),
    ],
    { sources: [safeGuide] },
  ),
];
