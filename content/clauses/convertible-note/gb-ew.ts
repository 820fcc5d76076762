import { clause, wording } from '../common/clause.ts';
import { LAWS } from '../common/laws.ts';
import { companyStatements, investorStatements } from '../common/statements-gb-ew.ts';
import { noteTemplate } from './template.ts';

const tax = clause(
  'note.tax',
  'Tax on interest',
  [
    wording(
      'withheld',
      'Withheld if the law asks for it',
      'the company',
      'If income tax has to be kept back from interest, the investor receives less in money. Ask an accountant before interest is paid.',
      [
        'The Company withholds from interest the tax that the law in force makes it withhold, pays it over in time and gives the Investor the certificate. What is withheld counts as paid.',
        'Each party bears its other taxes and has taken its own advice.',
      ],
    ),
    wording(
      'grossed_up',
      'The company bears it',
      'the investor',
      'If tax has to be kept back, you pay so much more that the investor receives the full interest. Expensive.',
      [
        'If the law in force makes the Company withhold tax from interest, the Company pays so much more that the Investor receives what it would have received without it.',
        'Each party bears its other taxes and has taken its own advice.',
      ],
    ),
  ],
  { sources: [{ name: 'Withholding of income tax from loan interest: have it checked', checked: false }] },
);

export const template = noteTemplate(LAWS['gb-ew'], {
  shares: {
    ordinary: 'the Company’s ordinary shares',
    preferred:
      'shares of a class with preferred rights or, if the Company’s articles provide for none, Ordinary Shares',
  },
  statements: [companyStatements('note', 'this note'), investorStatements('note', 'this note'), tax],
  notices: [
    'Investors who want SEIS or EIS relief usually cannot use a loan. Ask a tax adviser first.',
    'This note is a simple contract in return for the loan, not a deed. Have a lawyer confirm that this suits you.',
    'Check with a lawyer: authority to allot, rights of existing members to be offered shares first, and tax on interest.',
  ],
});
