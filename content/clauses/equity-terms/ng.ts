import { clause, wording } from '../common/clause.ts';
import { camaShares } from '../common/deal-sources.ts';
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
      'The person bears the tax that options or shares cause. Ask a tax adviser when it falls due.',
      [
        'The Holder bears the income tax that the options cause. The Company may make an exercise depend on payment of what it has to deduct.',
        'Each party has taken its own advice on tax and stamp duty.',
      ],
    ),
  ],
  {
    when: isGrant,
    sources: [{ name: 'Nigeria Tax Act 2025 on benefits in shares: have it checked', checked: false }],
  },
);

const allotment = clause(
  'equity.allotment',
  'Authority and filing under CAMA',
  [
    wording(
      'company_arranges',
      'The company arranges authority, class and filing',
      'both sides',
      'A Nigerian company can issue the shares only with authority, in a class that its articles know, and with a filing.',
      [
        'Before shares are allotted the Company obtains the authority that the Companies and Allied Matters Act 2020 and its articles ask for, has its articles changed where a new class needs it, and deals with any right of existing members to be offered new shares first.',
        'The Company makes the return of each allotment and every other filing at the Corporate Affairs Commission in time. Whoever comes to hold 5% or more of the shares or votes gives the particulars of a person with significant control.',
      ],
    ),
  ],
  {
    sources: [
      camaShares,
      {
        name: 'Companies and Allied Matters Act 2020 (Nigeria) ss.119–120: control from 5% is disclosed',
        checked: true,
      },
      {
        name: 'Companies and Allied Matters Act 2020 (Nigeria) s.22(2): articles may restrict transfers',
        checked: true,
      },
    ],
  },
);

export const template = equityTemplate(LAWS.ng, {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred: 'shares of a new class with preferred rights, which the Company’s articles are to create',
  },
  optionKinds: [
    { value: 'options', label: 'Options for shares', words: 'options for Ordinary Shares' },
    {
      value: 'cash_settled',
      label: 'Options paid out in cash',
      words:
        'options for Ordinary Shares that the Company may, at a sale, pay out in cash instead of issuing the shares',
      help: 'Useful where many small shareholders are not wanted.',
    },
  ],
  statements: [tax, allotment],
  notices: [
    'A preferred class and its preferences exist only once your articles create them. Have a lawyer prepare the change.',
    'Check with a lawyer: authority to allot, existing members’ right to be offered shares first, filings, stamp duty.',
    'If the investor pays from abroad, ask the bank about a certificate of capital importation before the transfer.',
  ],
});
