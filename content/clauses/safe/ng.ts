import type { Template } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { camaShares } from '../common/deal-sources.ts';
import { LAWS } from '../common/laws.ts';
import { companyStatements, investorStatements, moneyFromAbroad, tax } from '../common/statements-ng.ts';
import { safeTemplate } from './template.ts';

const significantControl = {
  name: 'Companies and Allied Matters Act 2020 (Nigeria) ss.119–120: control from 5% is disclosed',
  checked: true,
};

const allotment = clause(
  'safe.allotment',
  'Allotment under CAMA',
  [
    wording(
      'company_arranges',
      'The company arranges authority, class and filing',
      'the investor',
      'A Nigerian company can issue these shares only with authority, in a class that its articles know, and with a filing. The company promises to see to all three.',
      [
        'Before shares are allotted under this SAFE the Company obtains the authority to allot them that CAMA and its articles ask for, and deals with any right of existing members to be offered new shares first.',
        'If the articles do not provide for a class with the rights of clause {{ref:safe.shares}} at that time, the Company proposes to its members, before the first closing of the Equity Financing, the change of the articles that creates it. Until that class exists the Investor need not accept shares of another class.',
        'The Company makes the return of the allotment and every other filing at the Corporate Affairs Commission in time, enters the Investor in the register of members and issues a share certificate.',
        'The Purchase Amount is the consideration for the shares. The Company records it so that the shares are issued fully paid.',
        'An Investor who comes to hold 5% or more of the shares or votes gives the Company the particulars that CAMA asks of a person with significant control.',
      ],
    ),
    wording(
      'ordinary_instead',
      'Ordinary shares if no other class exists',
      'the company',
      'If the members do not create the class in time, the investor gets ordinary shares without a preference.',
      [
        'Before shares are allotted under this SAFE the Company obtains the authority to allot them that CAMA and its articles ask for, and deals with any right of existing members to be offered new shares first.',
        'If the articles do not provide for a class with the rights of clause {{ref:safe.shares}} at the first closing of the Equity Financing, the Investor receives the same number of Ordinary Shares.',
        'The Company makes the return of the allotment and every other filing at the Corporate Affairs Commission in time, enters the Investor in the register of members and issues a share certificate.',
        'The Purchase Amount is the consideration for the shares. The Company records it so that the shares are issued fully paid.',
        'An Investor who comes to hold 5% or more of the shares or votes gives the Company the particulars that CAMA asks of a person with significant control.',
      ],
    ),
  ],
  { sources: [camaShares, significantControl] },
);

export const template: Template = safeTemplate(LAWS.ng, {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred: 'shares of a class with preferred rights or, if its articles provide for none, of Ordinary Shares',
  },
  statements: [
    companyStatements('safe', 'this SAFE'),
    allotment,
    investorStatements('safe', 'this SAFE', 'Purchase Amount'),
    moneyFromAbroad('safe', 'Purchase Amount'),
    tax('safe', 'this SAFE'),
  ],
  notices: [
    'No published standard SAFE is made for Nigeria. Have a lawyer check how this one works with your articles before anybody pays.',
    'Check with a lawyer: authority to allot, existing members’ right to be offered shares first, and filing of the allotment.',
    'A preferred class exists only if the articles create one. Without it the shares of this SAFE cannot have a preference.',
    'If the investor pays from abroad, ask the bank about a certificate of capital importation before the transfer.',
  ],
});
