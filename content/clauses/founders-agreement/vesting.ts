import type { Clause, Source } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, sub, wording } from '../common/clause.ts';

const HELD =
  'A Founder holds all of their shares, votes them and takes part in dividends from the start. Shares that have not vested cannot be sold, given away or charged, except in a sale of the Company or under a drag-along, and are subject to clauses {{ref:founders.leaver}} and {{ref:founders.leaver_price}}.';
const START =
  'For each Founder the vesting of their shares starts on the following day; an earlier day than the Effective Date gives credit for work done:';
const STARTS = sub('{{item.name}}: {{item.start_date}}', { each: 'founders' });

const LOW_PRICE: Source = {
  name: 'Whether a court upholds a price below the value of the shares depends on the case: ask a lawyer',
  checked: false,
};
const FAIR =
  '“Fair Value” is the price that the seller and the buyers agree on or, failing that within 14 days, that an independent accountant whom they choose together finds for the shares between a willing seller and a willing buyer, without a discount for a small holding. “Cost” is what the Founder paid for the shares.';
const OFFER =
  'Within 60 days after a Founder has become a Leaver, the Company may buy the shares that are to be sold, as far as the law lets it buy its own shares. What it does not buy, the other Founders may buy within a further 30 days, in proportion to what they hold. The price is due when the shares are transferred, at the latest 60 days after it is settled. Shares that nobody buys in that time stay with the Leaver as vested shares.';

