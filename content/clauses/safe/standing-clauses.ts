import type { Clause } from '#domain/agreements/template.ts';
import { capitalizationClause } from '../common/capitalization.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { safeGuide } from '../common/deal-sources.ts';

/** Who agrees, what this paper is, and the payment. */
export const openingClauses: readonly Clause[] = [
  clause('safe.parties', 'Parties and nature of this document', [
    wording(
      'own_text',
      'A SAFE in our own words',
      'both sides',
      'Money now for shares later: neither a loan nor shares yet. The words are this template’s own, so do not pass it off as a well-known standard form.',
      [
        {
          text: 'This simple agreement for future equity (“SAFE”) is made on {{effective_date}} between {{company}}, registration number {{company.registrationNumber}}, of {{company.address}} (the “Company”), and {{investor}}, of {{investor.address}} (the “Investor”).',
          when: { not: { is: ['company_formed', false] } },
        },
        {
          text: 'This simple agreement for future equity (“SAFE”) is made on {{effective_date}} between {{company}}, of {{company.address}}, a company that is still to be registered (the “Company”), and {{investor}}, of {{investor.address}} (the “Investor”).',
          when: { is: ['company_formed', false] },
        },
        {
          text: 'This SAFE has no effect, and nothing is to be paid under it, until the Company has been registered and has signed it.',
          when: { is: ['company_formed', false] },
        },
        'The Investor pays money now and receives shares, or a payment, when one of the events of this SAFE happens. It is a {{safe_kind}} SAFE. “This agreement” and “this SAFE” mean this document.',
        'The text of this SAFE is its template’s own. It is not the unmodified standard form of any publisher, and neither party may present it as one.',
      ],
    ),
  ]),
  clause('safe.investment', 'Payment', [
    wording(
      'five_days',
      'Within five Business Days',
      'both sides',
      'The money is due within a working week; until it arrives the SAFE gives no rights.',
      [
        'The Investor pays {{amount}} (the “Purchase Amount”) to the account that the Company has named in writing, within five Business Days after both have signed.',
        'The Investor’s rights under this SAFE begin when the whole Purchase Amount has arrived. If it has not arrived within ten Business Days after both have signed, the Company may end this SAFE by notice.',
        'The Company uses the Purchase Amount for its business.',
      ],
    ),
    wording(
      'already_paid',
      'Already paid',
      'both sides',
      'For money that is in the account already: the company confirms that it has it.',
      [
        'The Company confirms that it has received {{amount}} (the “Purchase Amount”) from the Investor for this SAFE.',
        'The Company uses the Purchase Amount for its business.',
      ],
    ),
  ]),
];

