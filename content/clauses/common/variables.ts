import type { Variable } from '#domain/agreements/template.ts';
import type { Law } from './laws.ts';

/** The names of the groups of questions that templates share. */
export const SECTIONS = { parties: 'Parties', terms: 'Terms', closing: 'Law and disputes' } as const;

export const company: Variable = {
  id: 'company',
  kind: 'party',
  fact: 'company',
  section: SECTIONS.parties,
  label: 'Company',
  question: 'Which company is this about?',
  why: 'A company is bound only under its registered name and through somebody who may sign for it.',
  example: 'Its full registered name, its registration number, its address, and who signs as what',
};

export const effectiveDate: Variable = {
  id: 'effective_date',
  kind: 'date',
  section: SECTIONS.terms,
  label: 'Effective date',
  question: 'From which day does this agreement count?',
  why: 'Every period in it is counted from this day. It may be earlier or later than the day of signing.',
};

/** Where disputes go. Only places that fit the law are offered, so that the two agree. */
export function forumVariables({ forums }: Law): Variable[] {
  return [
    {
      id: 'forum',
      kind: 'choice',
      choices: forums,
      fact: 'forum',
      section: SECTIONS.closing,
      label: 'Where disputes are decided',
      question: 'Who decides a dispute that talking and mediation have not settled?',
      why: 'Without it the first argument is about where to argue.',
    },
    {
      id: 'arbitration_seat',
      kind: 'text',
      max: 120,
      section: SECTIONS.closing,
      label: 'Seat of arbitration',
      question: 'In which city does the arbitrator sit?',
      why: 'The seat decides which courts support the arbitration, and how far the parties must travel.',
      example: 'Lagos, Nigeria',
      when: { is: ['forum', 'arbitration'] },
    },
  ];
}
