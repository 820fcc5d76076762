import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, wording } from '../common/clause.ts';
import type { Law } from '../common/laws.ts';
import type { WorkLaw } from './work-law.ts';

/** Time off: holidays, illness, family; and what is put aside for later. */
export function leaveClauses({ id }: Law, workLaw: WorkLaw): Clause[] {
  return [
    clause(
      'employment.annual_leave',
      'Annual leave',
      [
        wording(
          'carry_little',
          'A year’s leave, a little carried over',
          'both sides',
          'So many paid days a year; a few may be taken in the next year, and what is left at the end is paid.',
          [
            `The Employee has {{annual_leave_days}} of paid leave for each full year of work, ${workLaw.leaveWords}, and for a part of a year in proportion. It is never less than the law demands.`,
            'The two agree beforehand on when it is taken. Up to five days may be taken in the first three months of the next year; more only if work, illness or family leave made it impossible to take them, or if the law says so.',
            'At the end of the employment, leave that was not taken is paid, and leave that was taken in excess is deducted as far as the law allows.',
          ],
        ),
        wording(
          'carry_all',
          'Nothing is lost',
          'the employee',
          'Days that are not taken stay, and are paid at the end.',
          [
            `The Employee has {{annual_leave_days}} of paid leave for each full year of work, ${workLaw.leaveWords}, and for a part of a year in proportion. It is never less than the law demands.`,
            'The two agree beforehand on when it is taken. Leave that is not taken is carried over to the next year.',
            'At the end of the employment, leave that was not taken is paid, and leave that was taken in excess is deducted as far as the law allows.',
          ],
        ),
      ],
      { sources: workLaw.leaveSources },
    ),
    clause(
      'employment.sick_and_family',
      'Illness and family leave',
      [
        wording(
          'full_pay_days',
          'Full pay for a number of days',
          'both sides',
          'So many sick days a year are paid in full; after that, and for births and care, what the law gives.',
          [
            `An Employee who is ill tells the Employer on the first day, and brings a medical certificate for more than ${workLaw.daysWithoutCertificate} days. The Employer pays in full for up to {{sick_days}} of illness in a year; what the law gives besides, or for longer, is not affected.`,
            id === 'ng'
              ? 'A mother has at least twelve weeks of maternity leave and, after six months of work, at least half of her pay during it.'
              : 'The Employee has the maternity, paternity, parental and other family leave, and the pay for it, that the law gives.',
          ],
        ),
        ...(id === 'ng'
          ? []
          : [
              wording(
                'law_only',
                'What the law gives',
                'the employer',
                'No sick pay beyond what the law demands, which may be little or nothing.',
                [
                  'An Employee who is ill tells the Employer on the first day, and brings a medical certificate for more than seven days. The Employer pays what the law demands for times of illness.',
                  'The Employee has the maternity, paternity, parental and other family leave, and the pay for it, that the law gives.',
                ],
              ),
            ]),
      ],
      { sources: workLaw.sickSources },
    ),
    ...(id === 'ng' ? [nigerianPension()] : []),
    ...(id === 'gb-ew' ? [englishPension()] : []),
    ...(id === 'us-de' ? [benefits()] : []),
  ];
}

/** The duty begins with fifteen people. */
function nigerianPension(): Clause {
  const fifteen = { above: ['staff_count', 14] } as const;
  return clause(
    'employment.pension',
    'Pension and insurance',
    [
      wording(
        'required',
        'Pension and life insurance',
        'the employee',
        'From fifteen people on the employer must pay into a pension and insure the employee’s life for three years’ pay.',
        [
          'The Employer and the Employee each pay the contributions that the Pension Reform Act 2014 demands into the retirement savings account that the Employee names, on or before the day that the Act demands.',
          'The Employer insures the Employee’s life under a group life policy for at least three times the yearly total of the Employee’s pay.',
        ],
        fifteen,
      ),
      wording(
        'later',
        'When the employer has fifteen people',
        'the employer',
        'With fewer than fifteen people the employer need not run a pension yet; it starts when the number is reached.',
        [
          'The Employer has fewer than fifteen employees. When it has fifteen, it pays the pension contributions and takes out the group life policy that the Pension Reform Act 2014 demands, and tells the Employee so.',
        ],
        { not: fifteen },
      ),
    ],
    {
      sources: [
        { name: 'Pension Reform Act 2014: pension from 15 employees, group life of three years’ pay', checked: true },
      ],
    },
  );
}

function englishPension(): Clause {
  return clause(
    'employment.pension',
    'Pension',
    [
      wording(
        'enrolment',
        'Enrolment as the law demands',
        'both sides',
        'If the law says that you must be enrolled in a pension, the employer does it, and you may leave it as the law allows.',
        [
          'The Employer enrols the Employee in a pension scheme, and pays its contributions, as the law on automatic enrolment demands. The Employee may opt out as that law allows.',
        ],
      ),
    ],
    {
      sources: [
        { name: 'Automatic enrolment in a pension: check who qualifies and the current amounts', checked: false },
      ],
    },
  );
}

function benefits(): Clause {
  return clause(
    'employment.benefits',
    'Benefits',
    [
      wording(
        'plans',
        'The plans that the employer has',
        'both sides',
        'You may join the health and retirement plans that the employer has for people like you, if it has any.',
        [
          'The Employee may take part in the benefit plans that the Employer has for employees in a similar position, as the terms of each plan say. The Employer may change or end a plan as its terms and the law allow.',
        ],
      ),
      wording('none', 'None', 'the employer', 'The employer offers no benefit plans besides what the law demands.', []),
    ],
    { sources: [OUR_OWN] },
  );
}
