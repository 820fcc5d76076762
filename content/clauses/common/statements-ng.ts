import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from './clause.ts';
import { camaShares } from './deal-sources.ts';

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
        `The company says that it is registered, that its directors agreed and that nothing forbids ${paper}. The allotment comes later.`,
        [
          `The Company states at the date of ${paper} that:`,
          sub(
            'it is registered as a company limited by shares under the Companies and Allied Matters Act 2020 (“CAMA”);',
          ),
          sub(`its directors have approved ${paper} by a resolution, a copy of which the Investor may have;`),
          sub(
            `to its knowledge ${paper} breaks neither its articles, nor a law, nor a contract that binds it, a shareholders’ agreement among them; and`,
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
          `The Company states at the date of ${paper} that it is registered as a company limited by shares under the Companies and Allied Matters Act 2020 (“CAMA”) and that its directors have approved ${paper} by a resolution.`,
        ],
      ),
    ],
    { sources: [camaShares] },
  );
}

/** `sum` is what the document calls the money that is paid: “Purchase Amount”. */
export function investorStatements(prefix: string, paper: string, sum: string): Clause {
  return clause(
    `${prefix}.investor_statements`,
    'What the Investor states',
    [
      wording(
        'private',
        'A private investor who knows the risk',
        'the company',
        'The investor confirms that the offer was private, that they know the risk and that the money is theirs to invest.',
        [
          `The Investor states at the date of ${paper} that:`,
          sub(`${paper} was offered to it privately and not in an offer to the public;`),
          sub(`it acquires ${paper} for itself, as an investment;`),
          sub(
            `it knows that ${paper} and the shares may become worthless and that the articles may restrict the transfer of shares;`,
          ),
          sub(`the ${sum} comes from lawful sources; and`),
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
}

export function moneyFromAbroad(prefix: string, sum: string): Clause {
  return clause(
    `${prefix}.money_from_abroad`,
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
          `If the ${sum} arrives in another currency than it is stated in, what counts is the amount that the bank credits, at the rate that it confirms in writing.`,
        ],
      ),
    ],
    { sources: [{ name: 'Foreign-exchange rules on capital importation: have them checked', checked: false }] },
  );
}

export function tax(prefix: string, paper: string): Clause {
  return clause(
    `${prefix}.tax`,
    'Taxes and stamp duty',
    [
      wording(
        'own_taxes',
        'Each bears its own; the company sees to stamping',
        'both sides',
        'Each side pays its own taxes. The company finds out whether this paper must be stamped, and pays for it.',
        [
          'Each party bears its own taxes and has taken its own advice.',
          `The Company finds out whether stamp duty is due on ${paper} and, if it is, pays it and has ${paper} stamped in time.`,
        ],
      ),
      wording(
        'shared_duty',
        'Stamp duty is shared',
        'the company',
        'As above, but both sides pay half of a duty that is due.',
        [
          'Each party bears its own taxes and has taken its own advice.',
          `The Company finds out whether stamp duty is due on ${paper} and, if it is, has ${paper} stamped in time. The parties pay the duty in equal parts.`,
        ],
      ),
    ],
    { sources: [{ name: 'Stamp duties on agreements in Nigeria: have them checked', checked: false }] },
  );
}
