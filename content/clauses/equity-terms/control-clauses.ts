import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { marketPractice } from '../common/deal-sources.ts';
import { isRound } from './variables.ts';

/** Who decides and who is told what after the round. */
export const controlClauses: readonly Clause[] = [
  clause(
    'equity.board',
    'Board',
    [
      wording('seats', 'Seats as agreed', 'both sides', 'Says who names how many directors. Count the votes.', [
        'After the round the board has {{=board_size}}: {{board_founders:number}} named by the founders, {{board_investors:number}} by the Lead Investor and {{board_independent:number}} independent, named by both together.',
      ]),
      wording(
        'observer',
        'Seats as agreed, with an observer',
        'the investor',
        'As above, and the investor may send somebody who listens but does not vote.',
        [
          'After the round the board has {{=board_size}}: {{board_founders:number}} named by the founders, {{board_investors:number}} by the Lead Investor and {{board_independent:number}} independent, named by both together. The Lead Investor may send one observer, who has no vote.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.protective_provisions',
    'Matters that need the Investors’ consent',
    [
      wording(
        'short',
        'The few that protect the investment',
        'the founders',
        'The investors can stop what changes their shares or ends the company, and not how you run it.',
        [
          'Without the consent of the holders of most of the new shares the Company may not:',
          sub('change the rights of the new shares, or its articles or charter to their disadvantage;'),
          sub('issue shares that rank before or beside them, or more of them;'),
          sub('sell the Company or substantially all of its business, or wind it up; or'),
          sub('pay dividends or buy back shares, except from people who leave, at cost.'),
        ],
      ),
      wording(
        'long',
        'Also debt, budget and senior people',
        'the investor',
        'The investors also have a say in borrowing, the yearly budget and who leads the company.',
        [
          'Without the consent of the holders of most of the new shares the Company may not:',
          sub('change the rights of the new shares, or its articles or charter to their disadvantage;'),
          sub('issue shares that rank before or beside them, or more of them;'),
          sub('sell the Company or substantially all of its business, or wind it up;'),
          sub('pay dividends or buy back shares, except from people who leave, at cost;'),
          sub('borrow more than a tenth of the money of this round;'),
          sub('adopt the yearly budget, or depart from it by more than a quarter;'),
          sub('increase the option pool; or'),
          sub('appoint or dismiss the chief executive or deal with a founder other than at arm’s length.'),
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.information',
    'Information',
    [
      wording(
        'major',
        'Accounts for larger holders',
        'both sides',
        'Yearly and quarterly figures for those who hold much.',
        [
          'Each Investor who holds at least 2% of the shares receives yearly accounts within 120 days and quarterly figures within 45 days, and may once a year ask questions of the management. Investors keep this confidential.',
        ],
      ),
      wording('yearly', 'Yearly accounts only', 'the company', 'Less work: figures once a year.', [
        'Each Investor receives yearly accounts within 120 days after the end of the year and keeps them confidential.',
      ]),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.pro_rata',
    'Right to take part in later rounds',
    [
      wording(
        'larger',
        'For larger holders',
        'both sides',
        'Those who hold much may keep their part in later rounds.',
        [
          'Each Investor who holds at least 2% of the shares may buy its part of later issues of shares for raising money, at their price. Its part is its shares divided by all shares, options and pool before the issue.',
        ],
      ),
      wording(
        'none',
        'None',
        'the company',
        'Later rounds stay free for new investors, except where the law gives members a right.',
        [],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
];