/** How shares are earned, and what becomes of them when a founder leaves. */
export const vestingClauses: readonly Clause[] = [
  clause('founders.vesting', 'Vesting', [
    wording(
      'monthly',
      'Month by month after the cliff',
      'the company',
      'Shares are earned month by month; nothing is kept by whoever leaves before the cliff.',
      [
        START,
        STARTS,
        'Nothing vests before {{vesting_cliff_months}} have passed since that day. Then the part for those months vests at once, and the rest in equal monthly parts, so that all has vested when {{vesting_months}} have passed since that day. After a number of months, the number of shares that has vested is the Founder’s shares times those months, divided by {{vesting_months:number}}, rounded down to a whole share; the last month brings the rest. A month ends on the same day of the month as the start, or on the last day of a shorter month.',
        'Vesting stops on the day on which the Founder becomes a Leaver.',
        HELD,
      ],
    ),
    wording(
      'quarterly',
      'Every three months after the cliff',
      'the company',
      'As the monthly rule, but counted every three months: less to keep track of, and a little harder on whoever leaves.',
      [
        START,
        STARTS,
        'Nothing vests before {{vesting_cliff_months}} have passed since that day. Then the part for those months vests at once, and the rest at the end of every third month since that day, so that all has vested when {{vesting_months}} have passed since that day. At each of these times, the number of shares that has vested is the Founder’s shares times the months that have passed, divided by {{vesting_months:number}}, rounded down to a whole share; the last time brings the rest.',
        'Vesting stops on the day on which the Founder becomes a Leaver.',
        HELD,
      ],
    ),
  ]),
  clause('founders.acceleration', 'If the company is sold', [
    wording(
      'none',
      'Vesting goes on',
      'whoever stays',
      'A sale of the company changes nothing: who has not earned the shares yet must stay to earn them.',
      [
        'A Sale (clause {{ref:founders.leaver}}) does not change the vesting. Shares that have not vested are sold with the others, and the price for them is paid out as they would have vested.',
      ],
      { is: ['acceleration', 'none'] },
    ),
    wording(
      'single',
      'All vests at the sale',
      'the founders',
      'All shares count as earned when the company is sold. A buyer may pay less, since nobody has to stay.',
      [
        'All shares of a Founder who is not a Leaver vest immediately before a Sale (clause {{ref:founders.leaver}}) is completed.',
      ],
      { is: ['acceleration', 'single'] },
    ),
    wording(
      'double',
      'All vests at the sale and a dismissal',
      'both sides',
      'The sale alone changes nothing; but a founder who is pushed out within a year after it keeps everything.',
      [
        'If, within 12 months after a Sale (clause {{ref:founders.leaver}}) is completed, the Company or the buyer ends a Founder’s work without Cause, or the Founder ends it because their pay was cut, their duties were reduced in substance or they were told to move their place of work more than 50 kilometres against their will, all of their shares vest on that day.',
      ],
      { is: ['acceleration', 'double'] },
    ),
  ]),
  clause('founders.leaver', 'Leavers', [
    wording(
      'defined',
      'Good and bad leavers',
      'both sides',
      'Who counts as having left, and whether for a good reason or a bad one. That decides the price of the shares.',
      [
        'A Founder becomes a “Leaver” on the day on which they stop working for the Company, for whatever reason, other than for a leave that the others have agreed to.',
        'A Founder has given “Cause” if they have committed fraud or a serious crime in connection with the Company, have broken this agreement in a serious way and have not put it right within 30 days after a notice that says what is wrong, or have given up their work for the Company for more than 30 days without leave.',
        'A “Bad Leaver” is a Leaver whom the Company has dismissed for Cause, or who leaves of their own accord before their cliff of {{vesting_cliff_months}} has passed.',
        'Every other Leaver is a “Good Leaver”, in particular one who dies, can no longer work because of illness, is dismissed without Cause, or leaves of their own accord after the cliff.',
        'A “Sale” is the sale of more than half of the shares or of substantially all of the business to buyers who act together and were not holders before.',
      ],
    ),
    wording(
      'strict',
      'Resigning is bad for longer',
      'whoever stays',
      'A founder who resigns at any time before all shares are earned counts as a bad leaver.',
      [
        'A Founder becomes a “Leaver” on the day on which they stop working for the Company, for whatever reason, other than for a leave that the others have agreed to.',
        'A Founder has given “Cause” if they have committed fraud or a serious crime in connection with the Company, have broken this agreement in a serious way and have not put it right within 30 days after a notice that says what is wrong, or have given up their work for the Company for more than 30 days without leave.',
        'A “Bad Leaver” is a Leaver whom the Company has dismissed for Cause, or who leaves of their own accord before all of their shares have vested.',
        'Every other Leaver is a “Good Leaver”, in particular one who dies, can no longer work because of illness or is dismissed without Cause.',
        'A “Sale” is the sale of more than half of the shares or of substantially all of the business to buyers who act together and were not holders before.',
      ],
    ),
  ]),
  clause(
    'founders.leaver_price',
    'Price of a leaver’s shares',
    [
      wording(
        'keep_vested',
        'What is earned is kept',
        'both sides',
        'A good leaver keeps the earned shares; a bad leaver must offer them at their fair value. What is not earned goes back at what it cost.',
        [
          'A Leaver sells all shares that have not vested at the lower of Cost and Fair Value.',
          'A Good Leaver keeps the shares that have vested. A Bad Leaver sells them, if the Company or the other Founders ask for it, at Fair Value.',
          FAIR,
          OFFER,
        ],
      ),
      wording(
        'keep_all_vested',
        'What is earned is always kept',
        'whoever leaves',
        'Even a bad leaver keeps the earned shares, and the others live with an owner who has left.',
        [
          'A Leaver sells all shares that have not vested at the lower of Cost and Fair Value.',
          'Every Leaver keeps the shares that have vested.',
          FAIR,
          OFFER,
        ],
      ),
      wording(
        'bad_loses_all',
        'A bad leaver loses what is earned too',
        'whoever stays',
        'A bad leaver gets back only what the shares cost, even for those that were earned. Hard, sometimes unenforceable: have a lawyer look at it.',
        [
          'A Leaver sells all shares that have not vested at the lower of Cost and Fair Value.',
          'A Good Leaver keeps the shares that have vested. A Bad Leaver sells them, if the Company or the other Founders ask for it, at the lower of Cost and Fair Value.',
          FAIR,
          OFFER,
        ],
      ),
    ],
    { sources: [OUR_OWN, LOW_PRICE] },
  ),
];
