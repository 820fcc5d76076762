import type { Clause, Paragraph } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { noteGuide } from '../common/deal-sources.ts';
import { convertsAtMaturity, hasCap } from './variables.ts';

const shareBase = {
  text: 'The “Share Base” is {{cap_base}}. It is counted immediately before the financing, maturity or sale in question.',
  when: { any: [hasCap, convertsAtMaturity] },
} as const;

/** As `roundShares` reckons. */
const stated: readonly Paragraph[] = [
  'The Round Price is rounded to four decimals, half upwards; below one tenth of a unit of currency it is rounded to five significant digits instead. A Conversion Price other than the Round Price is worked out from it or from the cap and rounded by the same rule, and never to fewer decimals than the Round Price, before the Balance is divided by it.',
  {
    text: 'The Cap Price is not rounded, because its Share Base counts the Shares that this note itself becomes.',
    when: { is: ['cap_base', 'company_capitalization'] },
  },
];

/** How the loan becomes shares. */
export const conversionClauses: readonly Clause[] = [
  clause(
    'note.price',
    'Conversion Price',
    [
      wording(
        'cap',
        'Cap',
        'both sides',
        'The investor pays the price of the round or the price at the cap, whichever is lower.',
        [
          'The “Conversion Price” is the lower of the Round Price and the Cap Price.',
          'The “Valuation Cap” is {{cap}}. The “Cap Price” is the Valuation Cap divided by the Share Base.',
          shareBase,
        ],
        { is: ['note_terms', 'cap'] },
      ),
      wording(
        'discount',
        'Discount',
        'the company',
        'The investor pays the price of the round less the discount. There is no highest valuation.',
        [
          'The “Conversion Price” is the Round Price less {{discount_percent}}, that is {{=discount_rate}} of the Round Price.',
          shareBase,
        ],
        { is: ['note_terms', 'discount'] },
      ),
      wording(
        'lower_of',
        'Cap or discount, whichever is lower',
        'the investor',
        'The investor pays the lowest of three prices. Cap and discount never add up.',
        [
          'The “Conversion Price” is the lower of the Cap Price and the Round Price less {{discount_percent}}, that is {{=discount_rate}} of the Round Price.',
          'The “Valuation Cap” is {{cap}}. The “Cap Price” is the Valuation Cap divided by the Share Base. The discount is never taken off the Cap Price.',
          shareBase,
        ],
        { is: ['note_terms', 'cap_and_discount'] },
      ),
      wording(
        'stacked',
        'Discount on top of the cap',
        'the investor',
        'The discount is taken off the cap price as well: expensive for the founders and unusual. The product’s ownership preview does not show this wording.',
        [
          'The “Conversion Price” is {{=discount_rate}} of the lower of the Cap Price and the Round Price; the discount of {{discount_percent}} is taken off either.',
          'The “Valuation Cap” is {{cap}}. The “Cap Price” is the Valuation Cap divided by the Share Base.',
          shareBase,
        ],
        { is: ['note_terms', 'cap_and_discount'] },
      ),
      wording(
        'round',
        'The round’s price',
        'the company',
        'No price advantage: the investor lends early for interest alone.',
        [
          'The “Conversion Price” is the Round Price. The parties have agreed knowingly that this note has neither a valuation cap nor a discount.',
          shareBase,
        ],
        { is: ['note_terms', 'uncapped'] },
      ),
    ],
    { sources: [noteGuide] },
  ),
  clause(
    'note.price_line',
    'When the cap matters',
    [
      wording('shown', 'Shown', 'both sides', 'Says from which valuation of the round the cap gives the lower price.', [
        {
          text: 'Where the Share Base is the number of shares that the round’s price is worked out on, the Cap Price is the lower one once the pre-money valuation of the round is above {{=cap_break_even}}. This is an explanation and changes nothing in clause {{ref:note.price}}.',
        },
      ]),
      wording('left_out', 'Left out', 'both sides', 'The document keeps only the formula.', []),
    ],
    { when: hasCap, sources: [noteGuide] },
  ),
  clause(
    'note.qualified_financing',
    'Conversion in a Qualified Financing',
    [
      wording(
        'automatic',
        'By itself',
        'both sides',
        'A round of the agreed size turns the loan into shares without anybody deciding anything.',
        [
          'At the first closing of a Qualified Financing the Balance becomes shares by itself: the Balance divided by the Conversion Price.',
          'A “Qualified Financing” is a sale, or series of related sales, of Round Shares after the date of this note, in good faith and chiefly to raise money, at a fixed price per share, in which at least {{qualified_threshold}} of new money is paid. Notes and SAFEs that become shares do not count towards that amount.',
        ],
      ),
    ],
    { sources: [noteGuide] },
  ),
  clause(
    'note.other_financing',
    'Smaller financings',
    [
      wording(
        'investor_chooses',
        'The investor may convert',
        'the investor',
        'If the round is smaller than agreed, each investor decides whether to join it.',
        [
          'An “Other Financing” is a sale of shares as in a Qualified Financing but with less new money. The Company tells the Investor its terms at least ten Business Days before the closing.',
          'By notice before the closing the Investor may choose that the Balance becomes shares in it as in a Qualified Financing.',
        ],
      ),
      wording(
        'majority_chooses',
        'The majority decides for all',
        'the majority',
        'If the round is smaller than agreed, most of the noteholders decide for all, so that the round stays simple.',
        [
          'An “Other Financing” is a sale of shares as in a Qualified Financing but with less new money. The Company tells the Investor its terms at least ten Business Days before the closing.',
          'If the Majority Holders choose so in writing before the closing, the Balance of all Notes of the Series becomes shares in it as in a Qualified Financing.',
        ],
      ),
    ],
    { sources: [noteGuide] },
  ),
  clause('note.shares', 'The shares that the Investor receives', [
    wording(
      'shadow',
      'Same rights, preference at the price paid',
      'both sides',
      'The investor’s preference equals the price at which the loan converted, not the higher price of the round.',
      [
        'In a Qualified or Other Financing the Investor receives shares with the rights of the Round Shares, share for share, with one difference: the amount paid on them before ordinary holders in a sale or winding up, the price from which their conversion is worked out and the base of any dividend are the Conversion Price.',
        'The Investor signs the documents that the buyers of Round Shares sign, so far as these ask for no further payment.',
      ],
    ),
    wording(
      'full',
      'Exactly the new investors’ shares',
      'the investor',
      'The investor’s preference can be larger than the money they lent, at the cost of the founders.',
      [
        'In a Qualified or Other Financing the Investor receives Round Shares, with a preference at the Round Price even where the Conversion Price is lower.',
        'The Investor signs the documents that the buyers of Round Shares sign, so far as these ask for no further payment.',
      ],
    ),
  ]),
  clause(
    'note.mechanics',
    'Calculation and exchange',
    [
      wording(
        'cash_for_fraction',
        'Whole shares, the rest in money',
        'both sides',
        'Says how the number of shares is rounded, and that the debt is gone once the shares are issued.',
        [
          ...stated,
          'The number of shares is rounded down to whole shares, and the Company pays the Investor the Conversion Price of the fraction that is left, in money.',
          'Once the shares have been issued and the fraction paid, nothing more is owed under this note. The Investor gives the note back if it was issued on paper.',
          'The Company keeps enough shares authorised, or obtains the authority in time, and enters the Investor in its register.',
        ],
      ),
      wording(
        'no_cash',
        'Whole shares, nothing for the rest',
        'the company',
        'The leftover fraction of one share is not paid.',
        [
          ...stated,
          'The number of shares is rounded down to whole shares. Nothing is paid for the fraction that is left.',
          'Once the shares have been issued, nothing more is owed under this note. The Investor gives the note back if it was issued on paper.',
          'The Company keeps enough shares authorised, or obtains the authority in time, and enters the Investor in its register.',
        ],
      ),
    ],
    { sources: [noteGuide] },
  ),
];

