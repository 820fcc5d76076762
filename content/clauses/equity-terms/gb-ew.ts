import { clause, wording } from '../common/clause.ts';
import { LAWS } from '../common/laws.ts';
import { equityTemplate } from './template.ts';
import { isGrant } from './variables.ts';

const tax = clause(
  'grant.tax',
  'Taxes',
  [
    wording(
      'holder',
      'The Holder pays',
      'the company',
      'The person bears the tax on their options. Whether a tax-favoured scheme applies depends on conditions that an adviser should check.',
      [
        'The Holder bears the income tax and the employee’s national insurance contributions that the options cause. The Company may make an exercise depend on payment of what it has to account for.',
        'If the options are meant to have the tax treatment of a scheme, the Company makes the filings for it in time. It does not promise that the treatment applies.',
        'The Holder joins in a tax election that the Company reasonably asks for when shares are issued.',
      ],
    ),
    wording(
      'employer_too',
      'The Holder also bears the employer’s contributions',
      'the company',
      'The person bears the company’s own contributions too, as far as the law allows. That can be much.',
      [
        'The Holder bears the income tax and the employee’s national insurance contributions that the options cause and, as far as the law allows, the employer’s. The Company may make an exercise depend on payment of what it has to account for.',
        'If the options are meant to have the tax treatment of a scheme, the Company makes the filings for it in time. It does not promise that the treatment applies.',
        'The Holder joins in a tax election that the Company reasonably asks for when shares are issued.',
      ],
    ),
  ],
  {
    when: isGrant,
    sources: [{ name: 'EMI conditions and elections on restricted shares: have them checked', checked: false }],
  },
);

export const template = equityTemplate(LAWS['gb-ew'], {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred: 'shares of a new class with preferred rights, which the Company’s articles are to create',
  },
  optionKinds: [
    {
      value: 'emi',
      label: 'Enterprise management incentives (EMI)',
      words: 'meant to be options under enterprise management incentives',
      help: 'Only if company, person and working time meet its conditions. Ask a tax adviser.',
    },
    { value: 'unapproved', label: 'Unapproved options', words: 'options without a tax-favoured scheme' },
  ],
  statements: [tax],
  notices: [
    'Check with a lawyer: authority to allot, rights of existing members to be offered shares first, and new articles.',
    'SEIS and EIS relief bears few preferences: a preferred class may cost your investors the relief. Ask first.',
  ],
});
