import { clause, wording } from '../common/clause.ts';
import { LAWS } from '../common/laws.ts';
import { equityTemplate } from './template.ts';
import { isGrant } from './variables.ts';

const tax = clause(
  'grant.tax',
  'Taxes',
  [
    wording(
      'withheld',
      'The Holder pays',
      'the company',
      'Exercising can cause tax before anything has been sold. Ask a tax adviser before you exercise, and about elections with short time limits.',
      [
        'The Holder bears the income tax and the employee’s contributions that the options cause. The Company may make an exercise depend on payment of what it has to withhold.',
        'The Company has granted the options at no less than what its directors believe in good faith to be the fair market value of a share. It does not promise that the tax authorities agree.',
        'The Holder alone makes and files any tax election, and in time.',
      ],
    ),
  ],
  {
    when: isGrant,
    sources: [
      { name: 'Internal Revenue Code on options (ISO, section 409A, elections): have it checked', checked: false },
    ],
  },
);

export const template = equityTemplate(LAWS['us-de'], {
  shares: {
    ordinary: 'shares of the Company’s common stock',
    preferred: 'shares of a new series of the Company’s preferred stock',
  },
  optionKinds: [
    {
      value: 'iso',
      label: 'Incentive stock options (ISO)',
      words: 'meant to be incentive stock options as far as the law allows',
      help: 'For employees only, with limits. Ask a tax adviser.',
    },
    { value: 'nso', label: 'Nonstatutory stock options (NSO)', words: 'nonstatutory stock options' },
  ],
  statements: [tax],
  notices: [
    'Get an independent valuation of the common stock before you set an exercise price, and ask a tax adviser about it.',
    'Founders whose shares vest: ask at once about a tax election; its time limit is short and is not extended.',
  ],
});