/** What the words mean. `ordinary` and `preferred` are the shares as the law of the company calls them. */
export function definitions({ ordinary, preferred }: { ordinary: string; preferred: string }): Clause {
  return clause('note.definitions', 'Definitions', [
    wording(
      'defined',
      'The words of this note',
      'both sides',
      'Says which shares and which other notes are meant, so that the formulas have one meaning.',
      [
        '“Business Day” is a day on which banks are open for business where the Company has its address.',
        `“Ordinary Shares” are ${ordinary}. “Shares” are all shares of the Company of every class, counted as if converted into Ordinary Shares.`,
        `“Round Shares” are ${preferred} that are sold for new money in the financing in question. The “Round Price” is the lowest price per share at which they are sold for new money.`,
        '“Options” are options, warrants and other rights to receive Shares that have been granted and can still become Shares. “Promised Options” are those that the Company has promised and not granted yet. The “Unissued Pool” is every Share reserved for people who serve the Company that is neither issued nor needed for Options or Promised Options.',
        '“Notes of the Series” are this note and all other convertible notes that the Company issues on these terms, apart from names, dates and amounts, within twelve months before or after the date of this note. “Majority Holders” are holders of more than {{majority_percent}} of the Notes of the Series, by principal not yet converted or paid.',
      ],
    ),
  ]);
}
