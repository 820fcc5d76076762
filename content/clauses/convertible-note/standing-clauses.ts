import type { Clause } from '#domain/agreements/template.ts';
import { capitalizationClause } from '../common/capitalization.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { noteGuide } from '../common/deal-sources.ts';

/** What holds while the loan stands. */
export const standingClauses: readonly Clause[] = [
  capitalizationClause('note', 'this note'),
  clause('note.information', 'Information', [
    wording(
      'yearly',
      'Yearly accounts',
      'both sides',
      'The lender sees once a year how the company is doing. The investor has no vote.',
      [
        'Until this note has become shares or been paid, the Company sends the Investor its yearly accounts within 120 days after the end of each financial year. The Investor keeps them confidential.',
        'Before conversion the Investor is not a shareholder by reason of this note: it has no vote and no right to dividends.',
      ],
    ),
    wording('quarterly', 'Every quarter', 'the investor', 'More work for you: a short report every three months.', [
      'Until this note has become shares or been paid, the Company sends the Investor, within 45 days after each quarter, a statement of its cash, income and costs, and its yearly accounts within 120 days after the end of each financial year. The Investor keeps them confidential.',
      'Before conversion the Investor is not a shareholder by reason of this note: it has no vote and no right to dividends.',
    ]),
    wording('none', 'None', 'the company', 'The investor has to trust you, or ask.', [
      'Before conversion the Investor is not a shareholder by reason of this note: it has no vote, no right to dividends and no right to information beyond what the law gives a lender.',
    ]),
  ]),
  clause('note.mfn', 'Better later terms', [
    wording('none', 'Left out', 'the company', 'Later investors may get better terms without this one.', []),
    wording(
      'whole',
      'One later note, as a whole',
      'the investor',
      'If a later noteholder gets a better deal, this one may swap into it, all or nothing.',
      [
        'If the Company issues a convertible note or a SAFE on other terms after the date of this note and before this note ends, it sends the Investor a copy within five Business Days. Within ten Business Days of receiving it the Investor may choose, by notice, that this note takes those terms as a whole, those that are worse included, and keeps the Principal and the interest so far. Terms of several securities are never combined, and earlier securities do not count.',
      ],
    ),
  ]),
];

/** Changing the note, passing it on and paying for it. */
export const changeClauses: readonly Clause[] = [
  clause(
    'note.amendment',
    'Changes',
    [
      wording(
        'majority',
        'By the Majority Holders',
        'the majority',
        'Most of the noteholders, by money, can agree a change for all, so that one of them cannot block it.',
        [
          'The Notes of the Series can be changed, and rights under them given up, in writing signed by the Company and the Majority Holders. The change binds all holders and must treat them alike.',
          'Without the Investor’s own consent the Principal cannot be reduced and the Investor cannot be asked to pay more.',
        ],
      ),
      wording(
        'both',
        'Only with this investor',
        'the investor',
        'This investor has to agree to every change of this note. With many investors that can block a rescue.',
        [
          'This note can be changed, and a right under it given up, only in writing signed by the Company and the Investor.',
        ],
      ),
    ],
    { sources: [noteGuide] },
  ),
  clause('note.transfer', 'Transfer', [
    wording(
      'affiliates',
      'Consent, except to affiliates',
      'both sides',
      'The investor can pass the note to their own companies or funds; anybody else needs your consent.',
      [
        'Neither party may transfer this note or rights under it without the other’s written consent, except that:',
        sub(
          'the Investor may transfer it as a whole, by notice, to a company or fund that it controls, that controls it or that is under the same control or management; and',
        ),
        sub(
          'the Company may transfer it as a whole together with its business when it moves its seat or becomes a company of another form.',
        ),
        'The Company keeps a register of the holders of the Notes of the Series and may treat whoever is in it as the holder.',
      ],
    ),
    wording(
      'consent',
      'Only with consent',
      'the company',
      'Nobody else steps into this note unless the other side agrees.',
      ['Neither party may transfer this note or rights under it without the other’s written consent.'],
    ),
  ]),
  clause('note.expenses', 'Costs', [
    wording('own', 'Each pays its own', 'both sides', 'Nobody pays the other side’s lawyer.', [
      'Each party pays its own costs of this note.',
    ]),
    wording(
      'default_costs',
      'Each its own; after a default the company',
      'the investor',
      'If you do not pay and the investor has to sue, you pay the reasonable costs of that too.',
      [
        'Each party pays its own costs of this note. After an Event of Default the Company pays the reasonable costs of enforcing it.',
      ],
    ),
  ]),
];
