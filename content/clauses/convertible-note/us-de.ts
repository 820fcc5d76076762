import { clause, wording } from '../common/clause.ts';
import { LAWS } from '../common/laws.ts';
import { companyStatements, investorStatements } from '../common/statements-us-de.ts';
import { noteTemplate } from './template.ts';

const tax = clause(
  'note.tax',
  'Taxes',
  [
    wording(
      'own',
      'Each bears its own',
      'both sides',
      'Interest can be taxed although nobody has been paid yet. Ask a tax adviser.',
      [
        'Each party bears its own taxes and has taken its own advice.',
        'The Company may withhold from interest what the law makes it withhold, and pays it over for the Investor.',
      ],
    ),
    wording(
      'debt',
      'Treated as debt',
      'both sides',
      'Both sides report the note as a loan until it converts. Ask a tax adviser whether that fits.',
      [
        'Until it becomes shares the parties treat this note as debt for United States federal and state income tax, and report it in that way unless the law requires otherwise.',
        'Each party bears its own taxes. The Company may withhold from interest what the law makes it withhold, and pays it over for the Investor.',
      ],
    ),
  ],
  {
    sources: [{ name: 'United States tax rules on interest and minimum rates: have them checked', checked: false }],
  },
);

export const template = noteTemplate(LAWS['us-de'], {
  shares: { ordinary: 'shares of the Company’s common stock', preferred: 'shares of preferred stock' },
  statements: [companyStatements('note', 'this note'), investorStatements('note', 'this note'), tax],
  notices: [
    'Selling a note is selling a security: have the exemption and state notice filings checked.',
    'Have a tax adviser check the interest rate against the minimum that tax rules expect.',
  ],
});
