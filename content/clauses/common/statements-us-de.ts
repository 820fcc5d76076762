import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from './clause.ts';

const securities = {
  name: 'Securities Act of 1933 and Regulation D, Rule 501(a): have the exemption and its filings checked',
  checked: false,
};

/** `paper` is what the document calls itself: “this SAFE”. */
export function companyStatements(prefix: string, paper: string): Clause {
  return clause(
    `${prefix}.company_statements`,
    'What the Company states',
    [
      wording(
        'plain',
        'It exists, may do this, and breaks nothing',
        'both sides',
        `The company says that it exists, that its board agreed and that nothing forbids ${paper}. The shares themselves are approved later.`,
        [
          `The Company states at the date of ${paper} that:`,
          sub('it is a corporation that exists in good standing under the laws of the State of Delaware;'),
          sub(`its board of directors has approved ${paper}, and no further approval is needed to sign it;`),
          sub(
            `to its knowledge ${paper} breaks neither its certificate of incorporation or bylaws, nor a law, nor a contract that binds it;`,
          ),
          sub('to its knowledge it owns or may use what its business needs in inventions, software, names and data.'),
          `Before shares are issued under ${paper}, the Company still needs to authorise enough shares and to make the filings that securities laws ask for. It does so in time.`,
        ],
      ),
      wording(
        'short',
        'Existence and approval only',
        'the company',
        'The company answers only for its existence and its board’s approval; the investor checks the rest themselves.',
        [
          `The Company states at the date of ${paper} that it is a corporation that exists in good standing under the laws of the State of Delaware and that its board of directors has approved ${paper}.`,
          `Before shares are issued under ${paper}, the Company still needs to authorise enough shares and to make the filings that securities laws ask for. It does so in time.`,
        ],
      ),
    ],
    {
      sources: [
        { name: 'Delaware General Corporation Law: have approvals and authorised shares checked', checked: false },
      ],
    },
  );
}

export function investorStatements(prefix: string, paper: string): Clause {
  return clause(
    `${prefix}.investor_statements`,
    'What the Investor states',
    [
      wording(
        'accredited',
        'An accredited investor',
        'the company',
        'The investor confirms that they count as accredited. Companies rely on this so that they need not register the sale.',
        [
          `The Investor states at the date of ${paper} that:`,
          sub(
            'it is an accredited investor as Rule 501(a) of Regulation D under the Securities Act of 1933 defines the term;',
          ),
          sub(`it acquires ${paper} for itself, as an investment, and not to pass it on to the public;`),
          sub(
            `it knows that ${paper} and the shares are not registered, may not be resold freely, and may become worthless; and`,
          ),
          sub('it has had the chance to ask the Company questions and to take advice of its own.'),
        ],
      ),
      wording(
        'outside_us',
        'A person outside the United States',
        'the company',
        'For investors who neither live in the United States nor act for somebody there. Other rules apply to the sale.',
        [
          `The Investor states at the date of ${paper} that:`,
          sub(`it is not in the United States, does not act for a person there, and was not offered ${paper} there;`),
          sub(
            `the law of the place where it lives or is established lets it acquire ${paper} without a prospectus or registration;`,
          ),
          sub(
            `it acquires ${paper} for itself, as an investment, and knows that it may become worthless and may not be resold freely; and`,
          ),
          sub('it has had the chance to ask the Company questions and to take advice of its own.'),
        ],
      ),
    ],
    { sources: [securities] },
  );
}
