import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { noteGuide } from '../common/deal-sources.ts';
import { convertsAtMaturity, hasCap } from './variables.ts';

const repay = { is: ['maturity_action', 'repay'] } as const;
const extend = { is: ['maturity_action', 'extend'] } as const;

/** What happens if no round comes first. */
export const endingClauses: readonly Clause[] = [
  clause(
    'note.maturity',
    'Maturity',
    [
      wording(
        'repay',
        'Repayment',
        'the investor',
        'If there has been no round, you owe everything on one day. Few young companies can pay then, so start talking early.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'If this note has not become shares or been paid by then, the Company pays the Balance on the Maturity Date.',
        ],
        repay,
      ),
      wording(
        'repay_on_demand',
        'Repayment if the majority asks',
        'the company',
        'The debt does not fall due by itself; most of the noteholders have to ask for it.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'If this note has not become shares or been paid by then, the Company pays the Balance within 30 days after the Majority Holders ask for it in writing on or after the Maturity Date. Interest runs until then.',
        ],
        repay,
      ),
      wording(
        'extend',
        'Extension, then repayment',
        'the company',
        'You get more time once, at the same interest; then you owe everything.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'If this note has not become shares or been paid by then, the Maturity Date moves once by {{extension_months}}. The other terms stay the same and interest runs on.',
          'The Company pays the Balance on the Maturity Date as moved.',
        ],
        extend,
      ),
      wording(
        'extend_majority',
        'Extension if the majority agrees',
        'the majority',
        'More time only if most of the noteholders agree; otherwise you owe everything on the first date.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'The Maturity Date moves once by {{extension_months}} if the Company and the Majority Holders agree so in writing before it. The other terms stay the same and interest runs on.',
          'The Company pays the Balance on the Maturity Date.',
        ],
        extend,
      ),
      wording(
        'convert_cap',
        'Ordinary shares at the cap',
        'the company',
        'The debt goes away by itself: the investor becomes an ordinary shareholder at the cap.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'If this note has not become shares or been paid by then, the Balance becomes Ordinary Shares on the Maturity Date, at the Valuation Cap divided by the Share Base on that day.',
        ],
        { all: [convertsAtMaturity, hasCap] },
      ),
      wording(
        'convert_valuation',
        'Ordinary shares at an agreed valuation',
        'the company',
        'The debt goes away by itself at a valuation that you agree today.',
        [
          'This note matures {{maturity_months}} after its date, on {{=maturity_date}} (the “Maturity Date”).',
          'If this note has not become shares or been paid by then, the Balance becomes Ordinary Shares on the Maturity Date, at {{maturity_valuation}} divided by the Share Base on that day.',
        ],
        { all: [convertsAtMaturity, { not: hasCap }] },
      ),
    ],
    { sources: [noteGuide] },
  ),
  clause('note.maturity_sum', 'What the loan amounts to at maturity', [
    wording(
      'shown',
      'Shown',
      'both sides',
      'Shows the sum that the interest terms give, so that both sides see they mean the same.',
      [
        'If the whole Principal stays until {{=maturity_date}}, the interest to that day is {{=interest_at_maturity}}, and Principal and interest together are {{=balance_at_maturity}}.',
        'This is arithmetic to check the terms by. Where it and clause {{ref:note.interest}} differ, that clause applies.',
      ],
    ),
    wording('left_out', 'Left out', 'both sides', 'The document keeps only the formula.', []),
  ]),
  clause(
    'note.change_of_control',
    'Sale of the Company',
    [
      wording(
        'greater_of_cap',
        'Money back or as if converted at the cap',
        'both sides',
        'If the company is sold first, the investor takes the agreed multiple or their part of the price, whichever is more.',
        [
          'If control of the Company or substantially all of its business is sold before this note has become shares or been paid, the Investor receives at the closing the greater of:',
          sub('{{coc_multiple}}, plus the interest so far; and'),
          sub(
            'what it would receive as holder of the Ordinary Shares that the Principal and the interest so far would become, immediately before the sale, at the Valuation Cap divided by the Share Base, the Unissued Pool being left out.',
          ),
          'The first of these is paid before anything is paid to shareholders, as far as the price reaches.',
        ],
        hasCap,
      ),
      wording(
        'repaid',
        'Money back',
        'the company',
        'If the company is sold first, the investor gets the agreed multiple with interest and no part of the price.',
        [
          'If control of the Company or substantially all of its business is sold before this note has become shares or been paid, the Company pays the Investor at the closing {{coc_multiple}}, plus the interest so far, before anything is paid to shareholders and as far as the price reaches.',
        ],
      ),
    ],
    { sources: [noteGuide], version: 2 },
  ),
  clause('note.prepayment', 'Early repayment', [
    wording(
      'consent',
      'Only with consent',
      'the investor',
      'You cannot pay the loan off just before a good round to keep the investor out.',
      [
        'The Company may pay the Balance, or a part of it, before the Maturity Date only with the written consent of the Majority Holders, and then to all Notes of the Series alike.',
      ],
    ),
    wording(
      'notice',
      'With thirty days’ notice',
      'the company',
      'You may pay the loan off; the investor has thirty days in which to convert instead.',
      [
        'The Company may pay the Balance before the Maturity Date with thirty days’ notice, and then to all Notes of the Series alike. Within that time the Investor may choose that this note becomes shares as in an Other Financing, if one has been agreed by then.',
      ],
    ),
  ]),
  clause('note.default', 'Default', [
    wording(
      'listed',
      'Few and clear cases',
      'both sides',
      'Only real trouble makes the loan due early, and you get time to put small things right.',
      [
        'An “Event of Default” happens if:',
        sub('the Company does not pay what is due under this note within ten Business Days after a reminder;'),
        sub(
          'the Company breaks another duty under this note, or a statement of it in this note was wrong in a way that matters, and does not put this right within 30 days after a notice;',
        ),
        sub('the Company decides to be wound up, or asks for or agrees to insolvency proceedings; or'),
        sub('insolvency proceedings that somebody else has started against the Company are not ended within 60 days.'),
        'After an Event of Default the Majority Holders may declare all Notes of the Series due at once by notice. In the cases (c) and (d) they become due by themselves.',
      ],
    ),
    wording(
      'payment_only',
      'Non-payment and insolvency only',
      'the company',
      'Other breaches give claims for damages, but do not make the loan due early.',
      [
        'An “Event of Default” happens if:',
        sub('the Company does not pay what is due under this note within ten Business Days after a reminder;'),
        sub('the Company decides to be wound up, or asks for or agrees to insolvency proceedings; or'),
        sub('insolvency proceedings that somebody else has started against the Company are not ended within 60 days.'),
        'After the Event of Default (a) the Majority Holders may declare all Notes of the Series due at once by notice. In the cases (b) and (c) they become due by themselves.',
      ],
    ),
  ]),
  clause('note.ranking', 'Rank', [
    wording(
      'behind_banks',
      'Unsecured, behind bank debt',
      'the company',
      'Banks come first, then the noteholders alike, then shareholders. There is no security over your property.',
      [
        'This note is unsecured. It ranks behind the Company’s debts to banks and similar lenders for money borrowed, now and later; the Investor signs what such a lender reasonably asks for to confirm this.',
        'All Notes of the Series rank alike, and payments on them are divided in proportion to what is due on each. They rank before all shares.',
      ],
    ),
    wording(
      'level',
      'Unsecured, level with other debts',
      'the investor',
      'The note stands beside your other unsecured debts. A bank may refuse to lend on these terms.',
      [
        'This note is unsecured and ranks level with the Company’s other unsecured debts.',
        'All Notes of the Series rank alike, and payments on them are divided in proportion to what is due on each. They rank before all shares.',
      ],
    ),
  ]),
];
