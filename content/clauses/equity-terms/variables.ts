import type { Condition } from '#domain/agreements/condition.ts';
import type { Variable } from '#domain/agreements/template.ts';
import { capitalization, companyFormed, otherConvertibles } from '../common/deal-variables.ts';
import { company, effectiveDate } from '../common/variables.ts';

export const isRound: Condition = { is: ['equity_form', 'round'] };
export const isGrant: Condition = { is: ['equity_form', 'option_grant'] };

export const hasNoShop: Condition = { all: [isRound, { not: { is: ['binding_parts', 'confidentiality_only'] } }] };

export const hasCliff: Condition = { above: ['vesting_cliff_months', 0] };

/** First of all: which of the two documents it is. */
export const openingVariables: readonly Variable[] = [
  {
    id: 'equity_form',
    kind: 'choice',
    label: 'What the document is for',
    question: 'Do you agree a round with an investor, or grant options to somebody who works for you?',
    why: 'These are two different documents; the questions that follow depend on it.',
    section: 'Form',
    choices: [
      {
        value: 'round',
        label: 'A priced round: term sheet with an investor',
        words: 'term sheet for a priced round',
        help: 'Sets the main terms before lawyers write the long documents. Most of it does not bind.',
      },
      {
        value: 'option_grant',
        label: 'Options for a team member',
        words: 'option grant',
        help: 'The right to buy shares at a fixed price, earned over time.',
      },
    ],
  },
  company,
  companyFormed,
  effectiveDate,
];

/** Earning over time: by the founders in a round, by whoever gets the options in a grant. */
export const vestingVariables: readonly Variable[] = [
  {
    id: 'vesting_months',
    kind: 'integer',
    min: 1,
    max: 120,
    unit: { one: 'month', many: 'months' },
    label: 'Vesting period',
    question: 'Over how many months is it earned?',
    why: 'Whoever leaves early should not keep what was meant for years of work.',
    section: 'Vesting',
    suggested: 48,
    suggestedBecause: 'Four years are usual. It is a convention, not a rule.',
    fact: 'vesting_months',
  },
  {
    id: 'vesting_cliff_months',
    kind: 'integer',
    min: 0,
    max: 60,
    unit: { one: 'month', many: 'months' },
    label: 'Cliff',
    question: 'After how many months is the first part earned?',
    why: 'Nothing is earned by somebody who leaves before it.',
    section: 'Vesting',
    suggested: 12,
    suggestedBecause: 'One year is usual. It is a convention, not a rule.',
    fact: 'vesting_cliff_months',
  },
  {
    id: 'vesting_start',
    kind: 'date',
    label: 'Vesting starts',
    question: 'From which day is it earned?',
    why: 'An earlier day gives credit for work done already.',
    section: 'Vesting',
  },
  {
    id: 'acceleration',
    kind: 'choice',
    label: 'If the company is sold',
    question: 'What happens to what is not earned yet when the company is sold?',
    why: 'A buyer wants people to stay; people want not to lose what they nearly earned.',
    section: 'Vesting',
    suggested: 'double',
    suggestedBecause: 'The usual middle way. It is a convention, not a rule.',
    fact: 'acceleration',
    choices: [
      { value: 'none', label: 'Nothing changes', words: 'Nothing more vests because the Company is sold.' },
      {
        value: 'single',
        label: 'All is earned at the sale',
        words: 'If control of the Company is sold, all that has not vested vests at the closing.',
      },
      {
        value: 'double',
        label: 'All is earned if the person is also dismissed within 12 months',
        words:
          'If control of the Company is sold and the person is dismissed without cause, or leaves for a good reason, within 12 months after it, all that has not vested vests on that day.',
      },
    ],
  },
];

/** Options do not need to know what else will convert. */
export const figureVariables: readonly Variable[] = [
  ...capitalization,
  ...otherConvertibles.map((variable) => ({
    ...variable,
    when: { all: [isRound, ...(variable.when ? [variable.when] : [])] },
  })),
];