/** What the words mean. `ordinary` and `preferred` are the shares as the law of the company calls them. */
export function definitions({ ordinary, preferred }: { ordinary: string; preferred: string }): Clause {
  const cap = { any: [{ is: ['safe_kind', 'cap'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
  const discount = { any: [{ is: ['safe_kind', 'discount'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
  return clause(
    'safe.definitions',
    'Definitions',
    [
      wording(
        'post_money',
        'Counted after all SAFEs and notes',
        'both sides',
        'The price under a cap counts every share, option, promise, free pool share and converting SAFE or note, but neither the new money nor the pool increase of the round.',
        [
          '“Business Day” is a day on which banks are open for business where the Company has its address.',
          `“Ordinary Shares” are ${ordinary}. “Shares” are all shares of the Company of every class.`,
          `“Equity Financing” is the first sale, or series of related sales, of ${preferred} by the Company after the date of this SAFE, in good faith and chiefly to raise money, at a fixed price per share. No least amount is needed.`,
          '“Round Shares” are the shares of the class and series that is sold for new money in the Equity Financing. The “Round Price” is the lowest price per share at which they are sold for new money.',
          '“SAFE Shares” are the shares that clause {{ref:safe.shares}} describes.',
          '“Converting Securities” are this SAFE and every other SAFE, convertible note and similar security that becomes Shares in the Equity Financing or Liquidity Event in question.',
          '“Options” are options, warrants and other rights to receive Shares that have been granted and can still become Shares. “Promised Options” are those that the Company has promised, in an offer letter or otherwise, and not granted yet. The “Unissued Pool” is every Share reserved for employees and others who serve the Company that is neither issued nor needed for Options or Promised Options.',
          {
            text: 'The “Company Capitalization” is the sum, immediately before the Equity Financing and each Share counted once, with all classes converted into Ordinary Shares, of:',
            when: cap,
          },
          sub('all issued Shares;', { when: cap }),
          sub('all Shares that the Converting Securities become, this SAFE among them;', { when: cap }),
          sub('all Options and all Promised Options, vested or not; and', { when: cap }),
          sub('the Unissued Pool as it stood before the Equity Financing.', { when: cap }),
          {
            text: 'The Company Capitalization leaves out the Round Shares sold for new money and every increase of the Unissued Pool made for the Equity Financing. Promised Options count in full even if such an increase is what covers them.',
            when: cap,
          },
          {
            text: 'The “Post-Money Valuation Cap” is the amount stated in clause {{ref:safe.price_terms}}. The “Safe Price” is the Post-Money Valuation Cap divided by the Company Capitalization.',
            when: cap,
          },
          {
            text: 'The “Company Capitalization”, where this SAFE uses it, is the sum, immediately before the Equity Financing, of all issued Shares, all Shares that the Converting Securities become, all Options and Promised Options and the Unissued Pool before any increase made for the Equity Financing.',
            when: { not: cap },
          },
          {
            text: 'The “Discount Rate” is 100% less the discount: {{=discount_rate}}. The “Discount Price” is the Round Price multiplied by the Discount Rate.',
            when: discount,
          },
          '“Liquidity Event” means that control of the Company or substantially all of its business is sold, or that its shares are listed on a stock exchange or begin to trade there. A sale of new shares to raise money is none.',
          '“Proceeds” are the money and other property that is paid to the holders of the Company’s securities in a Liquidity Event, after its debts and the costs of the event.',
          {
            text: 'The “Liquidity Capitalization” is the sum, immediately before the Liquidity Event, of all issued Shares, all Options, all Promised Options so far as Proceeds are paid for them, and all Shares that Converting Securities would become. It leaves out the Unissued Pool, and SAFEs and notes whose holders take money instead.',
            when: cap,
          },
        ],
      ),
    ],
    { sources: [safeGuide] },
  );
}

/** What the company says of its shares, and what the investor may and may not do before conversion. */
export const standingClauses: readonly Clause[] = [
  capitalizationClause('safe', 'this SAFE'),
  clause('safe.no_shareholder_rights', 'Not a shareholder yet', [
    wording(
      'none',
      'No rights before conversion',
      'the company',
      'Until conversion the investor cannot vote, gets no dividend and no papers.',
      [
        'Before this SAFE becomes shares the Investor is not a shareholder: it has no vote, no right to information and no right to dividends by reason of this SAFE.',
      ],
    ),
    wording(
      'information',
      'Yearly accounts',
      'the investor',
      'Until conversion the investor cannot vote, but sees the accounts once a year.',
      [
        'Before this SAFE becomes shares the Investor is not a shareholder: it has no vote and no right to dividends by reason of this SAFE.',
        'The Company sends the Investor its yearly accounts, audited if they are audited, within 120 days after the end of each financial year. The Investor keeps them confidential.',
      ],
    ),
    wording(
      'dividends',
      'A share of dividends',
      'the investor',
      'If the founders pay themselves dividends before conversion, the investor gets a part as if converted.',
      [
        'Before this SAFE becomes shares the Investor is not a shareholder: it has no vote and no right to information by reason of this SAFE.',
        'If the Company pays a dividend on Ordinary Shares, it pays the Investor at the same time what the holder of as many Ordinary Shares would receive as the Purchase Amount would become at the date of the dividend, at the fair value of an Ordinary Share.',
      ],
    ),
  ]),
];

/** Changing the SAFE and passing it on. */
export const changeClauses: readonly Clause[] = [
  clause(
    'safe.amendment',
    'Changes',
    [
      wording('both', 'In writing, signed by both', 'both sides', 'Neither side can change this SAFE alone.', [
        'This SAFE can be changed, and a right under it given up, only in writing signed by the Company and the Investor.',
      ]),
      wording(
        'majority',
        'By the majority of alike SAFEs',
        'the majority',
        'Most of those who hold the same SAFE, by money, can agree a change for all of them. That helps a company with many small investors.',
        [
          'This SAFE can be changed in writing signed by the Company and either the Investor or holders of more than half, by purchase amount, of all SAFEs with the same valuation cap and discount as this one.',
          'A change by a majority must treat all these SAFEs alike and must not reduce the Purchase Amount. The Company tells the Investor before it asks for consent.',
        ],
      ),
    ],
    { sources: [safeGuide] },
  ),
  clause(
    'safe.transfer',
    'Transfer',
    [
      wording(
        'affiliates',
        'Consent, except to affiliates',
        'both sides',
        'The investor can pass the SAFE to their own companies or funds; anybody else needs your consent.',
        [
          'Neither party may transfer this SAFE or rights under it without the other’s written consent, except that:',
          sub(
            'the Investor may transfer it as a whole, by notice, to a company or fund that it controls, that controls it or that is under the same control or management; and',
          ),
          sub(
            'the Company may transfer it as a whole together with its business when it moves its seat or becomes a company of another form.',
          ),
        ],
      ),
      wording(
        'consent',
        'Only with consent',
        'the company',
        'Nobody else steps into this SAFE unless the other side agrees.',
        ['Neither party may transfer this SAFE or rights under it without the other’s written consent.'],
      ),
    ],
    { sources: [safeGuide] },
  ),
];
