import type { Jurisdiction, Source } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';

/** What an employment contract owes to the law of each place of work. */
export type WorkLaw = {
  particulars: { why: string; source: Source };
  /** Questions that the particulars make mandatory, besides pay, hours and place. */
  noticeSources: readonly [Source, ...Source[]];
  leaveSources: readonly [Source, ...Source[]];
  sickSources: readonly [Source, ...Source[]];
  /** Of illness: “three”. */
  daysWithoutCertificate: string;
  paySources: readonly [Source, ...Source[]];
  restraintSources: readonly [Source, ...Source[]];
  leaveQuestion: string;
  leaveWhy: string;
  leaveWords: string;
  leaveSuggested: { days: number; because: string };
  /** The floor that an agreed notice never falls below, in the words of the document. */
  noticeFloor: string;
  taxWords: string;
  notices: readonly string[];
};

const REASONABLE_RESTRAINT: Source = {
  name: 'A restraint must protect a legitimate interest and be reasonable in scope, area and time: ask a lawyer',
  checked: false,
};
const LABOUR_ACT = 'Labour Act (Cap L1 LFN 2004)';

export const WORK_LAW: Readonly<Record<Jurisdiction, WorkLaw>> = {
  ng: {
    particulars: {
      why: 'A worker must have these terms in writing within three months; a contract that is signed at the start has them from the first day.',
      source: { name: `${LABOUR_ACT}, s.7`, checked: true },
    },
    noticeSources: [{ name: `${LABOUR_ACT}, s.11`, checked: true }],
    leaveSources: [{ name: `${LABOUR_ACT}, s.18`, checked: true }],
    sickSources: [
      { name: `${LABOUR_ACT}, s.16`, checked: true },
      { name: `${LABOUR_ACT}, s.54`, checked: true },
    ],
    daysWithoutCertificate: 'three',
    paySources: [{ name: 'National minimum wage of Nigeria: ₦70,000 a month', checked: true }],
    restraintSources: [REASONABLE_RESTRAINT],
    leaveQuestion: 'How many working days of paid leave are there each year, public holidays aside?',
    leaveWhy:
      'The Labour Act asks for at least six working days after twelve months, and twelve for somebody under sixteen.',
    leaveWords: 'in addition to public holidays',
    leaveSuggested: { days: 20, because: 'Four weeks for full time. The law asks for less; it is our suggestion.' },
    noticeFloor: 'section 11 of the Labour Act',
    taxWords:
      'The Employer deducts income tax (PAYE) and every other deduction that the law demands, and pays them to the authority concerned.',
    notices: [
      'The Labour Act binds for manual and clerical workers. For others the contract decides; this template keeps to the Act as the least that anybody gets.',
    ],
  },
  'us-de': {
    particulars: {
      why: 'Employment in Delaware is at will. What is offered, and what is not promised, should be said in the offer.',
      source: { name: 'Employment at will under Delaware law', checked: true },
    },
    noticeSources: [{ name: 'Employment at will under Delaware law', checked: true }],
    leaveSources: [OUR_OWN],
    sickSources: [
      {
        name: 'Rights to leave depend on the size of the employer and the state of work: ask a lawyer',
        checked: false,
      },
    ],
    daysWithoutCertificate: 'three',
    paySources: [
      { name: 'Minimum wage and overtime depend on federal law and the state of work: ask a lawyer', checked: false },
    ],
    restraintSources: [
      {
        name: 'A federal ban on non-compete clauses was set aside and is not in force; state law decides',
        checked: true,
      },
    ],
    leaveQuestion: 'How many working days of paid time off are there each year, public holidays aside?',
    leaveWhy: 'This offer promises no more than is written here, so write what you mean to give.',
    leaveWords: 'in addition to the public holidays that the Employer observes',
    leaveSuggested: { days: 15, because: 'Three weeks for full time. It is our suggestion, not a rule.' },
    noticeFloor: 'the law that applies at the place of work',
    taxWords:
      'The Employer makes the deductions and withholdings that federal, state and local law demand, and pays them to the authority concerned.',
    notices: [
      'Forms, posters and checks that federal and state law demand of an employer are not part of this document: ask a lawyer or a payroll provider which apply.',
    ],
  },
  'gb-ew': {
    particulars: {
      why: 'An employee must have these particulars in writing on the first day, the probation among them.',
      source: { name: 'Employment Rights Act 1996, s.1', checked: true },
    },
    noticeSources: [{ name: 'Employment Rights Act 1996, s.86', checked: true }],
    leaveSources: [{ name: 'Working Time Regulations 1998: 5.6 weeks a year', checked: true }],
    sickSources: [
      { name: 'Statutory sick pay and family leave change often: check the current rules', checked: false },
      { name: 'Employees certify the first seven days of illness themselves: check the current rules', checked: false },
    ],
    daysWithoutCertificate: 'seven',
    paySources: [
      { name: 'The minimum wage depends on age and changes every year: check the current rate', checked: false },
    ],
    restraintSources: [REASONABLE_RESTRAINT],
    leaveQuestion: 'How many days of paid holiday are there each year, public holidays included?',
    leaveWhy: 'The law asks for 5.6 weeks: 28 days for five days a week, in proportion for fewer.',
    leaveWords: 'public holidays included',
    leaveSuggested: { days: 28, because: '5.6 weeks of five days: the least that the law allows for full time.' },
    noticeFloor: 'section 86 of the Employment Rights Act 1996',
    taxWords:
      'The Employer deducts income tax and national insurance contributions (PAYE) and every other deduction that the law demands, and pays them to the authority concerned.',
    notices: ['Minimum wage, statutory sick pay and the amounts of the pension scheme change: check the current ones.'],
  },
};
