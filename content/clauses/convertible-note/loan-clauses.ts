import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { noteGuide } from '../common/deal-sources.ts';

/** The loan: who, how much, interest. */
export const openingClauses: readonly Clause[] = [
  clause('note.parties', 'Parties and nature of this document', [
    wording(
      'loan',
      'A loan that may become shares',
      'both sides',
      'It is a debt until it converts. The words are this template’s own, not a well-known standard form.',
      [
        {
          text: 'This convertible note is made on {{effective_date}} between {{company}}, registration number {{company.registrationNumber}}, of {{company.address}} (the “Company”), and {{investor}}, of {{investor.address}} (the “Investor”).',
          when: { not: { is: ['company_formed', false] } },
        },
        {
          text: 'This convertible note is made on {{effective_date}} between {{company}}, of {{company.address}}, a company that is still to be registered (the “Company”), and {{investor}}, of {{investor.address}} (the “Investor”).',
          when: { is: ['company_formed', false] },
        },
        {
          text: 'This note has no effect, and nothing is to be paid under it, until the Company has been registered and has signed it.',
          when: { is: ['company_formed', false] },
        },
        'The Investor lends money to the Company. The loan becomes shares, or is paid back, when one of the events of this note happens. “This agreement” and “this note” mean this document.',
        'The text of this note is its template’s own. It is not the unmodified standard form of any publisher, and neither party may present it as one.',
      ],
    ),
  ]),
  clause('note.loan', 'Loan', [
    wording(
      'five_days',
      'Paid within five Business Days',
      'both sides',
      'The money is due within a working week, and the company then owes it.',
      [
        'The Investor lends the Company {{principal}} (the “Principal”) and pays it to the account that the Company has named in writing, within five Business Days after both have signed.',
        'If the Principal has not arrived in full within ten Business Days after both have signed, the Company may end this note by notice and pays back what has arrived.',
        'The Company uses the Principal for its business.',
      ],
    ),
    wording('already_paid', 'Already paid', 'both sides', 'The company confirms that it has the money already.', [
      'The Company confirms that it has received {{principal}} (the “Principal”) from the Investor as a loan under this note.',
      'The Company uses the Principal for its business.',
    ]),
  ]),
  clause(
    'note.interest',
    'Interest',
    [
      wording(
        'accrues',
        'Accrues until the end',
        'both sides',
        'Interest adds up and is dealt with when the note converts or is paid back.',
        [
          'The Principal bears interest at {{annual_rate}} a year: {{interest_method}}.',
          'Interest is counted by {{day_count}}. It runs from the date of this note, a day that is not counted itself, to the day of conversion or payment, which is.',
          {
            text: 'For the part of a year after the last anniversary, interest is simple.',
            when: { is: ['interest_method', 'annual'] },
          },
          'Interest is worked out exactly and rounded once, half upwards, to the smallest unit of the currency. It is not due before the Principal.',
          {
            text: 'The “Balance” is the Principal and the interest so far.',
            when: { is: ['interest_converts', true] },
          },
          {
            text: 'The “Balance” is the Principal where it becomes shares; the interest so far is then paid in money within ten Business Days. Where the loan is paid back, the Balance is the Principal and the interest so far.',
            when: { is: ['interest_converts', false] },
          },
        ],
      ),
    ],
    { sources: [noteGuide] },
  ),
];
