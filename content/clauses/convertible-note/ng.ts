import { clause, wording } from '../common/clause.ts';
import { camaShares } from '../common/deal-sources.ts';
import { LAWS } from '../common/laws.ts';
import { companyStatements, investorStatements, moneyFromAbroad, tax } from '../common/statements-ng.ts';
import { noteTemplate } from './template.ts';

const authority = clause(
  'note.authority',
  'Power to borrow and to allot',
  [
    wording(
      'confirmed',
      'Confirmed before signing',
      'the investor',
      'The company confirms that its articles let it borrow, and sees to everything that is needed before shares can be issued.',
      [
        'The Company confirms that its articles let it borrow the Principal and that its directors have resolved to do so.',
        'Before shares are allotted under this note the Company obtains the authority to allot them that CAMA and its articles ask for, deals with any right of existing members to be offered new shares first, and proposes to its members the change of the articles that a new class of shares needs.',
        'The Company makes the return of the allotment and every other filing at the Corporate Affairs Commission in time, enters the Investor in the register of members and issues a share certificate.',
        'An Investor who comes to hold 5% or more of the shares or votes gives the Company the particulars that CAMA asks of a person with significant control.',
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
    ],
  },
);

const interestTax = clause(
  'note.withholding',
  'Tax on interest',
  [
    wording(
      'withheld',
      'Withheld if the law asks for it',
      'the company',
      'If tax has to be kept back from interest, the investor receives less in money, or the tax is settled first.',
      [
        'The Company withholds from interest the tax that the law in force makes it withhold, pays it over in time and gives the Investor the receipt. What is withheld counts as paid.',
      ],
    ),
    wording(
      'grossed_up',
      'The company bears it',
      'the investor',
      'If tax has to be kept back, you pay so much more that the investor receives the full interest. Expensive.',
      [
        'If the law in force makes the Company withhold tax from interest, the Company pays so much more that the Investor receives what it would have received without it.',
      ],
    ),
  ],
  { sources: [{ name: 'Withholding tax on interest in Nigeria: have the rate checked', checked: false }] },
);

export const template = noteTemplate(LAWS.ng, {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred:
      'shares of a class with preferred rights or, if the Company’s articles provide for none, Ordinary Shares',
  },
  statements: [
    companyStatements('note', 'this note'),
    authority,
    investorStatements('note', 'this note', 'Principal'),
    moneyFromAbroad('note', 'Principal'),
    interestTax,
    tax('note', 'this note'),
  ],
  notices: [
    'Check with a lawyer: power to borrow under your articles, limits on interest, tax to be withheld from it, and stamp duty.',
    'A loan in foreign currency needs its record from an authorised bank before the transfer: ask the bank first.',
    'A preferred class exists only if the articles create one.',
  ],
});
