import type { Template } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import { camaShares } from '../common/deal-sources.ts';
import { LAWS } from '../common/laws.ts';
import { safeTemplate } from './template.ts';

const significantControl = {
  name: 'Companies and Allied Matters Act 2020 (Nigeria) ss.119–120: control from 5% is disclosed',
  checked: true,
};

const companyStatements = clause(
  'safe.company_statements',
  'What the Company states',
  [
    wording(
      'plain',
      'It exists, may do this, and breaks nothing',
      'both sides',
      'The company says that it is registered, that its directors agreed and that nothing forbids this SAFE. The allotment comes later.',
      [
        'The Company states at the date of this SAFE that:',
        sub(
          'it is registered as a company limited by shares under the Companies and Allied Matters Act 2020 (“CAMA”);',
        ),
        sub('its directors have approved this SAFE by a resolution, a copy of which the Investor may have;'),
        sub(
          'to its knowledge this SAFE breaks neither its articles, nor a law, nor a contract that binds it, a shareholders’ agreement among them; and',
        ),
        sub('to its knowledge it owns or may use what its business needs in inventions, software, names and data.'),
      ],
    ),
    wording(
      'short',
      'Registration and approval only',
      'the company',
      'The company answers only for its registration and its directors’ approval; the investor checks the rest themselves.',
      [
        'The Company states at the date of this SAFE that it is registered as a company limited by shares under the Companies and Allied Matters Act 2020 (“CAMA”) and that its directors have approved this SAFE by a resolution.',
      ],
    ),
  ],
  { sources: [camaShares] },
);

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

const investorStatements = clause(
  'safe.investor_statements',
  'What the Investor states',
  [
    wording(
      'private',
      'A private investor who knows the risk',
      'the company',
      'The investor confirms that the offer was private, that they know the risk and that the money is theirs to invest.',
      [
        'The Investor states at the date of this SAFE that:',
        sub('this SAFE was offered to it privately and not in an offer to the public;'),
        sub('it acquires this SAFE for itself, as an investment;'),
        sub(
          'it knows that this SAFE and the shares may become worthless and that the articles may restrict the transfer of shares;',
        ),
        sub('the Purchase Amount comes from lawful sources; and'),
        sub('it has had the chance to ask the Company questions and to take advice of its own.'),
      ],
    ),
  ],
  {
    sources: [
      {
        name: 'Companies and Allied Matters Act 2020 (Nigeria) s.22(2): articles may restrict transfers',
        checked: true,
      },
      { name: 'Rules on offers to the public in Nigeria: have them checked', checked: false },
    ],
  },
);

const moneyFromAbroad = clause(
  'safe.money_from_abroad',
  'Money from abroad',
  [
    wording(
      'none',
      'The money comes from Nigeria',
      'both sides',
      'Nothing is said because the investor pays from inside Nigeria.',
      [],
    ),
    wording(
      'certificate',
      'The money comes from abroad',
      'the investor',
      'The company gets the bank’s record of the money’s arrival, which the investor may need to take money out again. Ask the bank before the transfer.',
      [
        'The Investor pays from outside Nigeria. When the money arrives the Company asks the bank for the certificate of capital importation, or the record that the rules then in force provide instead, in the Investor’s name, and sends it to the Investor.',
        'If the Purchase Amount arrives in another currency than it is stated in, what counts is the amount that the bank credits, at the rate that it confirms in writing.',
      ],
    ),
  ],
  { sources: [{ name: 'Foreign-exchange rules on capital importation: have them checked', checked: false }] },
);

const tax = clause(
  'safe.tax',
  'Taxes and stamp duty',
  [
    wording(
      'own_taxes',
      'Each bears its own; the company sees to stamping',
      'both sides',
      'Each side pays its own taxes. The company finds out whether this paper must be stamped, and pays for it.',
      [
        'Each party bears its own taxes and has taken its own advice.',
        'The Company finds out whether stamp duty is due on this SAFE and, if it is, pays it and has this SAFE stamped in time.',
      ],
    ),
    wording(
      'shared_duty',
      'Stamp duty is shared',
      'the company',
      'As above, but both sides pay half of a duty that is due.',
      [
        'Each party bears its own taxes and has taken its own advice.',
        'The Company finds out whether stamp duty is due on this SAFE and, if it is, has this SAFE stamped in time. The parties pay the duty in equal parts.',
      ],
    ),
  ],
  { sources: [{ name: 'Stamp duties on agreements in Nigeria: have them checked', checked: false }] },
);

export const template: Template = safeTemplate(LAWS.ng, {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred: 'shares of a class with preferred rights or, if its articles provide for none, of Ordinary Shares',
  },
  statements: [companyStatements, allotment, investorStatements, moneyFromAbroad, tax],
  notices: [
    'No published standard SAFE is made for Nigeria. Have a lawyer check how this one works with your articles before anybody pays.',
    'Check with a lawyer: authority to allot, existing members’ right to be offered shares first, and filing of the allotment.',
    'A preferred class exists only if the articles create one. Without it the shares of this SAFE cannot have a preference.',
    'If the investor pays from abroad, ask the bank about a certificate of capital importation before the transfer.',
  ],
});
