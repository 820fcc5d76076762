import type { Clause, Paragraph } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';
import type { Law } from '../common/laws.ts';
import type { WorkLaw } from './work-law.ts';

/** Who works where, from when, at what, for how long and for how much. */
export function jobClauses({ id }: Law, workLaw: WorkLaw): Clause[] {
  const atWill = id === 'us-de';
  // Time off instead of overtime pay is not offered where the law may forbid it.
  const timeOff = atWill ? '' : ', or is taken off in the following month';
  const particulars = { sources: [workLaw.particulars.source] };
  return [
    clause(
      'employment.parties',
      'Parties',
      [
        wording(
          'two',
          'Employer and employee',
          'both sides',
          'Who employs whom. The company is the employer, not the person who signs for it.',
          [
            'This agreement is made between {{employer.described}} (the “Employer”) and {{employee.described}} (the “Employee”).',
          ],
        ),
      ],
      particulars,
    ),
    clause(
      'employment.job',
      'Job and duties',
      [
        wording(
          'duties',
          'Title, duties and reporting',
          'both sides',
          'What the job is and whose instructions count. Other reasonable work may be asked for, but not a different job.',
          [
            'The Employee works as {{title}} and reports to {{reports_to}}. The main duties are:',
            sub('{{item}}', { each: 'duties' }),
            'The Employer may ask for other work that fits the title and the Employee’s ability. A lasting change of the job needs the consent of both.',
          ],
        ),
      ],
      particulars,
    ),
    ...(atWill ? [] : [startClause(workLaw)]),
    ...(atWill ? [atWillClause(workLaw)] : []),
    clause(
      'employment.place',
      'Place of work',
      [
        wording(
          'named',
          'A named place',
          'both sides',
          'Where the work is done. A move farther away needs agreement.',
          [
            'The place of work is: {{place}}',
            'The Employer pays for travel that the work demands, but not for the way to work. A lasting change of the place that makes the way to work much longer needs the Employee’s consent.',
          ],
        ),
        wording(
          'mobile',
          'May be changed',
          'the employer',
          'The employer may move the place of work within reason, with a month’s warning.',
          [
            'The place of work is: {{place}}',
            'The Employer pays for travel that the work demands, but not for the way to work. It may change the place with at least one month’s notice if the new place can reasonably be reached from the Employee’s home.',
          ],
        ),
      ],
      particulars,
    ),
    clause(
      'employment.hours',
      'Hours',
      [
        wording(
          'overtime_paid',
          'Fixed hours, overtime paid',
          'the employee',
          'A fixed week; more work is agreed beforehand, and is not for nothing.',
          [
            'The Employee works {{hours_per_week}} a week, spread over {{days_per_week}}, at times that the Employer sets with regard to the Employee’s private life, with the breaks and rest that the law demands.',
            `Overtime is worked only if it was agreed beforehand. It is paid at no less than the usual hourly rate, or at the higher rate that the law demands${timeOff}.`,
          ],
        ),
        wording(
          'overtime_included',
          'Occasional overtime included',
          'the employer',
          'Some extra hours are covered by the salary, as far as the law and the minimum wage allow.',
          [
            'The Employee works {{hours_per_week}} a week, spread over {{days_per_week}}, at times that the Employer sets with regard to the Employee’s private life, with the breaks and rest that the law demands.',
            'The salary covers occasional overtime that the work reasonably needs, as far as the law allows and as long as the pay for all hours is not below the minimum wage. Regular overtime is agreed beforehand and paid.',
          ],
        ),
      ],
      particulars,
    ),
    clause(
      'employment.pay',
      'Pay',
      [
        wording(
          'salary',
          'A fixed amount on a fixed day',
          'both sides',
          'What is paid, when, and what may be taken off. Shares or options come on top, in a paper of their own.',
          [
            'The Employer pays {{salary}} {{salary_period}} before tax, {{pay_day}}. With each payment comes a statement of the amount and of every deduction.',
            workLaw.taxWords,
            'Other deductions are made only if the law allows them or the Employee has agreed to them in writing for the case concerned.',
            'The pay is looked at once a year; a rise is not promised. A share in the Employer, if any, is granted in a document of its own and is not part of the pay.',
            'The Employer pays back expenses that the work made necessary, against receipts.',
          ],
        ),
      ],
      { sources: [workLaw.particulars.source, ...workLaw.paySources] },
    ),
  ];
}

function startClause(workLaw: WorkLaw): Clause {
  const onProbation = { above: ['probation_months', 0] } as const;
  const start: readonly Paragraph[] = [
    'The employment begins on {{start_date}}. No earlier employment counts towards it unless the law says so.',
    { text: 'It goes on until one side ends it.', when: { is: ['contract_type', 'permanent'] } },
    {
      text: 'It is for a fixed term and ends on {{end_date}} without notice. It may end earlier as clause {{ref:employment.notice}} says.',
      when: { is: ['contract_type', 'fixed_term'] },
    },
    { text: 'There is no probation.', when: { is: ['probation_months', 0] } },
  ];
  return clause(
    'employment.term',
    'Start, kind and probation',
    [
      wording(
        'prolongable',
        'Probation may be prolonged once',
        'the employer',
        'When it starts, whether it ends by itself, and a first period with a shorter notice that may be prolonged once. The rights that the law gives apply in probation too.',
        [
          ...start,
          {
            text: 'The first {{probation_months}} are a probation, in which each side sees whether the work suits. The Employer says during it how the Employee does, and may prolong it once, by no more than the same time, if it says in writing what has to improve. The rights that the law gives an employee apply during probation too.',
            when: onProbation,
          },
        ],
      ),
      wording(
        'once',
        'Probation ends when it ends',
        'the employee',
        'As above, but the probation cannot be made longer.',
        [
          ...start,
          {
            text: 'The first {{probation_months}} are a probation, in which each side sees whether the work suits. It cannot be prolonged. The rights that the law gives an employee apply during probation too.',
            when: onProbation,
          },
        ],
      ),
    ],
    { sources: [workLaw.particulars.source] },
  );
}

function atWillClause(workLaw: WorkLaw): Clause {
  return clause(
    'employment.at_will',
    'Start, and employment at will',
    [
      wording(
        'at_will',
        'At will',
        'the employer',
        'Either side may end it at any time, for any lawful reason or none, without notice. Nothing in this offer promises a length of time.',
        [
          'The employment begins on {{start_date}} and is at will: the Employer and the Employee may each end it at any time, with or without cause and with or without notice, for any reason that the law does not forbid.',
          'Only a writing that says so, signed by the Employee and by an officer of the Employer, can change that. Titles, pay by the year, reviews and policies do not.',
        ],
      ),
      wording(
        'at_will_courtesy',
        'At will, with two weeks’ courtesy',
        'both sides',
        'Still at will, but both sides mean to give two weeks; the employer pays them if it wants the work to stop sooner.',
        [
          'The employment begins on {{start_date}} and is at will: the Employer and the Employee may each end it at any time, with or without cause, for any reason that the law does not forbid.',
          'Each side gives the other two weeks’ notice if it can. An Employer that ends the employment sooner without serious misconduct pays the base pay for what is left of the two weeks. This does not change that the employment is at will.',
          'Only a writing that says so, signed by the Employee and by an officer of the Employer, can change that the employment is at will.',
        ],
      ),
    ],
    { sources: workLaw.noticeSources },
  );
}
