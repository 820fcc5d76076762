import type { Variable } from '#domain/agreements/template.ts';

/** Nouns that the templates for raising money share, so that one answer fits them all and differences are noticed. */
export const companyFormed: Variable = {
  id: 'company_formed',
  kind: 'yes_no',
  label: 'Company is registered',
  question: 'Is the company registered already?',
  why: 'A company that does not exist cannot issue shares or sign; the document then waits for its registration.',
  section: 'Parties',
  fact: 'company_formed',
};

export const investor: Variable = {
  id: 'investor',
  kind: 'party',
  label: 'Investor',
  question: 'Who invests?',
  why: 'Whoever pays must be the one who gets the shares: a person and their company are two different investors.',
  section: 'Parties',
};

const shares = { one: 'share', many: 'shares' };

export const capitalizationShares: Variable = {
  id: 'capitalization_shares',
  kind: 'integer',
  min: 1,
  unit: shares,
  label: 'Issued shares',
  question: 'How many shares has the company issued, of all classes together?',
  why: 'Every percentage and every price per share is counted on it.',
  example: '9,250,000',
  section: 'Capitalization',
  fact: 'capitalization_shares',
};

export const grantedOptions: Variable = {
  id: 'granted_options',
  kind: 'integer',
  unit: { one: 'option', many: 'options' },
  label: 'Options granted',
  question: 'How many options have been granted and can still be exercised?',
  why: 'They become shares and are counted before the investor’s price is worked out. Write 0 for none.',
  example: '300,000',
  section: 'Capitalization',
  fact: 'granted_options',
};

export const promisedOptions: Variable = {
  id: 'promised_options',
  kind: 'integer',
  unit: { one: 'option', many: 'options' },
  label: 'Options promised',
  question: 'How many options have been promised but not granted yet, in offer letters for instance?',
  why: 'A forgotten promise dilutes the founders alone once it comes out. Write 0 for none.',
  example: '350,000',
  section: 'Capitalization',
  fact: 'promised_options',
};

export const unissuedPool: Variable = {
  id: 'unissued_pool',
  kind: 'integer',
  unit: shares,
  label: 'Free option pool',
  question: 'How many shares of the option pool are still free, neither granted nor promised?',
  why: 'They count as if they existed, so they lower the price per share. Write 0 for none.',
  example: '100,000',
  section: 'Capitalization',
  fact: 'unissued_pool',
};

export const capitalization = [capitalizationShares, grantedOptions, promisedOptions, unissuedPool];

/** SAFEs and notes that exist already: what they sell adds up with what this document sells. */
export const otherConvertibles: readonly Variable[] = [
  {
    id: 'has_other_convertibles',
    kind: 'yes_no',
    label: 'Other SAFEs or notes outstanding',
    question: 'Has the company other SAFEs or convertible notes that have not become shares yet?',
    why: 'Several caps add up: three SAFEs of 10% each have sold 30% of the company.',
    section: 'Capitalization',
    fact: 'has_other_convertibles',
  },
  {
    id: 'other_convertibles',
    kind: 'list',
    noun: 'SAFE or note',
    min: 1,
    max: 20,
    fields: [
      { id: 'holder', kind: 'text', max: 200, label: 'Who holds it' },
      {
        id: 'form',
        kind: 'choice',
        label: 'What it is',
        choices: [
          { value: 'post_cap', label: 'SAFE with a post-money cap', words: 'SAFE, post-money cap' },
          { value: 'pre_cap', label: 'SAFE with a pre-money cap (the older form)', words: 'SAFE, pre-money cap' },
          { value: 'discount', label: 'SAFE with a discount only', words: 'SAFE, discount' },
          { value: 'uncapped', label: 'SAFE without cap or discount', words: 'SAFE, uncapped' },
          { value: 'note', label: 'Convertible note', words: 'convertible note' },
        ],
      },
      { id: 'amount', kind: 'money', label: 'Amount; for a note with the interest so far', min: 1 },
      { id: 'cap', kind: 'money', label: 'Cap', optional: true },
      { id: 'discount_percent', kind: 'percent', label: 'Discount, such as 20', optional: true },
    ],
    label: 'Other SAFEs and notes',
    question: 'Which are they?',
    why: 'They are counted with this one, and the investor relies on the list being whole.',
    section: 'Capitalization',
    when: { is: ['has_other_convertibles', true] },
    fact: 'other_convertibles',
  },
];
