import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, sub, wording } from '../common/clause.ts';
import type { Law } from '../common/laws.ts';
import type { WorkLaw } from './work-law.ts';

/** How it ends: notice, dismissal for cause, and how complaints are heard. At will, there is no more to say than the last. */
export function endingClauses({ id }: Law, workLaw: WorkLaw): Clause[] {
  return id === 'us-de' ? [complaints] : [noticeClause(workLaw), dismissal, grievance];
}

function noticeClause({ noticeFloor, noticeSources }: WorkLaw): Clause {
  const never = `Notice by the Employer is never shorter than ${noticeFloor} demands for the length of service. If that is longer, it counts.`;
  const notice = [
    {
      text: 'During probation either side may end the employment by {{probation_notice_days}} of written notice, and what follows applies after it.',
      when: { above: ['probation_months', 0] },
    },
    'The Employer may end the employment by {{notice_employer_weeks}} and the Employee by {{notice_employee_weeks}} of written notice.',
    never,
  ] as const;
  return clause(
    'employment.notice',
    'Notice',
    [
      wording(
        'pay_in_lieu',
        'Notice, or pay instead of it',
        'the employer',
        'Each side must warn the other; the employer may pay for the time of notice instead of letting you work.',
        [
          ...notice,
          'The Employer may end the employment at once by paying what the Employee would have earned in the time of notice.',
        ],
      ),
      wording(
        'worked',
        'Notice is worked',
        'the employee',
        'Each side must warn the other, and the work goes on until the notice ends unless both agree.',
        [...notice, 'Pay instead of notice needs the consent of both.'],
      ),
      wording(
        'garden_leave',
        'Notice, at home if the employer wants',
        'the employer',
        'The employer may send you home during the notice, fully paid, so that you do not meet customers.',
        [
          ...notice,
          'During the time of notice the Employer may free the Employee from work, with full pay and benefits. The Employee does not work for anybody else in that time.',
        ],
      ),
    ],
    { sources: noticeSources },
  );
}

const dismissal: Clause = clause('employment.dismissal', 'Ending for a serious reason', [
  wording(
    'cause',
    'After hearing the employee',
    'both sides',
    'For fraud, violence or something as serious the employment may end at once, but not before you have been heard.',
    [
      'Either side may end the employment without notice if the other has done something so serious that it cannot reasonably be expected to go on. For the Employer such reasons are in particular:',
      sub('theft, fraud or violence at work, or serious harassment;'),
      sub('a deliberate and serious breach of confidentiality or of safety rules; and'),
      sub('staying away for more than five working days in a row without a reason and without word.'),
      'Before that the Employer tells the Employee in writing what they are accused of, and hears them, with a colleague beside them if they wish.',
    ],
  ),
]);

const grievance: Clause = clause(
  'employment.grievance',
  'Complaints and warnings',
  [
    wording(
      'two_steps',
      'Two steps, in writing',
      'both sides',
      'Small faults get a written warning first; complaints are answered within two weeks and may be taken one step further.',
      [
        'For conduct or work that is not good enough, the Employer first gives a written warning that says what has to change and by when, unless the matter is serious. The Employee may answer, and may ask somebody who was not involved to look at it again.',
        'The Employee may bring a complaint in writing to {{reports_to}} or, if it concerns that person, to a director. It is answered in writing within 14 days, and may then be taken to the board once.',
      ],
    ),
    wording('by_law', 'As the law demands', 'the employer', 'No procedure of its own: only what the law asks for.', [
      'Warnings and complaints are handled fairly and as the law demands. The Employee brings a complaint in writing to {{reports_to}} or, if it concerns that person, to a director.',
    ]),
  ],
  { sources: [OUR_OWN] },
);

const complaints: Clause = clause('employment.complaints', 'Complaints', [
  wording(
    'open_door',
    'In writing, and answered',
    'both sides',
    'A complaint is answered within two weeks, and nobody may be punished for an honest one. The employment stays at will.',
    [
      'The Employee may bring a complaint in writing to {{reports_to}} or, if it concerns that person, to a director. It is answered in writing within 14 days. Nobody suffers for a complaint that was made honestly.',
      'This clause does not change that the employment is at will.',
    ],
  ),
]);

/** Nothing here narrows the way to the courts and tribunals that the law opens to an employee. */
export const employmentDisputes: Clause = clause('employment.disputes', 'Disputes', [
  wording(
    'talk_first',
    'Talk first, then the court or tribunal',
    'both sides',
    'Try to settle it between you; the way to the court or tribunal for employment stays open to both.',
    [
      'The parties first try to settle a dispute about the employment between themselves. Either may then go to the court or tribunal that the law provides for it.',
      'Nothing in this agreement takes away or delays a claim that the law gives the Employee, or keeps the Employee from turning to an authority.',
    ],
  ),
  wording(
    'mediation',
    'A mediator first, paid by the employer',
    'the employee',
    'As above, with a neutral person in between, whom the employer pays.',
    [
      'The parties first try to settle a dispute about the employment between themselves and, if the Employee asks for it, with a mediator whom they choose together and whom the Employer pays. Either may then go to the court or tribunal that the law provides for it.',
      'Nothing in this agreement takes away or delays a claim that the law gives the Employee, or keeps the Employee from turning to an authority.',
    ],
  ),
]);
