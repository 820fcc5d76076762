import type { Clause } from '#domain/agreements/template.ts';
import { capitalizationClause } from '../common/capitalization.ts';
import { clause, wording } from '../common/clause.ts';
import { marketPractice, roundGuide } from '../common/deal-sources.ts';
import { isRound } from './variables.ts';

/** What is bought and at which price. */
export const priceClauses: readonly Clause[] = [
  clause(
    'equity.nature',
    'Nature of this term sheet',
    [
      wording(
        'partly_binding',
        'Mostly not binding',
        'both sides',
        'A plan for a round. Only the named clauses bind; everything else is open until the long documents are signed.',
        [
          'This term sheet of {{effective_date}} sets out the main terms on which {{investor}}, of {{investor.address}}, (the “Lead Investor”) and others whom the Company accepts (together the “Investors”) intend to buy new shares of {{company}}, of {{company.address}} (the “Company”).',
          'Only {{binding_parts}} bind the parties from the day on which both have signed. All other clauses state an intention and bind nobody until the final documents are signed.',
          'The text of this term sheet is its template’s own and no published standard form. “This agreement” means this term sheet.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  { ...capitalizationClause('equity', 'this term sheet', 'free option pool'), when: isRound },
  clause(
    'equity.fully_diluted',
    'Fully Diluted Capitalization',
    [
      wording(
        'with_promises',
        'With promised options',
        'the investor',
        'Counts every share that could exist, promises included, so nobody is surprised later. The price per share is lower.',
        [
          'The “Fully Diluted Capitalization” is the sum, immediately before the round and with all classes converted into Ordinary Shares, of all issued shares, all options and other rights granted, vested or not, all options promised, and the free option pool.',
          {
            text: 'It includes the increase of the option pool that clause {{ref:equity.pool}} asks for.',
            when: { is: ['pool_in_pre_money', true] },
          },
          {
            text: 'It does not include the increase of the option pool that clause {{ref:equity.pool}} asks for.',
            when: { is: ['pool_in_pre_money', false] },
          },
        ],
      ),
      wording(
        'granted_only',
        'Without promised options',
        'the founders',
        'Promises that are not granted yet are left out: a higher price per share, and the promises dilute everybody later.',
        [
          'The “Fully Diluted Capitalization” is the sum, immediately before the round and with all classes converted into Ordinary Shares, of all issued shares, all options and other rights granted, vested or not, and the free option pool. Options that have been promised and not granted are left out.',
          {
            text: 'It includes the increase of the option pool that clause {{ref:equity.pool}} asks for.',
            when: { is: ['pool_in_pre_money', true] },
          },
          {
            text: 'It does not include the increase of the option pool that clause {{ref:equity.pool}} asks for.',
            when: { is: ['pool_in_pre_money', false] },
          },
        ],
      ),
    ],
    { when: isRound, sources: [roundGuide] },
  ),
  clause(
    'equity.price',
    'Investment and price',
    [
      wording(
        'stated',
        'Valuation, price and number of shares',
        'both sides',
        'The valuation is only half of the price; the other half is what it is divided by, and this says both.',
        [
          'The Investors invest {{new_money}} of new money at a pre-money valuation of {{pre_money}}.',
          'The price per share is {{price_convention}}.',
          'On the figures of clause {{ref:equity.capitalization}} the price is {{=price_per_share}} a share and the new money buys {{=new_shares}} shares, {{=new_money_percent}} of all shares, options and pool after the round. The figures at closing decide.',
          {
            text: 'For these figures a convertible note with a cap is counted like a SAFE with a pre-money cap; its own terms decide at closing.',
            when: { is: ['has_other_convertibles', true] },
          },
          'Prices are rounded to four decimals, half upwards; below one tenth of a unit of currency to five significant digits. The number of new shares is rounded to the nearest share and shares on conversion of SAFEs and notes are rounded down.',
        ],
      ),
    ],
    { when: isRound, sources: [roundGuide] },
  ),
  clause(
    'equity.pool',
    'Option pool',
    [
      wording(
        'inside',
        'Part of the pre-money valuation',
        'the investor',
        'The present holders alone pay for the new pool, so the company is in effect valued lower than the headline says.',
        [
          'Immediately after the round the free option pool is {{pool_percent}} of all shares, options and pool. If it is smaller today, it is increased before the round and the increase counts in the Fully Diluted Capitalization; if it is larger, it stays as it is.',
          'The increase is {{=pool_increase}} shares on today’s figures. Only the present holders bear it: the effective pre-money valuation, without the increase, is {{=effective_pre_money}}.',
        ],
        { is: ['pool_in_pre_money', true] },
      ),
      wording(
        'after',
        'Created after the round',
        'the founders',
        'Everybody pays for the new pool, the new investors included.',
        [
          'Immediately after the round the option pool is increased until its free part is {{pool_percent}} of all shares, options and pool. The increase does not count in the Fully Diluted Capitalization; it dilutes all holders alike, the Investors included.',
          'The increase is {{=pool_increase}} shares on today’s figures. The effective pre-money valuation is the stated one, {{=effective_pre_money}}.',
        ],
        { is: ['pool_in_pre_money', false] },
      ),
    ],
    { when: isRound, sources: [roundGuide] },
  ),
];
