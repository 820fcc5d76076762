import type { Condition } from '#domain/agreements/condition.ts';
import type { Variable } from '#domain/agreements/template.ts';
import { investor as anyInvestor } from '../common/deal-variables.ts';
import { isRound } from './variables.ts';

const capped: Condition = { all: [isRound, { is: ['participation', 'capped'] }] };

/** What a term sheet asks. */
export const roundVariables: readonly Variable[] = [
  {
    ...anyInvestor,
    question: 'Who leads the round?',
    when: isRound,
  },
  {
    id: 'price_convention',
    kind: 'choice',
    label: 'How the price per share is worked out',
    question: 'What is the pre-money valuation divided by?',
    why: 'The same words “pre-money” give three different prices once SAFEs or notes convert.',
    section: 'Price',
    suggested: 'percent_ownership',
    suggestedBecause: 'With it the new investor gets exactly new money ÷ post-money.',
    choices: [
      {
        value: 'percent_ownership',
        label: 'Everything before the new money, conversions included',
        words:
          'the pre-money valuation divided by the Fully Diluted Capitalization, the shares issued on conversion of SAFEs and notes included',
      },
      {
        value: 'pre_money_fixed',
        label: 'Shares, options and pool only, without conversions',
        words:
          'the pre-money valuation divided by the Fully Diluted Capitalization, the shares issued on conversion of SAFEs and notes left out',
      },
      {
        value: 'dollars_invested',
        label: 'Post-money = pre-money + new money + converting amounts',
        words:
          'the sum of the pre-money valuation, the new money and the converting amounts, divided by all shares after the round',
      },
    ],
    when: isRound,
  },

  {
    id: 'pre_money',
    kind: 'money',
    min: 1,
    label: 'Pre-money valuation',
    question: 'What is the company valued at before the new money?',
    why: 'With the fully diluted number of shares it gives the price per share.',
    section: 'Price',
    when: isRound,
  },

  {
    id: 'new_money',
    kind: 'money',
    min: 1,
    label: 'New money',
    question: 'How much new money comes in with this round, from all its investors together?',
    why: 'It decides how many new shares are issued.',
    section: 'Price',
    when: isRound,
  },

  {
    id: 'pool_percent',
    kind: 'percent',
    max: 99,
    label: 'Free option pool after the round',
    question: 'What part of the company should the free option pool be after the round?',
    why: 'Investors ask for a pool for future hires; who pays for it depends on the next question.',
    example: '10',
    section: 'Price',
    when: isRound,
  },

  {
    id: 'pool_in_pre_money',
    kind: 'yes_no',
    label: 'Pool is part of the pre-money valuation',
    question: 'Is the new option pool counted in the pre-money valuation?',
    why: 'Counted in it, only the present holders pay for the pool, and the effective valuation is lower than the stated one.',
    section: 'Price',
    when: isRound,
  },

  {
    id: 'liquidation_multiple',
    kind: 'choice',
    label: 'Liquidation preference',
    question: 'What does the investor get back first in a sale or winding up?',
    why: 'It is paid before the founders see anything. Once the money invested is usual; more is expensive in small sales.',
    section: 'Economic terms',
    when: isRound,
    choices: [
      { value: '1', label: 'The money invested, once', words: 'one time the price paid' },
      { value: '1.5', label: 'One and a half times the money', words: 'one and a half times the price paid' },
      { value: '2', label: 'Twice the money', words: 'twice the price paid' },
    ],
  },
  {
    id: 'participation',
    kind: 'choice',
    label: 'Participation',
    question: 'After that, does the investor also share in the rest?',
    why: 'A participating investor is paid twice: first the money back, then a part of what is left.',
    section: 'Economic terms',
    when: isRound,
    choices: [
      {
        value: 'none',
        label: 'No: preference or shares, whichever is more',
        words: 'non-participating',
        help: 'The usual choice and the fairest to the founders.',
      },
      { value: 'capped', label: 'Yes, up to a limit', words: 'participating up to a limit' },
      { value: 'full', label: 'Yes, without limit', words: 'fully participating' },
    ],
  },
  {
    id: 'participation_cap',
    kind: 'choice',
    label: 'Limit of participation',
    question: 'Up to how much altogether?',
    why: 'The limit counts the preference too; above it the investor does better by converting.',
    section: 'Economic terms',
    when: capped,
    choices: [
      { value: '2', label: 'Twice the money', words: 'twice the price paid' },
      { value: '3', label: 'Three times the money', words: 'three times the price paid' },
    ],
  },
  {
    id: 'dividend_percent',
    kind: 'percent',
    min: 1,
    max: 20,
    label: 'Yearly dividend',
    question: 'What part of the price paid adds to the preference each year?',
    why: 'Each year it makes the sum larger that the investor is paid before the founders see anything.',
    section: 'Economic terms',
    when: isRound,
  },
  {
    id: 'anti_dilution',
    kind: 'choice',
    label: 'Protection in a cheaper round',
    question: 'What happens if a later round is cheaper than this one?',
    why: 'The investor then gets more shares, and the founders bear it.',
    section: 'Economic terms',
    when: isRound,
    choices: [
      { value: 'broad_based', label: 'Broad-based weighted average', help: 'The usual choice: a small adjustment.' },
      {
        value: 'full_ratchet',
        label: 'Full ratchet',
        help: 'As if the investor had paid the new price from the start.',
      },
      { value: 'none', label: 'None', help: 'Founders and investor bear a cheaper round alike.' },
    ],
  },
];
