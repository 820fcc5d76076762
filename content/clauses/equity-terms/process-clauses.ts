import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { marketPractice, vestingGuide } from '../common/deal-sources.ts';
import { hasCliff, hasNoShop, isRound } from './variables.ts';

/** Transfers, founders, and the way to the closing. */
export const processClauses: readonly Clause[] = [
  clause(
    'equity.transfers',
    'First refusal and co-sale',
    [
      wording(
        'both',
        'First refusal and co-sale',
        'the investor',
        'A founder who sells must offer the shares to the company and the investors first, and let the investors sell along.',
        [
          'A founder who wants to sell shares offers them first to the Company and then to the Investors at the same price. An Investor who does not buy may sell its part of the same sale on the same terms. Transfers to family trusts and up to 5% of a founder’s shares are excepted.',
        ],
      ),
      wording(
        'refusal',
        'First refusal only',
        'the founders',
        'A founder who sells offers the shares to the company and the investors first; nobody sells along.',
        [
          'A founder who wants to sell shares offers them first to the Company and then to the Investors at the same price. Transfers to family trusts and up to 5% of a founder’s shares are excepted.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.drag_along',
    'Drag-along',
    [
      wording(
        'board_too',
        'Majority and the board',
        'both sides',
        'A sale that the agreed majority and the board want binds all, at the same price per share after preferences.',
        [
          'If holders of at least {{drag_threshold_percent}} of all shares as converted and the board accept an offer for the whole Company, all holders sell on the same terms, each receiving what clause {{ref:equity.liquidation}} gives, and nobody liable for more than they receive.',
        ],
      ),
      wording(
        'majority',
        'Majority alone',
        'the majority',
        'The agreed majority of the shares can force a sale without the board.',
        [
          'If holders of at least {{drag_threshold_percent}} of all shares as converted accept an offer for the whole Company, all holders sell on the same terms, each receiving what clause {{ref:equity.liquidation}} gives, and nobody liable for more than they receive.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.founder_vesting',
    'Vesting of the founders’ shares',
    [
      wording(
        'with_credit',
        'Monthly after a cliff',
        'both sides',
        'Founders earn their shares over time from the agreed first day; an earlier day gives credit for work done.',
        [
          {
            text: 'The founders’ shares vest over {{vesting_months}} from {{vesting_start}}: nothing for the first {{vesting_cliff_months}}, then the part for that time, on {{=vesting_first_date}}, then monthly in equal parts counted cumulatively, all by {{=vesting_end_date}}.',
            when: hasCliff,
          },
          {
            text: 'The founders’ shares vest over {{vesting_months}} from {{vesting_start}}, monthly from {{=vesting_first_date}} in equal parts counted cumulatively, all by {{=vesting_end_date}}.',
            when: { not: hasCliff },
          },
          '{{acceleration}}',
          'A founder who leaves keeps what has vested. The Company may buy back the rest at the price paid for it.',
        ],
      ),
      wording(
        'none',
        'No vesting',
        'the founders',
        'A founder who leaves the day after the round keeps everything.',
        [],
      ),
    ],
    { when: isRound, sources: [vestingGuide] },
  ),
  clause(
    'equity.team',
    'Founders and team',
    [
      wording(
        'assign',
        'Inventions assigned, full time',
        'the investor',
        'Everybody who built something has given it to the company, and the founders work for it full time.',
        [
          'Before closing every founder, employee and contractor has assigned to the Company what they made for it and is bound to confidentiality. The founders work for the Company full time. Options for employees vest over four years with a cliff of one year unless the board decides otherwise.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.key_people',
    'Key people',
    [
      wording('none', 'Left out', 'the company', 'Nothing happens to the round because one person leaves.', []),
      wording(
        'insured',
        'Insurance on their lives',
        'the investor',
        'The company insures the lives of the founders within half a year and is paid if one dies.',
        [
          'Within six months after closing the Company insures the life of each founder in its own favour, for a sum that the board decides.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.conditions',
    'Conditions of closing',
    [
      wording(
        'usual',
        'Checks, documents, approvals',
        'both sides',
        'What must be in order before the money comes. Begin with it now; it takes longer than you think.',
        [
          'The round closes once:',
          sub('the Lead Investor has finished its legal and financial checks with a satisfactory result;'),
          sub('the final documents have been agreed and signed;'),
          sub(
            'board and shareholders have approved the round and given up or disapplied rights to be offered the shares first; and',
          ),
          sub('the new class of shares exists, and the filings that come before an issue have been made.'),
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.confidentiality',
    'Confidentiality',
    [
      wording(
        'both',
        'Both keep it to themselves',
        'both sides',
        'Neither side shows this term sheet around. It binds.',
        [
          'The parties keep this term sheet, their talks and what they learn in them confidential, except towards advisers, their own investors and possible co-investors who keep them confidential too, and where the law requires disclosure.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.no_shop',
    'No-shop',
    [
      wording(
        'exclusive',
        'No talks with others',
        'the investor',
        'For the agreed days you may not look for, encourage or accept another offer.',
        [
          'For {{no_shop_days}} after both have signed, the Company and its founders do not look for, encourage or accept an offer by anybody else to invest in or buy the Company, and tell the Lead Investor of any that they receive. This ends at once when the Lead Investor gives the round up or asks for worse terms for the Company.',
        ],
      ),
      wording(
        'may_listen',
        'No active search',
        'the company',
        'You may listen if others come to you, but not go looking.',
        [
          'For {{no_shop_days}} after both have signed, the Company and its founders do not look for other offers to invest in or buy the Company. They may answer one that comes unasked. This ends at once when the Lead Investor gives the round up or asks for worse terms for the Company.',
        ],
      ),
    ],
    { when: hasNoShop, sources: [marketPractice] },
  ),
  clause(
    'equity.costs',
    'Costs',
    [
      wording(
        'capped',
        'Investor’s lawyers up to a limit',
        'both sides',
        'The company pays the investor’s lawyers up to a limit, and only if the round closes.',
        [
          'Each party pays its own costs. If the round closes, the Company pays the reasonable fees of one lawyer of the Lead Investor, up to {{legal_fees_cap}}.',
        ],
      ),
      wording(
        'even_if_not',
        'Also if you break off',
        'the investor',
        'As above, and also if the company is the one that breaks off.',
        [
          'Each party pays its own costs. If the round closes, or the Company breaks it off without the Lead Investor being at fault, the Company pays the reasonable fees of one lawyer of the Lead Investor, up to {{legal_fees_cap}}.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.expiry',
    'End of the offer',
    [
      wording(
        'date',
        'On a fixed day',
        'both sides',
        'After that day the terms are off the table unless both agree again.',
        ['This term sheet lapses if both have not signed it by {{expiry_date}}.'],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
];
