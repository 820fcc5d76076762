import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import type { CompanyLaw } from './company-law.ts';

const formed = { is: ['company_formed', true] } as const;
const unformed = { is: ['company_formed', false] } as const;

/** Who founds what, with which shares, and what each does. */
export function shareClauses(law: CompanyLaw): Clause[] {
  return [
    clause('founders.parties', 'Founders', [
      wording(
        'listed',
        'The founders by name',
        'both sides',
        'These people are bound to each other. The company joins in as soon as it can sign.',
        [
          'This agreement is made between the following persons (each a “Founder”):',
          sub('{{item.name}} of {{item.address}}, e-mail {{item.email}}', { each: 'founders' }),
          'It takes effect on {{effective_date}} (the “Effective Date”).',
          { text: 'The Company signs this agreement too and is bound by it.', when: formed },
          {
            text: 'The Founders see to it that the Company agrees in writing to be bound by this agreement within 30 days after the later of the Effective Date and its formation.',
            when: { not: formed },
          },
          'What this agreement gives to the Company is given to it from the start.',
        ],
      ),
    ]),
    clause('founders.company', 'Company and business', [
      wording(
        'company',
        'The company and what it does',
        'both sides',
        'What the company is, or will be, and what it does. Everything else in this document is measured against it.',
        [
          { text: 'The company is {{company.described}} (the “Company”).', when: formed },
          {
            text: `The Founders will form ${law.companyType} under ${law.incorporatedUnder} with the name {{company}}, or another name that they agree on and that ${law.registry} accepts (the “Company”), within {{formation_months}} from the Effective Date. They share the cost of forming it in proportion to their shares.`,
            when: unformed,
          },
          {
            text: 'Until the Company exists, no Founder acts in its name. What a Founder acquires for the business with the consent of the others is held for the Company and transferred to it when it is formed.',
            when: unformed,
          },
          'Its business is: {{business}} (the “Business”).',
        ],
      ),
    ]),
    clause(
      'founders.shares',
      'Shares',
      [
        wording(
          'percent',
          'Percentages that add up to 100',
          'both sides',
          'How much of the company each of you holds once the pool for the team is counted, and what it costs.',
          [
            `The shares of the Company are ${law.shareClass} of one class with equal rights. Counted together with the pool, the whole is 100%, and the Founders hold:`,
            sub('{{item.name}}: {{item.share_percent}}, with a cash contribution of {{item.cash_contribution}}', {
              each: 'founders',
            }),
            sub('reserved for the pool of clause {{ref:founders.pool}}: {{pool_percent}}.'),
            'Each Founder pays {{par_value}} for each share, when it is issued. A cash contribution is paid to the Company within 30 days after it can receive it, counts first as the price of the shares, and is not a loan.',
            `Nobody else has been promised a share in the Company. The Founders see to it that shares are issued only as the law and the ${law.constitution} require, and that the registers and filings of the Company show it.`,
          ],
        ),
      ],
      { sources: law.capitalSources },
    ),
    clause('founders.pool', 'Pool, new founders and dilution', [
      wording(
        'together',
        'Pool first, then all alike',
        'both sides',
        'People who join get shares from the pool. When that is used up, everybody’s share shrinks in proportion.',
        [
          'Shares for employees, advisers and founders who join later come from the pool first. If it is used up, further shares dilute all holders in proportion to what they hold.',
          'Somebody who joins as a founder agrees in writing to be bound by this agreement before shares are issued to them, and their shares vest from the day on which they join.',
          'A promise of shares binds the Company only if it is in writing and has been approved as a reserved matter.',
        ],
      ),
      wording(
        'founders_bear',
        'New founders come from the founders’ shares',
        'the investor',
        'The pool stays for employees; a founder who joins later gets shares out of the founders’ own, so that nobody else is diluted.',
        [
          'The pool is for employees and advisers. Shares for a founder who joins later come from the Founders alone, in proportion to what they hold.',
          'Somebody who joins as a founder agrees in writing to be bound by this agreement before shares pass to them, and their shares vest from the day on which they join.',
          'A promise of shares binds the Company only if it is in writing and has been approved as a reserved matter.',
        ],
      ),
    ]),
    clause('founders.roles', 'Roles and time', [
      wording(
        'no_competing',
        'Named roles; other work that does not compete',
        'both sides',
        'Who does what, and how much of their working time belongs to the company. Other work is allowed if it does not compete.',
        [
          'The Founders do the following work for the Company:',
          sub(
            '{{item.name}} as {{item.title}}, for {{item.time_percent}} of a full working week, with these duties: {{item.role}}',
            { each: 'founders' },
          ),
          'A Founder may do other work in the remaining time if it does not compete with the Business and has been made known to the other Founders beforehand.',
          'Roles may be changed by a decision of the Founders. A Founder whose time changes for more than three months agrees with the others in writing what it means for vesting.',
        ],
      ),
      wording(
        'consent',
        'Named roles; other work only with consent',
        'the company',
        'Who does what; any other paid work needs the written consent of the other founders.',
        [
          'The Founders do the following work for the Company:',
          sub(
            '{{item.name}} as {{item.title}}, for {{item.time_percent}} of a full working week, with these duties: {{item.role}}',
            { each: 'founders' },
          ),
          'A Founder takes on other paid work, or a post in another business, only with the written consent of the other Founders, which they do not refuse without a reason.',
          'Roles may be changed by a decision of the Founders. A Founder whose time changes for more than three months agrees with the others in writing what it means for vesting.',
        ],
      ),
    ]),
  ];
}
