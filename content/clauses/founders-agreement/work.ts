import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import type { CompanyLaw } from './company-law.ts';

const formed = { is: ['company_formed', true] } as const;
const unformed = { is: ['company_formed', false] } as const;
const elsewhere = { is: ['outside_employer', true] } as const;

const FURTHER = [
  'As far as the law allows, each Founder gives up the right to object to changes of what is assigned and to be named as its author.',
  'A Founder signs what is needed to register or prove the Company’s rights, during this agreement and after it, at the Company’s cost. A Founder who uses somebody else’s work or open-source software in work for the Company says so beforehand.',
  {
    text: 'A Founder who has another employer, or who works or studies at a university, has told the others so and, within 30 days after the Effective Date, obtains the written confirmation of that employer or university that it claims nothing of what is assigned here.',
    when: elsewhere,
  },
] as const;

/** What founders make, know and may do elsewhere. */
export function workClauses(law: CompanyLaw): Clause[] {
  return [
    clause('founders.ip_assignment', 'Intellectual property', [
      wording(
        'all_business',
        'Everything for the business',
        'the company',
        'Everything that a founder has made or will make for this business belongs to the company, from now on and without a further paper.',
        [
          {
            text: 'Each Founder assigns to the Company, with effect from the Effective Date, all rights throughout the world in everything that they have made before that day for the Business, alone or with others, including inventions, designs, software, texts, data, names and domain names, and in what clause {{ref:founders.prior_inventions}} lists as brought in.',
            when: formed,
          },
          {
            text: 'Each Founder assigns to the Company, with effect from the moment at which it is formed and without a further act, all rights throughout the world in everything that they have made before that moment for the Business, alone or with others, including inventions, designs, software, texts, data, names and domain names, and in what clause {{ref:founders.prior_inventions}} lists as brought in. Until then each Founder holds these rights for the Company, and does not deal with them otherwise.',
            when: unformed,
          },
          'Each Founder also assigns to the Company, as a present assignment of future rights, all rights throughout the world in everything that they make for the Business while they work for the Company, at the moment at which it comes into being.',
          ...FURTHER,
        ],
      ),
      wording(
        'listed',
        'What is listed, and work for the company',
        'the founders',
        'Only the earlier work that is listed is assigned; from now on, what is made in working for the company belongs to it.',
        [
          {
            text: 'Each Founder assigns to the Company, with effect from the Effective Date, all rights throughout the world in what clause {{ref:founders.prior_inventions}} lists as brought in, and in nothing else that they made before that day.',
            when: formed,
          },
          {
            text: 'Each Founder assigns to the Company, with effect from the moment at which it is formed and without a further act, all rights throughout the world in what clause {{ref:founders.prior_inventions}} lists as brought in, and in nothing else that they made before the Effective Date. Until then each Founder holds these rights for the Company, and does not deal with them otherwise.',
            when: unformed,
          },
          'Each Founder also assigns to the Company, as a present assignment of future rights, all rights throughout the world in what they make in the course of their work for the Company from the Effective Date on, at the moment at which it comes into being.',
          ...FURTHER,
        ],
      ),
    ]),
    clause('founders.prior_inventions', 'Work brought in and work kept out', [
      wording(
        'schedule',
        'A list for each founder',
        'both sides',
        'What each founder brings in, which becomes the company’s, and what stays the founder’s own.',
        [
          'Each Founder brings in the following, made before the Effective Date:',
          sub('{{item.name}}: {{item.ip_contributed}}', { each: 'founders' }),
          'Each Founder keeps the following, which is not assigned:',
          sub('{{item.name}}: {{item.prior_inventions}}', { each: 'founders' }),
          'If a Founder puts something that they keep into what the Company makes, the Company may use it there without payment, for ever and throughout the world, and may let its customers and successors do the same.',
        ],
      ),
    ]),
    clause('founders.confidentiality', 'Confidentiality', [
      wording(
        'survives',
        'During and after',
        'the company',
        'A founder keeps the company’s secrets for as long as they are secret, also after leaving.',
        [
          'Each Founder keeps the Company’s confidential information secret, uses it only for the Company, and hands it back when they become a Leaver. This goes on for as long as the information is not public other than by a breach.',
          'Information is not confidential as far as it is public, was known to the Founder from elsewhere without a duty of confidence, was lawfully received from somebody who was free to disclose it, or was developed independently of the Company. A Founder may disclose what a law, a court or an authority requires, may report what they reasonably believe to be a crime, and may take legal advice.',
        ],
      ),
      wording(
        'three_years',
        'Until three years after leaving',
        'whoever leaves',
        'A founder who has left is free after three years, apart from trade secrets.',
        [
          'Each Founder keeps the Company’s confidential information secret, uses it only for the Company, and hands it back when they become a Leaver. This goes on until three years after that day and, for a trade secret, for as long as it remains one.',
          'Information is not confidential as far as it is public, was known to the Founder from elsewhere without a duty of confidence, was lawfully received from somebody who was free to disclose it, or was developed independently of the Company. A Founder may disclose what a law, a court or an authority requires, may report what they reasonably believe to be a crime, and may take legal advice.',
        ],
      ),
    ]),
    clause(
      'founders.restraint',
      'Restraint',
      [
        wording(
          'non_solicit',
          'No poaching of customers or people',
          'the company',
          'A founder who has left may compete, but may not lure away customers or colleagues for a while.',
          [
            'While a Founder works for the Company they do not compete with it.',
            'For {{restraint_months}} after becoming a Leaver, a Founder does not approach, in order to compete with the Business, a customer with whom they dealt in their last 12 months, and does not approach an employee of the Company in order to hire them away.',
          ],
        ),
        wording(
          'none',
          'None after leaving',
          'whoever leaves',
          'A founder who has left may do what they like, apart from using the company’s secrets.',
          ['While a Founder works for the Company they do not compete with it. After that they are free to.'],
        ),
        wording(
          'non_compete',
          'No competing in an area',
          'whoever stays',
          'A founder who has left may not compete in the area for a while. Often refused by courts and void in some places: ask a lawyer.',
          [
            'While a Founder works for the Company they do not compete with it.',
            'For {{restraint_months}} after becoming a Leaver, a Founder does not carry on, own more than 5% of or work for a business that competes with the Business in {{restraint_area}}, does not approach, in order to compete, a customer with whom they dealt in their last 12 months, and does not approach an employee of the Company in order to hire them away.',
            'The Founders hold this to be no more than the Company needs to protect its customers, people and know-how.',
          ],
        ),
      ],
      { sources: law.restraintSources },
    ),
    clause('founders.money', 'Money and spending', [
      wording(
        'limit',
        'A limit for one, two above it',
        'both sides',
        'Small sums alone, larger ones together; what a founder pays for the company is paid back or is a written loan.',
        [
          'A Founder may spend the Company’s money, or commit it, up to {{expense_limit}} for one matter alone; above that a second Founder agrees in writing beforehand. Reserved matters stay reserved.',
          'The Company pays back expenses that a Founder has had for it, against receipts that are handed in within 60 days, when it has the money.',
          'Money that a Founder gives the Company besides the price of shares is a loan only if that is agreed in writing. Unless the writing says more, it bears no interest and is paid back when the board decides that the Company can afford it, to all founders who lend alike.',
        ],
      ),
      wording(
        'two_always',
        'Always two',
        'the minority',
        'Nobody spends alone above the limit, and every payment from the account needs two people.',
        [
          'Every payment from the Company’s account is released by two Founders. A Founder may commit the Company up to {{expense_limit}} for one matter; above that a second Founder agrees in writing beforehand. Reserved matters stay reserved.',
          'The Company pays back expenses that a Founder has had for it, against receipts that are handed in within 60 days, when it has the money.',
          'Money that a Founder gives the Company besides the price of shares is a loan only if that is agreed in writing. Unless the writing says more, it bears no interest and is paid back when the board decides that the Company can afford it, to all founders who lend alike.',
        ],
      ),
    ]),
    clause('founders.salary', 'Salaries', [
      wording(
        'trigger',
        'From an agreed point on',
        'the company',
        'Nobody is paid until an agreed point is reached, and unpaid months are not owed later.',
        [
          'Founders are paid a salary from the following point on: {{salary_trigger}}',
          'How much they are paid is a reserved matter.',
          'For the time before, the shares are what a Founder receives for the work, as far as the law allows; no salary is owed for it later. Where the law demands a minimum wage or an employment contract, that law applies.',
        ],
      ),
      wording(
        'deferred',
        'Unpaid months are owed later',
        'the founders',
        'What was not paid is added up and paid later, when the company can. Investors often ask for it to be given up.',
        [
          'Founders are paid a salary from the following point on: {{salary_trigger}}',
          'How much they are paid is a reserved matter.',
          'For the time before, the board writes down each month what would have been a fair salary for each Founder. It becomes due when the board decides that the Company can afford it, to all Founders alike.',
        ],
      ),
    ]),
  ];
}
