import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from './clause.ts';

/** `paper` is what the document calls itself: “this note”. */
export function companyStatements(prefix: string, paper: string): Clause {
  return clause(
    `${prefix}.company_statements`,
    'What the Company states',
    [
      wording(
        'plain',
        'It exists, may do this, and breaks nothing',
        'both sides',
        `The company says that it is registered, that its directors agreed and that nothing forbids ${paper}.`,
        [
          `The Company states at the date of ${paper} that:`,
          sub('it is registered as a private company limited by shares in England and Wales;'),
          sub(`its directors have approved ${paper} and the borrowing under it;`),
          sub(
            `to its knowledge ${paper} breaks neither its articles, nor a law, nor a contract that binds it, a shareholders’ agreement among them; and`,
          ),
          sub('to its knowledge it owns or may use what its business needs in inventions, software, names and data.'),
          'Before shares are allotted the Company obtains the authority to allot them, has rights of existing members to be offered new shares first disapplied or given up where they apply, and makes the filings at Companies House in time.',
        ],
      ),
      wording(
        'short',
        'Registration and approval only',
        'the company',
        'The company answers only for its registration and its directors’ approval; the investor checks the rest themselves.',
        [
          `The Company states at the date of ${paper} that it is registered as a private company limited by shares in England and Wales and that its directors have approved ${paper}.`,
          'Before shares are allotted the Company obtains the authority to allot them, has rights of existing members to be offered new shares first disapplied or given up where they apply, and makes the filings at Companies House in time.',
        ],
      ),
    ],
    {
      sources: [
        {
          name: 'Companies Act 2006: authority to allot and pre-emption (s.561): have the resolutions checked',
          checked: false,
        },
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
        'private',
        'A private investor who knows the risk',
        'the company',
        'The investor confirms that the offer was private and lawful to make to them, and that they know the risk.',
        [
          `The Investor states at the date of ${paper} that:`,
          sub(
            `${paper} was offered to it privately, and it belongs to a group to whom such an offer may be made under the rules on financial promotions;`,
          ),
          sub(`it acquires ${paper} for itself, as an investment;`),
          sub(
            `it knows that ${paper} and the shares may become worthless and that the articles may restrict transfers;`,
          ),
          sub('the money comes from lawful sources; and'),
          sub('it has had the chance to ask the Company questions and to take advice of its own.'),
        ],
      ),
    ],
    { sources: [{ name: 'Rules on financial promotions in the United Kingdom: have them checked', checked: false }] },
  );
}
