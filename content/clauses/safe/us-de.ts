import type { Template } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { LAWS } from '../common/laws.ts';
import { companyStatements, investorStatements } from '../common/statements-us-de.ts';
import { safeTemplate } from './template.ts';

const tax = clause('safe.tax', 'Tax treatment', [
  wording(
    'stock',
    'Treated as stock',
    'both sides',
    'Both sides report the SAFE as shares, not as debt, for United States income tax. Ask a tax adviser what that means for you.',
    [
      'For United States federal and state income tax the parties treat this SAFE as stock of the Company and not as debt, and report it in that way unless the law requires otherwise.',
      'Each party bears its own taxes. Neither has advised the other on tax.',
    ],
  ),
  wording('silent', 'Each takes its own view', 'both sides', 'The document does not say how the SAFE is taxed.', [
    'Each party takes its own advice on how this SAFE is taxed and bears its own taxes.',
  ]),
]);

export const template: Template = safeTemplate(LAWS['us-de'], {
  shares: {
    ordinary: 'shares of the Company’s common stock',
    preferred: 'preferred stock',
  },
  statements: [companyStatements('safe', 'this SAFE'), investorStatements('safe', 'this SAFE'), tax],
  notices: ['Selling a SAFE is selling a security: have the exemption and state notice filings checked.'],
});
